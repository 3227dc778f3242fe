import { z } from 'zod';
import { defineRoute, success, successPage, userRead } from '../../definition/route.ts';
import { Instant, Key } from '../../values/scalars.ts';
import { SeriesSummary } from './cricket-dashboard.ts';
import { Gender, MatchSummary } from './match.ts';
import { SearchQuery } from './match-lists.ts';

/**
 * A row of a series table, calculated from known results: 2 points for a win, 1 for a tie, draw or no result.
 * `noResult` includes draws.
 */
export const Standing = z.object({
  key: z.string().nullable().describe('Null when history does not know the team.'),
  team: z.string(),
  shortname: z.string(),
  played: z.int(),
  won: z.int(),
  lost: z.int(),
  tied: z.int(),
  noResult: z.int(),
  points: z.int(),
  netRunRate: z
    .number()
    .nullable()
    .describe(
      'In runs an over. Null when a total is missing, a target was revised, or overs have no limit or not six balls.',
    ),
});
export type Standing = z.infer<typeof Standing>;

/** A series as a tournament. */
export const Tournament = z.object({
  key: z.string(),
  name: z.string(),
  short_name: z.string(),
  start_date: z.string().nullable(),
  countries: z.array(z.string()).describe("National teams in the series' name; empty for leagues."),
  gender: Gender.nullable().describe("Null when the series' name does not state it."),
  formats: z.array(z.enum(['t20', 'odi', 'test'])),
  association_key: z.string().nullable(),
});
export type Tournament = z.infer<typeof Tournament>;

/** A country of CricAPI's list. */
export const Country = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  genericFlag: z.string().nullable(),
});

const as_of = Instant.nullable();

/** Routes of series, tournaments and countries. */
export const cricketSeriesRoutes = {
  listSeries: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/series/',
    summary: 'List series, highest priority first',
    query: SearchQuery,
    answers: { 200: successPage(SeriesSummary).extend({ as_of }) },
  }),
  readSeries: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/series/{id}/',
    summary: 'Read a series with its matches and the table of its completed matches',
    params: z.strictObject({ id: Key }),
    answers: {
      200: success(SeriesSummary.extend({ fixtures: z.array(MatchSummary), standings: z.array(Standing) })),
    },
    errorStatuses: [404],
  }),
  listTournaments: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/tournaments/',
    summary: 'List series as tournaments, highest priority first',
    query: SearchQuery,
    answers: { 200: successPage(Tournament).extend({ as_of }) },
  }),
  listCountries: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/countries-new/',
    summary: 'List countries with their flags',
    answers: { 200: success(z.object({ countries: z.array(Country) })).extend({ as_of }) },
  }),
};
