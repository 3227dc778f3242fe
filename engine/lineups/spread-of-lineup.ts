import type { PointsSamples } from '../forecast/simulate-points.ts';
import type { LineupRules } from './lineup-rules.ts';

export interface LineupSpread {
  /** Mean points over the runs, and those that one run in ten stays below and goes above. */
  readonly mean: number;
  readonly p10: number;
  readonly p90: number;
}

/** What a line-up brings over simulated runs: `players` are places in the samples, captain first and vice-captain second. */
export function spreadOfLineup(
  players: readonly number[],
  { players: width, runs, points }: PointsSamples,
  rules: LineupRules,
): LineupSpread {
  const factors = [rules.captainFactor, rules.viceCaptainFactor];
  const scores = Float64Array.from({ length: runs }, (_, run) =>
    players.reduce(
      (sum, player, place) => sum + (factors[place] ?? 1) * (points[run * width + player] ?? 0),
      0,
    ),
  ).toSorted();
  const at = (share: number) => scores[Math.floor(share * (runs - 1))] ?? 0;
  return { mean: scores.reduce((sum, score) => sum + score, 0) / runs, p10: at(0.1), p90: at(0.9) };
}
