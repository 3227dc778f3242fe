import { z } from 'zod';
import { defineRoute, publicRead, success } from '../../definition/route.ts';
import { Instant, Key } from '../../values/scalars.ts';
import { Page, PageQuery } from '../../values/page.ts';
import { AnalysisCorrection } from './analysis.ts';
import { Backtest, ForecastRecord } from './forecast-record.ts';

/** How an analysis fared, by the fantasy points (rules of 2025) that the match's balls give. */
export const Grade = z.object({
  gradedAt: Instant,
  /** The captain choice: points and place among everyone who played; `rank` is `null` when the captain did not play. */
  captain: z
    .object({ name: z.string(), points: z.number(), rank: z.int().nullable(), of: z.int() })
    .nullable(),
  /** The proposed eleven with captain and vice-captain, and the best that there was. `share` is a percentage. */
  eleven: z.object({ points: z.number(), best: z.number(), share: z.number(), played: z.int() }).nullable(),
  /** The ground's average that was given, and what the first innings came to; `null` when rain cut it short. */
  firstInnings: z.object({ expected: z.number(), actual: z.int(), error: z.number() }).nullable(),
  /** The chance that was given to the side that won, in percent; `null` when nobody did or none was given. */
  winner: z.object({ team: z.string(), chance: z.number(), brier: z.number() }).nullable(),
  /** The first-innings total as forecast; `null` when rain cut it short or none was given. */
  total: z
    .object({
      team: z.string(),
      expected: z.number(),
      p10: z.number(),
      p90: z.number(),
      actual: z.int(),
      error: z.number(),
    })
    .nullable(),
  /** Points of those who were projected and played: the mean absolute miss, and how many came within P10 to P90. */
  points: z.object({ players: z.int(), error: z.number(), within: z.int() }).nullable(),
});
export type Grade = z.infer<typeof Grade>;

/** A locked analysis as anybody may see it: its hash from the lock on, its grade from the match's end. */
export const TrackRecordEntry = z.object({
  matchKey: z.string(),
  matchTitle: z.string(),
  tournament: z.string(),
  matchAt: Instant,
  draftedAt: Instant,
  lockedAt: Instant,
  /** SHA-256 of the analysis, hexadecimal. */
  contentHash: z.string(),
  /** `late`: drafted when the match had begun, never graded. `waiting`: the match's ball-by-ball record is not in yet. */
  state: z.enum(['waiting', 'graded', 'late']),
  grade: Grade.nullable(),
});
export type TrackRecordEntry = z.infer<typeof TrackRecordEntry>;

/** A share with its 95% interval (Wilson), all in percent, and how many it is of. `null` shares are of nothing. */
const Share = z.object({
  share: z.number().nullable(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  of: z.int(),
});

/** Everything graded so far, summed up; nothing is ever left out of it. */
export const TrackRecordSummary = z.object({
  locked: z.int(),
  graded: z.int(),
  waiting: z.int(),
  late: z.int(),
  captainBest: Share,
  captainInTopThree: Share,
  /** Mean share of the best possible points that the proposed elevens had, in percent. */
  elevenShare: z.number().nullable(),
  /** Mean absolute miss of the first innings, in runs: of the forecast total, or of the ground's average where there was no forecast. */
  firstInningsError: z.number().nullable(),
});
export type TrackRecordSummary = z.infer<typeof TrackRecordSummary>;

export const trackRecordRoutes = {
  readTrackRecord: defineRoute({
    ...publicRead,
    path: '/api/v1/analysis/track-record/',
    summary: 'Every locked analysis with its hash and grade, and what they add up to',
    query: PageQuery,
    answers: {
      200: success(
        z.object({
          summary: TrackRecordSummary,
          /** Of the entries, graded. */
          forecasts: ForecastRecord,
          /** Apart from them: the stored history, each match forecast from those before it. */
          backtest: Backtest.nullable(),
          entries: z.array(TrackRecordEntry),
        }),
      ).extend({ page: Page }),
    },
  }),
  readTrackRecordEntry: defineRoute({
    ...publicRead,
    path: '/api/v1/analysis/track-record/{matchKey}/',
    summary:
      'One locked analysis with its grade; once graded, the very text that was hashed and its corrections',
    params: z.strictObject({ matchKey: Key }),
    answers: {
      200: success(
        TrackRecordEntry.extend({
          text: z.string().nullable(),
          corrections: z.array(AnalysisCorrection),
        }),
      ),
    },
    refusals: [404],
  }),
};
