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

/** Limits of the factor by which the projection before the match scales simulated points; chosen. */
const STRETCH = { least: 0.6, most: 1.6 };

/**
 * Final fantasy points of every player named for a limited-overs match, from its current state (`LiveMatch`; none
 * before the first ball): earned points plus the simulated rest, scaled by the ratio of `projectPoints` to simulation
 * before the first ball. Called in the server's forecast thread after each update, and by the backtest at the innings
 * break; `runs` is the number of simulations. In the order of `projectPoints`. Equal generators give equal results.
 */
export function projectLive(
  rng: RandomGenerator,
  rated: FixtureFeatures,
  {
    live,
    ruleSet,
    runs,
  }: { readonly live?: LiveMatch; readonly ruleSet: RuleSetName; readonly runs: number },
): LiveProjection[] {
  const before = simulatePlayers(rng.clone(), rated, { runs, ruleSet });
  const { earned, samples } = simulatePlayers(rng, rated, { live, runs, ruleSet });
  return projectPoints(rated).map(({ id, mean: projected }, player) => {
    const playing = before.earned[player] ?? NaN;
    const simulated = mean(pointsOf(before.samples, player));
    const wanted = (projected - playing) / Math.max(1, simulated - playing);
    // Scales what is still to come, so that before the first ball the mean is that of `projectPoints`.
    const stretch = clamp(wanted, STRETCH.least, STRETCH.most);
    const own = earned[player] ?? NaN;
    const ends = pointsOf(samples, player)
      .map((points) => own + stretch * (points - own))
      .toSorted();
    const [p10, p50, p90] = [quantile(ends, 0.1), quantile(ends, 0.5), quantile(ends, 0.9)];
    return { id, earned: own, mean: mean(ends), p10, p50, p90 };
  });
}
