import type { MatchRecord } from '../match/match-record.ts';
import { fixtureOf } from '../ratings/fixture.ts';
import { replayMatch } from '../ratings/replay-match.ts';
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
 * Updates the ratings with one played match; changes `state` only. Matches must come in order of play, and forecasts of a match
 * must be made before it is learnt.
 */
export function learnMatch(state: RatingsState, match: MatchRecord): void {
  const view = openPool(state, match);
  const replay = replayMatch(match);
  const points = learnPoints(state, view, match);
  const played = playedInnings(view, match, replay);
  if (played) {
    learnCompetitionNorms(view, match, played);
    learnInnings(state, view, played);
  }
  learnResult(state, view, match);
  learnBalls(state, view, { match, replay, points });
  view.pool.matches += 1;
  state.matches += 1;
  state.lastDate = match.dates.at(-1) ?? state.lastDate;
}

function openPool(state: RatingsState, match: MatchRecord): FixtureFeatures {
  const fixture = fixtureOf(match);
  const view = fixtureFeatures(state, fixture);
  if (state.pools[view.keys.pool]) return view;
  state.pools[view.keys.pool] = createPool(match.format);
  return fixtureFeatures(state, fixture);
}
