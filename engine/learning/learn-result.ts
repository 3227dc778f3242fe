import { ELO_STEP } from '../fitted-parameters.ts';
import { resultFeatures } from '../forecast/forecast-result.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { emptyMean } from '../ratings/decayed-mean.ts';
import { learnEvent } from '../ratings/competition-learners.ts';
import { priorOf, RESULT_FEATURES } from '../ratings/model-features.ts';
import type { VenueRating, RatingsState, TeamRating } from '../ratings/ratings-state.ts';
import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { logistic } from '../statistics/statistics.ts';
import { winnerOf } from './played-innings.ts';

const PRIOR = priorOf(RESULT_FEATURES);

/**
 * Learns the winner of a decided match, and counts the teams' matches and visits to the venue. A step of
 * `learnMatch`; changes `state` and `rated.pool`.
 */
export function learnResult(state: RatingsState, rated: FixtureFeatures, match: MatchRecord): void {
  const { keys, pool } = rated;
  const first = ratedTeam(state, keys.pool, keys.teams[0]);
  const second = ratedTeam(state, keys.pool, keys.teams[1]);
  const winner = winnerOf(match);
  if (winner !== null) {
    const won = winner === 0 ? 1 : 0;
    const example = { competition: keys.competition, features: resultFeatures(rated), observed: won };
    learnEvent(pool.result, example, { weight: 1, prior: PRIOR });
    const expected = logistic(rated.eloDifference);
    first.elo += ELO_STEP * (won - expected);
    second.elo -= ELO_STEP * (won - expected);
  }
  first.matches += 1;
  second.matches += 1;
  const venue = ratedVenue(state, keys.pool, keys.venue);
  venue.matches += 1;
  for (const team of keys.teams) venue.visits[team] = (venue.visits[team] ?? 0) + 1;
}

/** The rating of a team to change; added to the state when it is new. */
function ratedTeam(state: RatingsState, pool: string, team: string): TeamRating {
  const teams = (state.teams[pool] ??= {});
  return (teams[team] ??= { elo: 1500, matches: 0 });
}

/** The rating of a venue to change; added to the state when it is new. */
export function ratedVenue(state: RatingsState, pool: string, venue: string): VenueRating {
  const venues = (state.grounds[pool] ??= {});
  return (venues[venue] ??= { totals: emptyMean(), matches: 0, visits: {} });
}
