import { scorePlayers } from '../fantasy/score-players.ts';
import { learnMatch } from '../learning/learn-match.ts';
import { playedInnings } from '../learning/played-innings.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { fixtureOf } from '../ratings/fixture.ts';
import { prepareInnings } from '../ratings/prepared-innings.ts';
import type { RatingsState } from '../ratings/ratings-state.ts';
import { fixtureFeatures } from '../ratings/fixture-features.ts';
import type { MatchObservation } from './observation.ts';
import { observeMatch, yearOf } from './observe-match.ts';
import { learnCareers, learnStateOnly, type Baselines } from './baselines.ts';
import { learnRefits, type Refits } from './refitted-states.ts';

interface NextMatch {
  readonly match: MatchRecord;
  /** False only learns the match. */
  readonly isTested: boolean;
  /** False skips the simulations, which take most of the time: always in the server's learning thread. */
  readonly isSimulated?: boolean;
  /** Left out in the server's learning thread, which does not compare with the refitted baseline. */
  readonly refits?: Refits;
}

/**
 * Processes the next match in order of play, in the server's learning thread or the backtest command. If `isTested`,
 * forecasts the match from the earlier ones, knowing its elevens and toss. Then learns the match: changes `state`,
 * `baselines` and `refits`. Returns forecasts with outcomes; null without `isTested`.
 */
export function forecastThenLearn(
  state: RatingsState,
  baselines: Baselines,
  { match, isTested, isSimulated = true, refits }: NextMatch,
): MatchObservation | null {
  const rated = fixtureFeatures(state, fixtureOf(match));
  const played = playedInnings(rated, match, prepareInnings(match));
  const points = match.outcome.result === 'no result' ? null : scorePlayers(match, state.ruleSet);
  const scored = points && new Map(points.map(({ player, points: own }) => [player.id, own]));
  const observation = isTested
    ? observeMatch(state, baselines, { match, rated, inPlay: rated, played, scored, isSimulated, refits })
    : null;
  if (points) learnCareers(baselines, rated.keys.pool, points);
  if (played) learnStateOnly(baselines, rated, played);
  if (played && refits) learnRefits(refits, rated, { year: yearOf(match), played });
  learnMatch(state, match);
  return observation;
}
