import type { MatchRecord } from '../match/match-record.ts';
import { fixtureOf } from '../ratings/fixture.ts';
import { prepareInnings } from '../ratings/prepared-innings.ts';
import { createPool } from '../ratings/pool-rating.ts';
import type { RatingsState } from '../ratings/ratings-state.ts';
import { type FixtureFeatures, fixtureFeatures } from '../ratings/fixture-features.ts';
import { learnBalls } from './learn-balls.ts';
import { learnCompetitionNorms } from './learn-competition-norms.ts';
import { learnInnings } from './learn-innings.ts';
import { learnPoints } from './learn-points.ts';
import { learnResult } from './learn-result.ts';
import { playedInnings } from './played-innings.ts';

/**
 * Updates the ratings with one played match; changes `state`. Called by `forecastThenLearn` for every match that the
 * server's learning thread reads from history, and for every match of the backtest command. Matches must come in order
 * of play, and forecasts of a match must be made before it is learnt.
 */
export function learnMatch(state: RatingsState, match: MatchRecord): void {
  const rated = openPool(state, match);
  const prepared = prepareInnings(match);
  const points = learnPoints(state, rated, match);
  // Null for a Test, and for a match that was shortened, abandoned or decided by a rain rule.
  const played = playedInnings(rated, match, prepared);
  if (played) {
    learnCompetitionNorms(rated, match, played);
    learnInnings(state, rated, played);
  }
  learnResult(state, rated, match);
  learnBalls(state, rated, { match, prepared, points });
  rated.pool.matches += 1;
  state.matches += 1;
  state.lastDate = match.dates.at(-1) ?? state.lastDate;
}

/**
 * The match's fixture with its ratings. Adds the pool to the state if the match is the first of its gender and format.
 */
function openPool(state: RatingsState, match: MatchRecord): FixtureFeatures {
  const fixture = fixtureOf(match);
  const rated = fixtureFeatures(state, fixture);
  if (state.pools[rated.keys.pool]) return rated;
  state.pools[rated.keys.pool] = createPool(match.format);
  return fixtureFeatures(state, fixture);
}
