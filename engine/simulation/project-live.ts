import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { RuleSetName } from '../fantasy/rule-sets.ts';
import { projectPoints } from '../forecast/project-points.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import type { LiveMatch } from './live-match.ts';
import { simulatePlayers } from './simulate-players.ts';

export interface LiveProjection {
  readonly id: string;
  /** 0 or 1: which of the fixture's teams. */
  readonly side: 0 | 1;
  /** Fantasy points as they stand. A rate that may still change counts as it is now, so `toCome` can be below zero. */
  readonly earned: number;
  /** Points that are still to be expected. */
  readonly toCome: number;
  /** What he can be expected to end with: `earned` and `toCome` together. */
  readonly mean: number;
  /** One match in ten ends below `p10`, half below `p50`, one in ten above `p90`. */
  readonly p10: number;
  readonly p50: number;
  readonly p90: number;
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
  view: FixtureView,
  {
    live,
    ruleSet,
    runs = RUNS,
  }: { readonly live: LiveMatch; readonly ruleSet: RuleSetName; readonly runs?: number },
): LiveProjection[] {
  const before = simulatePlayers(rng.clone(), view, { runs, ruleSet });
  const { earned, samples } = simulatePlayers(rng, view, { live, runs, ruleSet });
  return projectPoints(view).map(({ id, side, mean }, player) => {
    const playing = before.earned[player] ?? 0;
    const simulated = columnOf(before.samples, player).reduce((sum, points) => sum + points, 0) / runs;
    const wanted = (mean - playing) / Math.max(1, simulated - playing);
    const stretch = Math.min(STRETCH.most, Math.max(STRETCH.least, wanted));
    const own = earned[player] ?? 0;
    const ends = columnOf(samples, player)
      .map((points) => own + stretch * (points - own))
      .toSorted();
    const at = (share: number) => ends[Math.floor(share * (runs - 1))] ?? own;
    const end = ends.reduce((sum, points) => sum + points, 0) / runs;
    return { id, side, earned: own, toCome: end - own, mean: end, p10: at(0.1), p50: at(0.5), p90: at(0.9) };
  });
}

function columnOf(
  {
    points,
    players,
    runs,
  }: { readonly points: Float32Array; readonly players: number; readonly runs: number },
  player: number,
): Float32Array {
  return Float32Array.from({ length: runs }, (_, run) => points[run * players + player] ?? 0);
}
