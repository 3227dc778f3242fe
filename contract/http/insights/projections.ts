import { z } from 'zod';

export const Role = z.enum(['keeper', 'batter', 'all-rounder', 'bowler']);
export type Role = z.infer<typeof Role>;

/** One in ten ends below `p10`, half below `p50`, one in ten above `p90`. */
export const PercentileSpread = z.object({
  mean: z.number(),
  p10: z.number(),
  p50: z.number(),
  p90: z.number(),
});
export type PercentileSpread = z.infer<typeof PercentileSpread>;

/** Chances of the two sides in percent, in the order of the match's teams; they add up to 100. */
export const WinChances = z.object({ teamA: z.number(), teamB: z.number() });
export type WinChances = z.infer<typeof WinChances>;

/** What a forecast could not know, worst first. */
export const UnknownFactor = z.enum([
  'format',
  'history',
  'teams',
  'players',
  'line-ups',
  'ground',
  'toss',
  'balls',
]);
export type UnknownFactor = z.infer<typeof UnknownFactor>;

/** What stands behind a forecast. */
export const ForecastBasis = z.object({
  /** `none` when nothing of this kind was ever seen: then the numbers are what is usual, and as wide as that is. */
  confidence: z.enum(['none', 'low', 'fair', 'good']),
  missing: z.array(UnknownFactor),
  /** Matches of this format and gender that the ratings have learnt. */
  matchesLearnt: z.int(),
  /** Day of the latest match learnt; `null` before any. Nothing later is known to the forecast. */
  learntUntil: z.iso.date().nullable(),
});
export type ForecastBasis = z.infer<typeof ForecastBasis>;

/** What a player can be expected to score, in fantasy points of the rules of 2025, should they play. Percentages 0 to 100. */
export const PlayerProjection = PercentileSpread.extend({
  /** The player's key in the history. */
  key: z.string(),
  name: z.string(),
  team: z.string(),
  role: Role,
  /** Chance to be the match's highest scorer, and among its three highest. */
  topChance: z.number(),
  topThreeChance: z.number(),
  /** Share of simulated winning teams that hold the player. */
  pickPercentage: z.number(),
  /** What the mean is made of; the parts sum to it. All but `context` tell how the player differs from a middling one. */
  parts: z.object({
    context: z.number(),
    skill: z.number(),
    opportunity: z.number(),
    ground: z.number(),
    matchUp: z.number(),
  }),
  /** Earlier matches behind the projection. */
  matches: z.int(),
});
export type PlayerProjection = z.infer<typeof PlayerProjection>;

/** What a line-up is after: a sure return, the most expected, or a day that wins a large field. */
export const LineupStyle = z.enum(['safe', 'balanced', 'high-risk']);
export type LineupStyle = z.infer<typeof LineupStyle>;

/** A team of eleven. Points have the captain's and the vice-captain's factors in them. */
export const Lineup = z.object({
  /** Keys: captain first, vice-captain second, then the others by expected points. */
  players: z.array(z.string()),
  captain: z.string(),
  viceCaptain: z.string(),
  expected: z.number(),
  /** One simulated match in ten brings the team less than `p10`, one in ten more than `p90`. */
  p10: z.number(),
  p90: z.number(),
});
export type Lineup = z.infer<typeof Lineup>;

/** Three ways of going into one match, under the names that the product gives them. */
export const NamedLineup = Lineup.extend({
  name: z.enum(['Safe & Steady', 'High Risk-Reward', 'Balanced Approach']),
  style: LineupStyle,
});
export type NamedLineup = z.infer<typeof NamedLineup>;
