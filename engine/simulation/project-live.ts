import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { RuleSetName } from '../fantasy/rule-sets.ts';
import type { NumberForecast } from '../forecast/number-forecast.ts';
import { projectPoints } from '../forecast/project-points.ts';
import { pointsOf } from '../forecast/points-samples.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { clamp, mean, quantile } from '../statistics/statistics.ts';
import type { LiveMatch } from './live-match.ts';
import { simulatePlayers } from './simulate-players.ts';

/** Fantasy points a player ends a match with; `mean` is `earned` and `toCome` together. */
export interface LiveProjection extends NumberForecast {
  readonly id: string;
  /** 0 or 1: which of the fixture's teams. */
  readonly side: 0 | 1;
  /** Fantasy points as they stand. A rate that may still change counts as it is now, so `toCome` can be below zero. */
  readonly earned: number;
  /** Points that are still to be expected. */
  readonly toCome: number;
}

/** Enough for a mean right to about half a point. */
const RUNS = 2000;
/** How far the projection before the match may stretch what the simulation brings. */
const STRETCH = { least: 0.6, most: 1.6 };

/**
 * Fantasy points that everyone named for a limited-overs match can be expected to end with, from where it stands (`liveMatchOf`): what is
 * earned, and the mean of what the simulated rest of the match brings, in proportion to `projectPoints` before the first ball. Once the
 * match is over nothing is to come. In the order of `projectPoints`; the same generator, the same answer.
 */
export function projectLive(
  rng: RandomGenerator,
  view: FixtureFeatures,
  {
    live,
    ruleSet,
    runs = RUNS,
  }: { readonly live: LiveMatch; readonly ruleSet: RuleSetName; readonly runs?: number },
): LiveProjection[] {
  const before = simulatePlayers(rng.clone(), view, { runs, ruleSet });
  const { earned, samples } = simulatePlayers(rng, view, { live, runs, ruleSet });
  return projectPoints(view).map(({ id, side, mean: projected }, player) => {
    const playing = before.earned[player] ?? NaN;
    const simulated = mean(pointsOf(before.samples, player));
    const wanted = (projected - playing) / Math.max(1, simulated - playing);
    const stretch = clamp(wanted, STRETCH.least, STRETCH.most);
    const own = earned[player] ?? NaN;
    const ends = pointsOf(samples, player)
      .map((points) => own + stretch * (points - own))
      .toSorted();
    const end = mean(ends);
    const [p10, p50, p90] = [quantile(ends, 0.1), quantile(ends, 0.5), quantile(ends, 0.9)];
    return { id, side, earned: own, toCome: end - own, mean: end, p10, p50, p90 };
  });
}
