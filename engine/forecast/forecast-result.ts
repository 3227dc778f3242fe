import { predictLogOdds } from '../ratings/competition-learners.ts';
import { inOrder, RESULT_FEATURES } from '../ratings/model-features.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { logistic } from '../statistics/statistics.ts';

/** Features in the order of `RESULT_FEATURES`; positive values favour the first team. */
export function resultFeatures(view: FixtureFeatures): number[] {
  const { fixture, sides, scale, experience } = view;
  const margin = sides[0].batting + sides[1].bowling - sides[1].batting - sides[0].bowling;
  return inOrder(RESULT_FEATURES, {
    battingFirst: signed(fixture.battingFirst),
    elo: view.eloDifference,
    strength: (1.5 * margin) / scale.spread,
    toss: signed(fixture.tossWinner),
    familiarity: view.familiarity,
    teamExperience: experience.team,
    playerExperience: experience.players,
  });
}

/** Chance, 0 to 1, that the first team wins a match that is decided; 0.5 for unknown teams. */
export function forecastResult(view: FixtureFeatures): number {
  return logistic(resultLogOdds(view));
}

/** The same as log-odds: positive for the first team. */
export function resultLogOdds(view: FixtureFeatures): number {
  return predictLogOdds(view.pool.result, view.keys.competition, resultFeatures(view));
}

function signed(side: 0 | 1 | null): number {
  if (side === null) return 0;
  return side === 0 ? 1 : -1;
}
