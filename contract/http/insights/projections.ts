import { z } from 'zod';

/** The roles that fantasy line-ups distinguish. */
export const PlayerRole = z.enum(['keeper', 'batter', 'all-rounder', 'bowler']);
export type PlayerRole = z.infer<typeof PlayerRole>;

/** Mean and percentiles of a forecast number: 10% of results are below `p10`, 50% below `p50`, 10% above `p90`. */
export const PercentileSpread = z.object({
  mean: z.number(),
  p10: z.number(),
  p50: z.number(),
  p90: z.number(),
});
export type PercentileSpread = z.infer<typeof PercentileSpread>;

/** Forecast total of a team's innings, in runs. */
export const ProjectedTotal = PercentileSpread.extend({ team: z.string() });

/** Win chances in percent, in the order of the match's teams. They add up to 100. */
export const WinChances = z.object({ teamA: z.number(), teamB: z.number() });
export type WinChances = z.infer<typeof WinChances>;

/** Information that was not known when a forecast was made. */
export const UnknownFactor = z
  .enum(['format', 'history', 'teams', 'players', 'line-ups', 'ground', 'toss', 'balls'])
  .describe('Information that the forecast lacked.');
export type UnknownFactor = z.infer<typeof UnknownFactor>;

/** The data behind a forecast. */
export const ForecastBasis = z.object({
  confidence: z
    .enum(['none', 'low', 'fair', 'good'])
    .describe('`none`: no comparable match, so the numbers are averages.'),
  missing: z.array(UnknownFactor),
  matchesLearnt: z.int().describe('Matches of this format and gender in the ratings.'),
  learntUntil: z.iso.date().nullable().describe('Day of the latest match in the ratings.'),
});
export type ForecastBasis = z.infer<typeof ForecastBasis>;

/** The parts of `mean`, in points. All but `context` are differences from an average player. */
export const ProjectionParts = z.object({
  context: z.number(),
  skill: z.number(),
  opportunity: z.number(),
  ground: z.number(),
  matchUp: z.number(),
});

/** Forecast fantasy points (rules of 2025) of a player who plays. Chances are percentages, 0 to 100. */
export const PlayerProjection = PercentileSpread.extend({
  key: z.string().describe('Key in the history.'),
  name: z.string(),
  team: z.string(),
  role: PlayerRole,
  playChance: z
    .number()
    .optional()
    .describe('Chance to play, in percent, before the elevens are announced. The other chances include it.'),
  topChance: z.number().describe('Chance of the most points in the match, in percent.'),
  topThreeChance: z.number().describe('Chance to be among the top three by points, in percent.'),
  pickPercentage: z
    .number()
    .describe('Percentage of simulated matches whose best line-up includes the player.'),
  parts: ProjectionParts,
  matches: z.int().describe('Earlier matches of the player.'),
});
export type PlayerProjection = z.infer<typeof PlayerProjection>;

/** The aim of a line-up. */
export const LineupStyle = z
  .enum(['safe', 'balanced', 'high-risk'])
  .describe('`safe`: high floor. `balanced`: highest mean. `high-risk`: high ceiling.');
export type LineupStyle = z.infer<typeof LineupStyle>;

/** Eleven players. Points include the multipliers of captain (2) and vice-captain (1.5). */
export const Lineup = z.object({
  players: z.array(z.string()).describe('Keys: captain, vice-captain, then the others by expected points.'),
  captain: z.string(),
  viceCaptain: z.string(),
  expected: z.number(),
  p10: z.number().describe('10th percentile of the simulated points. Players may be absent.'),
  p90: z.number().describe('90th percentile of the simulated points.'),
});
export type Lineup = z.infer<typeof Lineup>;

/** A line-up of an analysis under its product name, one per style. */
export const NamedLineup = Lineup.extend({
  name: z.enum(['Safe & Steady', 'High Risk-Reward', 'Balanced Approach']),
  style: LineupStyle,
});
export type NamedLineup = z.infer<typeof NamedLineup>;
