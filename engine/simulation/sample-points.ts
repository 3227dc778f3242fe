import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { RuleSetName } from '../fantasy/rule-sets.ts';
import { projectPoints } from '../forecast/project-points.ts';
import type { PointsSamples } from '../forecast/simulate-points.ts';
import { simulatePoints } from '../forecast/simulate-points.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import { simulatePlayers } from './simulate-players.ts';

/**
 * Points of everyone in a match that has not begun, `runs` times, as line-ups need them: limited overs are played out ball by ball, which
 * binds team-mates and opponents as cricket does, and Tests are drawn from the projections. Players in the order of `projectPoints`. On the
 * IPL of 2012 to 2017 the best of twenty line-ups reached 81.0% of the best possible with these, 79.8% with the projections alone.
 */
export function samplePoints(
  rng: RandomGenerator,
  view: FixtureView,
  order: { readonly runs: number; readonly ruleSet: RuleSetName },
): PointsSamples {
  if (view.fixture.oversLimit === null) return simulatePoints(rng, projectPoints(view), order.runs);
  return simulatePlayers(rng, view, order).samples;
}
