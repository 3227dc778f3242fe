import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { RuleSetName } from '../fantasy/rule-sets.ts';
import { PROJECTION_SHARE } from '../fitted-parameters.ts';
import { projectPoints } from '../forecast/project-points.ts';
import { type PointsSamples, drawPoints } from '../forecast/points-samples.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { simulatePlayers } from './simulate-players.ts';

/**
 * Points of every player in `runs` simulations of a match before its first ball, for line-ups. Limited overs are
 * simulated ball by ball, so that team-mates and opponents are correlated; Tests are drawn from the projections.
 * Players are in the order of `ids`, or of `projectPoints` without them. Throws a RangeError for an id in neither
 * team. On the IPL of 2012 to 2017 the best of twenty line-ups reached 81.0% of the best possible, and 79.8% with the
 * projections alone.
 */
export function samplePoints(
  rng: RandomGenerator,
  rated: FixtureFeatures,
  {
    ids,
    ...request
  }: { readonly runs: number; readonly ruleSet: RuleSetName; readonly ids?: readonly string[] },
): PointsSamples {
  const projections = projectPoints(rated);
  const samples =
    rated.fixture.oversLimit === null
      ? drawPoints(rng, projections, request.runs)
      : simulatePlayers(rng, rated, request).samples;
  if (!ids) return samples;
  const indexes = new Map(projections.map(({ id }, index) => [id, index]));
  const selected = ids.map((id) => {
    const index = indexes.get(id);
    if (index === undefined) throw new RangeError(`samplePoints: ${id} is in neither eleven.`);
    return index;
  });
  return inOrder(samples, selected);
}

function inOrder({ players, simulations, points }: PointsSamples, indexes: readonly number[]): PointsSamples {
  const width = indexes.length;
  const at = (i: number) => points[Math.floor(i / width) * players + (indexes[i % width] ?? NaN)] ?? NaN;
  return {
    players: width,
    simulations,
    points: Float32Array.from({ length: simulations * width }, (_, i) => at(i)),
  };
}

/**
 * Points of `samplePoints` with means moved by `PROJECTION_SHARE` (halfway) to those of `projectPoints`, which use other
 * information. For choosing many line-ups. Throws like `samplePoints`.
 */
export function sampleForLineups(
  rng: RandomGenerator,
  rated: FixtureFeatures,
  request: Parameters<typeof samplePoints>[2],
): PointsSamples {
  const projected = new Map(projectPoints(rated).map(({ id, mean }) => [id, mean]));
  const ids = request.ids ?? [...projected.keys()];
  return moveMeans(
    samplePoints(rng, rated, request),
    ids.map((id) => projected.get(id) ?? NaN),
  );
}

function moveMeans({ players, simulations, points }: PointsSamples, means: readonly number[]): PointsSamples {
  const sums = new Float64Array(players);
  points.forEach((each, i) => {
    sums[i % players] = (sums[i % players] ?? NaN) + each;
  });
  const moves = means.map((mean, i) => PROJECTION_SHARE * (mean - (sums[i] ?? NaN) / simulations));
  return { players, simulations, points: points.map((each, i) => each + (moves[i % players] ?? NaN)) };
}
