import { z } from 'zod';
import { defineRoute, success, successPage, userRead } from '../../definition/route.ts';
import { Instant, Key } from '../../values/scalars.ts';
import { SeriesSummary } from './cricket-dashboard.ts';
import { Gender, MatchSummary } from './match.ts';
import { SearchQuery } from './match-lists.ts';

/** A team's row in a table worked out from the results that we have seen: 2 points a win, 1 a tie or no result. */
export const Standing = z.object({
  /** Of the team's page; `null` when history does not know it. */
  key: z.string().nullable(),
  team: z.string(),
  shortname: z.string(),
  played: z.int(),
  won: z.int(),
  lost: z.int(),
  tied: z.int(),
  noResult: z.int(),
  points: z.int(),
});
export type Standing = z.infer<typeof Standing>;

export const Tournament = z.object({
  key: z.string(),
  name: z.string(),
  short_name: z.string(),
  start_date: z.string().nullable(),
  /** Teams of countries that the name of the series tells; empty for leagues. */
  countries: z.array(z.string()),
  /** Null when the name of the series does not say. */
  gender: Gender.nullable(),
  formats: z.array(z.enum(['t20', 'odi', 'test'])),
  association_key: z.string().nullable(),
});
export type Tournament = z.infer<typeof Tournament>;

export const Country = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  genericFlag: z.string().nullable(),
});
export type Country = z.infer<typeof Country>;

const as_of = Instant.nullable();

export const cricketSeriesRoutes = {
  listSeries: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/series/',
    summary: 'Series, those of highest priority first',
    query: SearchQuery,
    answers: { 200: successPage(SeriesSummary).extend({ as_of }) },
  }),
  readSeries: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/series/{id}/',
    summary: 'One series with its matches and a table of those that are over',
    params: z.strictObject({ id: Key }),
    answers: {
      200: success(SeriesSummary.extend({ fixtures: z.array(MatchSummary), standings: z.array(Standing) })),
    },
    refusals: [404],
  }),
  listTournaments: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/tournaments/',
    summary: 'Series as tournaments, those of highest priority first',
    query: SearchQuery,
    answers: { 200: successPage(Tournament).extend({ as_of }) },
  }),
  listCountries: defineRoute({
    ...userRead,
    path: '/api/v1/cricket/countries-new/',
    summary: 'Countries with their flags',
    answers: { 200: success(z.object({ countries: z.array(Country) })).extend({ as_of }) },
  }),
};
