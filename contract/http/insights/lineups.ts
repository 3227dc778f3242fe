import { z } from 'zod';
import { rateLimits } from '../../definition/rate-limits.ts';
import { defineRoute, success } from '../../definition/route.ts';
import { Instant, Key } from '../../values/scalars.ts';
import { ForecastBasis, Lineup, LineupStyle, PlayerProjection } from './projections.ts';

/** Maximum number of line-ups per request. */
export const MAX_LINEUPS = 150;
const PlayerKeys = z.array(Key).max(30);

/** Which line-ups a member requests. */
export const LineupRequest = z.strictObject({
  matchKey: Key,
  count: z.int().min(1).max(MAX_LINEUPS).default(1),
  locked: PlayerKeys.default([]).describe('Keys of players in every line-up.'),
  excluded: PlayerKeys.default([]).describe('Keys of players in no line-up.'),
  exposure: z
    .number()
    .min(10)
    .max(100)
    .default(75)
    .describe('Maximum percentage of line-ups with the same unlocked player, rounded up.'),
  style: LineupStyle.default('balanced'),
});
export type LineupRequest = z.infer<typeof LineupRequest>;

/** Result of the exact search for a single line-up: no other valid line-up has more expected points. */
const Proof = z.object({
  gapToRunnerUp: z
    .number()
    .nullable()
    .describe('Points less that the best line-up with at least one other player has; null if there is none.'),
  examined: z.int().describe('Partial line-ups that the search examined.'),
});

/** The built line-ups, with the players they were chosen from. */
export const LineupResponse = z.object({
  matchKey: z.string(),
  style: LineupStyle,
  lineups: z.array(Lineup),
  proof: Proof.nullable().describe('Null for several line-ups.'),
  short: z.boolean().describe('True when fewer line-ups exist than requested.'),
  expectedBest: z.number().nullable().describe('Mean points of the best of several over the simulations.'),
  players: z
    .array(PlayerProjection.extend({ held: z.int(), exposure: z.number() }))
    .describe('All candidates; `held` counts their line-ups, `exposure` is in percent.'),
  announced: z.boolean().describe('False while the elevens are only probable.'),
  basis: ForecastBasis,
  projectedAt: Instant.describe('When the projections were calculated.'),
});
export type LineupResponse = z.infer<typeof LineupResponse>;

/** The route that builds line-ups. */
export const lineupRoutes = {
  buildLineups: defineRoute({
    method: 'POST',
    path: '/api/v1/lineups/',
    summary: 'Build the best line-up, or up to 150 different ones',
    access: 'premium',
    rateLimit: rateLimits.lineups,
    body: LineupRequest,
    answers: { 200: success(LineupResponse) },
    errorStatuses: [404, 422],
  }),
};
