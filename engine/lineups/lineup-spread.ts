import type { PointsSamples } from '../forecast/points-samples.ts';
import { mean, quantile } from '../statistics/statistics.ts';
import { factorAt } from './lineup-rules.ts';

/**
 * Mean, P10 and P90 of a line-up's points over the simulations. `players` are indexes into the samples, captain first and
 * vice-captain second.
 */
export function lineupSpread(players: readonly number[], { players: width, runs, points }: PointsSamples) {
  const scores = Float64Array.from({ length: runs }, (_, run) =>
    players.reduce(
      (sum, player, position) => sum + factorAt(position) * (points[run * width + player] ?? NaN),
      0,
    ),
  ).toSorted();
  return { mean: mean(scores), p10: quantile(scores, 0.1), p90: quantile(scores, 0.9) };
}
