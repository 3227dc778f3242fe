import { predictFamily } from '../ratings/learner-family.ts';
import type { FixtureView } from '../ratings/view-fixture.ts';
import { logistic } from '../statistics/statistics.ts';

/** What the chance of the first side is worked out from, in the order of the learner's prior. */
export function resultFeatures(view: FixtureView): number[] {
  const { fixture, sides, scale } = view;
  const margin = sides[0].batting + sides[1].bowling - sides[1].batting - sides[0].bowling;
  return [
    signed(fixture.battingFirst),
    view.eloDifference,
    (1.5 * margin) / scale.spread,
    signed(fixture.tossWinner),
    view.familiarity,
    view.experience.team,
    view.experience.players,
  ];
}

/** Chance, 0 to 1, that the first of the two sides wins a match that is decided; 0.5 between strangers. */
export function forecastResult(view: FixtureView): number {
  return logistic(resultLogOdds(view));
}

/** The same on the log-odds scale: above zero for the first side. */
export function resultLogOdds(view: FixtureView): number {
  return predictFamily(view.pool.result, view.keys.competition, resultFeatures(view));
}

function signed(side: 0 | 1 | null): number {
  if (side === null) return 0;
  return side === 0 ? 1 : -1;
}
