import { z } from 'zod';
import { defineRoute, historyRead, success } from '../../definition/route.ts';
import { Key } from '../../values/scalars.ts';
import { PlayedFormat } from './played-match.ts';

/** Sums of a batter: balls faced, runs off the bat, dismissals. */
export const BattingSums = z.object({ balls: z.int(), runs: z.int(), outs: z.int() });
export type BattingSums = z.infer<typeof BattingSums>;

/** Sums of a bowler: legal balls, runs charged, wickets credited. */
export const BowlingSums = z.object({ balls: z.int(), runs: z.int(), wickets: z.int() });
export type BowlingSums = z.infer<typeof BowlingSums>;

const sums = { batting: BattingSums, bowling: BowlingSums };

/** The matches of a player at one venue or against one team. */
export const PlayerSplit = z.object({
  key: z.string(),
  name: z.string(),
  matches: z.int(),
  averagePoints: z.number().describe('Mean fantasy points, rules of 2025.'),
  ...sums,
});
export type PlayerSplit = z.infer<typeof PlayerSplit>;

/**
 * A player's record in one format, split by phase of the innings, bowling style, venue and opponent. Super overs do not
 * count.
 */
export const PlayerSplits = z.object({
  format: PlayedFormat,
  matches: z
    .int()
    .describe('The latest matches from whose balls `phases` and `bowlingStyles` are counted, at most 30.'),
  phases: z
    .array(z.object({ phase: z.enum(['powerplay', 'middle', 'death']), ...sums }))
    .describe('In order of play; empty in a format without an overs limit.'),
  bowlingStyles: z
    .array(z.object({ style: z.enum(['pace', 'spin']), batting: BattingSums }))
    .describe('Batting in the same matches against bowlers of known style; empty when no style is known.'),
  unknownStyleBalls: z.int().describe('Balls faced in these matches from bowlers whose style is not known.'),
  opponents: z.array(PlayerSplit).describe('Of the whole career, most matches first, at most eight.'),
  venues: z.array(PlayerSplit).describe('Of the whole career, most matches first, at most eight.'),
});
export type PlayerSplits = z.infer<typeof PlayerSplits>;

/** The route of a player's splits. */
export const playerSplitRoutes = {
  readPlayerSplits: defineRoute({
    ...historyRead,
    path: '/api/v1/cricket/players/{id}/splits/',
    summary: 'Read the record of a player by phase, venue and opponent',
    params: z.strictObject({ id: Key }),
    query: z.strictObject({ format: PlayedFormat.default('T20') }),
    answers: { 200: success(PlayerSplits) },
    errorStatuses: [404],
  }),
};
