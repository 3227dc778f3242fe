import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { RuleSetName } from '../fantasy/rule-sets.ts';
import type { NumberForecast } from '../forecast/number-forecast.ts';
import { projectPoints } from '../forecast/project-points.ts';
import { pointsOf } from '../forecast/points-samples.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { clamp, mean, quantile } from '../statistics/statistics.ts';
import { type LiveMatch, simulatePlayers } from './simulate-players.ts';

/** Forecast of a player's fantasy points at the end of the match. */
export interface LiveProjection extends NumberForecast {
  readonly id: string;
  /** Current fantasy points. Strike rate and economy count as they are now, so the mean can be lower. */
  readonly earned: number;
}

/** Limits of the factor on the simulated points that are still to come; chosen. */
const STRETCH = { least: 0.6, most: 1.6 };

/**
 * Forecasts the final fantasy points of every player of a limited-overs match, in the order of `projectPoints`. `live`
 * is the current state, left out before the first ball. The forecast is the points earned plus the simulated rest. The
 * rest is scaled by the ratio of `projectPoints` to the simulation before the first ball. Called in the server's
 * forecast thread after each update, and by the backtest at the innings break. Equal generators give equal results.
 */
export function projectLive(
  rng: RandomGenerator,
  rated: FixtureFeatures,
  {
    live,
    ruleSet,
    simulations,
  }: { readonly live?: LiveMatch; readonly ruleSet: RuleSetName; readonly simulations: number },
): LiveProjection[] {
  const before = simulatePlayers(rng.clone(), rated, { simulations, ruleSet });
  const { earned, samples } = simulatePlayers(rng, rated, { live, simulations, ruleSet });
  return projectPoints(rated).map(({ id, mean: projected }, player) => {
    const forPlaying = before.earned[player] ?? NaN;
    const simulated = mean(pointsOf(before.samples, player));
    const ratio = (projected - forPlaying) / Math.max(1, simulated - forPlaying);
    // Scales what is still to come, so that before the first ball the mean is that of `projectPoints`.
    const stretch = clamp(ratio, STRETCH.least, STRETCH.most);
    const earnedPoints = earned[player] ?? NaN;
    const finalPoints = pointsOf(samples, player)
      .map((points) => earnedPoints + stretch * (points - earnedPoints))
      .toSorted();
    return {
      id,
      earned: earnedPoints,
      mean: mean(finalPoints),
      p10: quantile(finalPoints, 0.1),
      p50: quantile(finalPoints, 0.5),
      p90: quantile(finalPoints, 0.9),
    };
  });
}
