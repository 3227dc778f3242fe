import { z } from 'zod';
import { defineRoute, publicRead, success } from '../../definition/route.ts';
import { Page, PageQuery } from '../../values/page.ts';
import { Instant, Key } from '../../values/scalars.ts';
import { AnalysisCorrection } from './analysis.ts';
import { Backtest, ForecastRecord } from './forecast-record.ts';

/**
 * Grade of an analysis by the fantasy points (rules of 2025) from the match's balls. Each `error` is an absolute
 * difference.
 */
export const Grade = z.object({
  gradedAt: Instant,
  captain: z
    .object({ name: z.string(), points: z.number(), rank: z.int().nullable(), of: z.int() })
    .nullable()
    .describe('The chosen captain; `rank` among `of` players by points, null when not playing.'),
  eleven: z
    .object({ points: z.number(), best: z.number(), share: z.number(), played: z.int() })
    .nullable()
    .describe('Points of the proposed and of the best possible eleven; `share` in percent.'),
  firstInnings: z
    .object({ expected: z.number(), actual: z.int(), error: z.number() })
    .nullable()
    .describe('Venue average and first-innings total; null when shortened.'),
  winner: z
    .object({ team: z.string(), chance: z.number(), brier: z.number() })
    .nullable()
    .describe('Chance given to the winner, in percent; null without winner or forecast.'),
  total: z
    .object({
      team: z.string(),
      expected: z.number(),
      p10: z.number(),
      p90: z.number(),
      actual: z.int(),
      error: z.number(),
    })
    .nullable()
    .describe('Forecast of the first-innings total, in runs; null when shortened or not given.'),
  points: z
    .object({ players: z.int(), error: z.number(), within: z.int() })
    .nullable()
    .describe('Mean absolute error of player points, and players within P10 to P90.'),
});
export type Grade = z.infer<typeof Grade>;

/** A locked analysis as the public sees it: the hash from the lock on, the grade after the match. */
export const TrackRecordEntry = z.object({
  matchKey: z.string(),
  matchTitle: z.string(),
  tournament: z.string(),
  matchAt: Instant,
  draftedAt: Instant,
  locksAt: Instant.nullable().describe('The scheduled start; null when it is unknown.'),
  lockedAt: Instant,
  contentHash: z.string().describe('SHA-256 of the analysis, hexadecimal.'),
  state: z
    .enum(['waiting', 'graded', 'late'])
    .describe('`waiting`: no ball-by-ball data yet. `late`: drafted after the start, never graded.'),
  grade: Grade.nullable(),
});
export type TrackRecordEntry = z.infer<typeof TrackRecordEntry>;

/** A percentage of `of` cases with its 95% Wilson interval. Null when `of` is 0. */
export const Share = z.object({
  share: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  of: z.int(),
});

/** Totals over all locked analyses. */
export const TrackRecordSummary = z.object({
  locked: z.int(),
  graded: z.int(),
  waiting: z.int(),
  late: z.int(),
  captainBest: Share,
  captainInTopThree: Share,
  captainPoints: z
    .object({ mean: z.number(), top: z.number() })
    .nullable()
    .describe('Mean points of the captains, and of the best players of the same matches.'),
  elevenShare: z.number().nullable().describe('Mean of `eleven.share`, in percent.'),
  firstInningsError: z
    .number()
    .nullable()
    .describe(
      'Mean absolute error of the first innings, in runs; without a forecast that of the venue average.',
    ),
});
export type TrackRecordSummary = z.infer<typeof TrackRecordSummary>;

/** Routes of the public track record. */
export const trackRecordRoutes = {
  readTrackRecord: defineRoute({
    ...publicRead,
    path: '/api/v1/analysis/track-record/',
    summary: 'List all locked analyses with hashes, grades and overall scores',
    query: PageQuery,
    answers: {
      200: success(
        z.object({
          summary: TrackRecordSummary,
          forecasts: ForecastRecord.describe('Scores of the graded entries.'),
          backtest: Backtest.nullable().describe(
            'Scores over the stored history, not of published forecasts.',
          ),
          entries: z.array(TrackRecordEntry),
        }),
      ).extend({ page: Page }),
    },
  }),
  readTrackRecordEntry: defineRoute({
    ...publicRead,
    path: '/api/v1/analysis/track-record/{matchKey}/',
    summary: 'Read a locked analysis with its grade; once graded, also the hashed text and its corrections',
    params: z.strictObject({ matchKey: Key }),
    answers: {
      200: success(
        TrackRecordEntry.extend({
          text: z.string().nullable(),
          corrections: z.array(AnalysisCorrection),
        }),
      ),
    },
    errorStatuses: [404],
  }),
};
