import { predictLogOdds } from '../ratings/competition-learners.ts';
import { inOrder, RESULT_FEATURES } from '../ratings/model-features.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { logistic } from '../statistics/statistics.ts';

// The winner of a match before its first ball. Called in the server's learning and forecast threads and in the
// backtest.

/** Factor of `RESULT_FEATURES.strength`, which brings it to the size of the other features; chosen. */
const STRENGTH_SCALE = 1.5;

/**
 * Features in the order of `RESULT_FEATURES`, for learning and forecasts alike; positive values favour the first
 * team.
 */
export function resultFeatures(rated: FixtureFeatures): number[] {
  const { fixture, sides, scale, experience } = rated;
  // `bowling` is runs conceded above average: positive is weak.
  const margin = sides[0].batting + sides[1].bowling - sides[1].batting - sides[0].bowling;
  return inOrder(RESULT_FEATURES, {
    battingFirst: plusForFirstTeam(fixture.battingFirst),
    elo: rated.eloDifference,
    strength: (STRENGTH_SCALE * margin) / scale.spread,
    toss: plusForFirstTeam(fixture.tossWinner),
    familiarity: rated.familiarity,
    teamExperience: experience.team,
    playerExperience: experience.players,
  });
}

/** Chance, 0 to 1, that the first team of the fixture wins if either does; near 0.5 for unknown teams. */
export function forecastResult(rated: FixtureFeatures): number {
  return logistic(resultLogOdds(rated));
}

/** Log-odds that the first team wins: positive when it is the favourite. */
export function resultLogOdds(rated: FixtureFeatures): number {
  return predictLogOdds(rated.pool.result, rated.keys.competition, resultFeatures(rated));
}

/** 1 for the first team, -1 for the second, 0 when unknown. */
function plusForFirstTeam(side: 0 | 1 | null): number {
  if (side === null) return 0;
  return side === 0 ? 1 : -1;
}
