import type { PointsSamples } from '../forecast/points-samples.ts';
import { mean, quantile } from '../statistics/statistics.ts';
import { factorAt } from './lineup-rules.ts';

/**
 * Mean, 10% and 90% quantile of a line-up's points over the simulations, with the captains' factors. `players` are
 * indexes into the samples, captain first and vice-captain second. Called in the server's forecast thread.
 */
export function lineupSpread(
  players: readonly number[],
  { players: width, simulations, points }: PointsSamples,
) {
  const scores = Float64Array.from({ length: simulations }, (_, simulation) =>
    players.reduce(
      (sum, player, position) => sum + factorAt(position) * (points[simulation * width + player] ?? NaN),
      0,
    ),
  ).toSorted();
  return { mean: mean(scores), p10: quantile(scores, 0.1), p90: quantile(scores, 0.9) };
}
