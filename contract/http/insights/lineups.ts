import { z } from 'zod';
import { rateLimits } from '../../definition/rate-limits.ts';
import { defineRoute, success } from '../../definition/route.ts';
import { Instant, Key } from '../../values/scalars.ts';
import { ForecastBasis, Lineup, LineupStyle, PlayerProjection } from './projections.ts';

/** Most line-ups that one request may ask for. */
export const MOST_LINEUPS = 150;
const KEYS = z.array(Key).max(30);

export const LineupOrder = z.strictObject({
  matchKey: Key,
  count: z.int().min(1).max(MOST_LINEUPS).default(1),
  /** Players' keys: in every line-up, and in none. */
  locked: KEYS.default([]),
  excluded: KEYS.default([]),
  /** Of several line-ups, the percentage that may hold any one player who is not locked, rounded up to whole line-ups. */
  exposure: z.number().min(10).max(100).default(75),
  style: LineupStyle.default('balanced'),
});
export type LineupOrder = z.infer<typeof LineupOrder>;

/** How it is known that a single line-up is the best: every other one was shown unable to beat it. */
const Proof = z.object({
  /** Points by which the best line-up with at least one other player falls short; `null` when there is no other. */
  gapToRunnerUp: z.number().nullable(),
  /** Partial line-ups that were looked at before the search ended. */
  examined: z.int(),
});

export const LineupAnswer = z.object({
  matchKey: z.string(),
  style: LineupStyle,
  lineups: z.array(Lineup),
  /** Of a single line-up only. */
  proof: Proof.nullable(),
  /** Fewer line-ups within the limits than were asked for. */
  short: z.boolean(),
  /** Of several: mean points of the best of them, over the simulated matches. */
  expectedBest: z.number().nullable(),
  /** Everybody there was to choose from, with how many of the line-ups hold them; `exposure` in percent. */
  players: z.array(PlayerProjection.extend({ held: z.int(), exposure: z.number() })),
  /** True once the elevens that play were announced; till then they are those that are likely. */
  announced: z.boolean(),
  basis: ForecastBasis,
  /** When the projections behind it were made. */
  projectedAt: Instant,
});
export type LineupAnswer = z.infer<typeof LineupAnswer>;

export const lineupRoutes = {
  buildLineups: defineRoute({
    method: 'POST',
    path: '/api/v1/lineups/',
    summary: 'The best eleven, or up to 150 different ones for a large field',
    access: 'premium',
    rateLimit: rateLimits.lineups,
    body: LineupOrder,
    answers: { 200: success(LineupAnswer) },
    refusals: [404, 422],
  }),
};
