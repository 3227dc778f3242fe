import { z } from 'zod';
import { defineRoute, userRead } from '../../definition/route.ts';
import { Key } from '../../values/scalars.ts';
import { Page } from '../../values/page.ts';
import { Gender } from '../matches/match.ts';
import { HistoryQuery, PlayedFormat, PlayedMatchSummary } from './played-match.ts';

/** A ground of the stored history, under the name it has today. */
export const VenueSummary = z.object({
  key: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  matches: z.int(),
  lastMatch: z.string(),
});
export type VenueSummary = z.infer<typeof VenueSummary>;

/**
 * What matches of one format and gender at a ground add up to. Totals leave out innings that were cut short;
 * percentages are of decided matches, 0 to 100; everything is `null` where no match tells it.
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
  /** Tosses after which the winner chose to bat. */
  tossChoseBat: z.number().nullable(),
  /** Each first innings that went the whole way, latest first. */
  firstInningsTotals: z.array(z.int()),
});
export type VenueRecord = z.infer<typeof VenueRecord>;

/** A ground's page. */
export const VenueProfile = VenueSummary.extend({
  spellings: z.array(z.string()),
  records: z.array(VenueRecord),
  /** Latest first, at most twenty. */
  recent: z.array(PlayedMatchSummary),
});
export type VenueProfile = z.infer<typeof VenueProfile>;

export const venueRoutes = {
  listVenues: defineRoute({
    ...userRead,
    path: '/api/cricket/venues/',
    summary: 'Grounds of the history, by part of a name or city, the last played on first',
    query: HistoryQuery,
    answers: { 200: z.object({ data: z.array(VenueSummary), page: Page }) },
  }),
  readVenue: defineRoute({
    ...userRead,
    path: '/api/cricket/venues/{id}/',
    summary: 'A ground’s page: records by format, latest matches',
    params: z.strictObject({ id: Key }),
    answers: { 200: z.object({ data: VenueProfile }) },
    refusals: [404],
  }),
};
