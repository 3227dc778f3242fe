import { z } from 'zod';
import { defineRoute, historyRead } from '../../definition/route.ts';
import { Page } from '../../values/page.ts';
import { Key } from '../../values/scalars.ts';
import { Gender } from '../matches/match.ts';
import { HistoryQuery, PlayedFormat, PlayedMatchSummary } from './played-match.ts';

/** A venue in history, under its current name. */
export const VenueSummary = z.object({
  key: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  matches: z.int(),
  lastMatch: z.string(),
});
export type VenueSummary = z.infer<typeof VenueSummary>;

/**
 * Statistics of one format and gender at a venue. Totals exclude shortened innings. Percentages (0 to 100) are of
 * decided matches. A value is null when no match provides it.
 */
export const VenueRecord = z.object({
  format: PlayedFormat,
  gender: Gender,
  matches: z.int(),
  averageScore: z.number().nullable(),
  highest: z.int().nullable(),
  lowest: z.int().nullable(),
  averageWickets: z.number().nullable(),
  averagePowerplay: z.number().nullable(),
  chaseSuccess: z.number().nullable(),
  tossWinAdvantage: z.number().nullable(),
  tossChoseBat: z.number().nullable().describe('Tosses after which the winner batted, in percent.'),
  firstInningsTotals: z.array(z.int()).describe('Completed first innings, latest first.'),
  byStyle: z
    .array(
      z.object({
        style: z.enum(['pace', 'spin']),
        balls: z.int(),
        runs: z.int().describe('Charged to the bowlers.'),
        wickets: z.int(),
      }),
    )
    .describe('Bowling of players of known style, in all innings; empty when no style is known.'),
  unknownStyleWickets: z.int().describe('Wickets of bowlers whose style is not known.'),
  byInnings: z
    .array(
      z.object({
        innings: z.int().describe('From 1; up to four in a Test.'),
        sample: z.int().describe('Innings behind the averages.'),
        averageScore: z.number().nullable(),
        averageWickets: z.number().nullable(),
      }),
    )
    .describe('In order of play; innings without a sample are left out.'),
  byYear: z
    .array(
      z.object({
        year: z.int(),
        sample: z.int().describe('Completed first innings.'),
        averageScore: z.number().nullable().describe('Of first innings.'),
        decided: z.int().describe('Matches won by either team.'),
        chaseSuccess: z.number().nullable(),
      }),
    )
    .describe('Latest first.'),
});
export type VenueRecord = z.infer<typeof VenueRecord>;

/** A venue's page. */
export const VenueProfile = VenueSummary.extend({
  spellings: z.array(z.string()),
  records: z.array(VenueRecord),
  recent: z.array(PlayedMatchSummary).describe('Latest first, at most 20.'),
});
export type VenueProfile = z.infer<typeof VenueProfile>;

/** Routes of venues. */
export const venueRoutes = {
  listVenues: defineRoute({
    ...historyRead,
    path: '/api/cricket/venues/',
    summary: 'List venues, latest match first; search by name or city',
    query: HistoryQuery,
    answers: { 200: z.object({ data: z.array(VenueSummary), page: Page }) },
  }),
  readVenue: defineRoute({
    ...historyRead,
    path: '/api/cricket/venues/{id}/',
    summary: 'Read a venue with statistics by format and latest matches',
    params: z.strictObject({ id: Key }),
    answers: { 200: z.object({ data: VenueProfile }) },
    errorStatuses: [404],
  }),
};
