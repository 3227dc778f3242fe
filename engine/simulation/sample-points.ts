import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { RuleSetName } from '../fantasy/rule-sets.ts';
import { PROJECTION_SHARE } from '../fitted-parameters.ts';
import { projectPoints } from '../forecast/project-points.ts';
import { type PointsSamples, simulatePoints } from '../forecast/points-samples.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { simulatePlayers } from './simulate-players.ts';

/**
 * Points of every player in `runs` simulations of a match before its first ball, for line-ups. Limited overs are simulated ball by ball,
 * so that team-mates and opponents are correlated; Tests are drawn from the projections. Players are in the order of `ids`, or of
 * `projectPoints` without them. Throws a RangeError for an id in neither team. On the IPL of 2012 to 2017 the best of twenty
 * line-ups reached 81.0% of the best possible, and 79.8% with the projections alone.
 */
export function samplePoints(
  rng: RandomGenerator,
  view: FixtureFeatures,
  {
    ids,
    ...order
  }: { readonly runs: number; readonly ruleSet: RuleSetName; readonly ids?: readonly string[] },
): PointsSamples {
  const projections = projectPoints(view);
  const samples =
    view.fixture.oversLimit === null
      ? simulatePoints(rng, projections, order.runs)
      : simulatePlayers(rng, view, order).samples;
  if (!ids) return samples;
  const places = new Map(projections.map(({ id }, place) => [id, place]));
  const selected = ids.map((id) => {
    const place = places.get(id);
    if (place === undefined) throw new RangeError(`samplePoints: ${id} is in neither eleven.`);
    return place;
  });
  return inOrder(samples, selected);
}

function inOrder({ players, runs, points }: PointsSamples, places: readonly number[]): PointsSamples {
  const width = places.length;
  const at = (i: number) => points[Math.floor(i / width) * players + (places[i % width] ?? NaN)] ?? NaN;
  return { players: width, runs, points: Float32Array.from({ length: runs * width }, (_, i) => at(i)) };
}

/**
 * Points of `samplePoints` with means moved by `TOWARDS_PROJECTION` (halfway) to those of `projectPoints`, which use other
 * information. For choosing many line-ups. Throws like `samplePoints`.
 */
export function sampleForLineups(
  rng: RandomGenerator,
  view: FixtureFeatures,
  order: Parameters<typeof samplePoints>[2],
): PointsSamples {
  const projected = new Map(projectPoints(view).map(({ id, mean }) => [id, mean]));
  const ids = order.ids ?? [...projected.keys()];
  return moveMeans(
    samplePoints(rng, view, order),
    ids.map((id) => projected.get(id) ?? NaN),
  );
}

function moveMeans({ players, runs, points }: PointsSamples, means: readonly number[]): PointsSamples {
  const sums = new Float64Array(players);
  points.forEach((each, i) => {
    sums[i % players] = (sums[i % players] ?? NaN) + each;
  });
  const moves = means.map((mean, i) => PROJECTION_SHARE * (mean - (sums[i] ?? NaN) / runs));
  return { players, runs, points: points.map((each, i) => each + (moves[i % players] ?? NaN)) };
}
