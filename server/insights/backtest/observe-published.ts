import type { Baselines } from '@gullylens/engine/backtest/baselines';
import type { MatchObservation, SquadObservation } from '@gullylens/engine/backtest/observation';
import { observeMatch } from '@gullylens/engine/backtest/observe-match';
import type { Refits } from '@gullylens/engine/backtest/refitted-states';
import { scorePlayers } from '@gullylens/engine/fantasy/score-players';
import { shareOfLatest } from '@gullylens/engine/forecast/play-chance';
import { playedInnings } from '@gullylens/engine/learning/played-innings';
import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { fixtureOf } from '@gullylens/engine/ratings/fixture';
import { fixtureFeatures } from '@gullylens/engine/ratings/fixture-features';
import { prepareInnings } from '@gullylens/engine/ratings/prepared-innings';
import type { RatingsState } from '@gullylens/engine/ratings/ratings-state';
import type { ReplayedHistory } from '../../history/public.ts';
import type { RequestHistory } from '../forecasting/build-forecast-request.ts';
import type { ForecastRequest } from '../forecasting/forecast-request.ts';
import { playChanceOf } from '../forecasting/probable-players.ts';
import { observePicks } from './observe-picks.ts';
import { type ForecastMoment, historyBefore, publishedRequest } from './published-request.ts';

/** What is known before a match. Not changed here. */
export interface KnownBefore {
  readonly ratings: RatingsState;
  readonly baselines: Baselines;
  readonly refits: Refits;
  /** The earlier matches, as history would return them. */
  readonly history: ReplayedHistory;
}

/**
 * Forecasts a played match as the product would have, at the lock or after the toss, and adds the outcomes. For the
 * backtest command. Forecasts during the match know the toss but have the same eleven.
 */
export function observePublished(
  { ratings, baselines, refits, history }: KnownBefore,
  { match, moment, isSimulated }: { match: MatchRecord; moment: ForecastMoment; isSimulated: boolean },
): MatchObservation {
  const past = historyBefore(history, match);
  const request = publishedRequest(past, match, moment);
  const rated = fixtureFeatures(ratings, request.fixture);
  const { battingFirst, tossWinner } = fixtureOf(match);
  const inPlay = fixtureFeatures(ratings, { ...request.fixture, battingFirst, tossWinner });
  const points = match.outcome.result === 'no result' ? null : scorePlayers(match, ratings.ruleSet);
  const members = request.members.flat();
  const scored = points && new Map(points.map(({ player, points: own }) => [player.id, own]));
  const observed = observeMatch(ratings, baselines, {
    match,
    rated,
    inPlay,
    played: playedInnings(rated, match, prepareInnings(match)),
    scored,
    isSimulated,
    refits,
    ...(!request.announced && {
      playChances: new Map(members.map((member) => [member.key, playChanceOf(member)])),
    }),
    ...(request.rolesKnown && { roles: new Map(members.map(({ key, role }) => [key, role])) }),
  });
  if (!scored) return observed;
  return {
    ...observed,
    squad: observeSquad(past, request, scored),
    picks: observePicks(ratings, { past, request, rated, scored, isSimulated }),
  };
}

/** Each squad member's forecast chance to play and whether the player did; empty for announced elevens. */
function observeSquad(
  past: RequestHistory,
  { announced, members, bench }: ForecastRequest,
  scored: ReadonlyMap<string, number>,
): SquadObservation[] {
  if (announced) return [];
  return past.teams.flatMap(({ latest, logs }, side) => {
    const days = new Map(
      logs.map(({ id, matches }) => [id, new Set(matches.map(({ playedOn }) => playedOn))]),
    );
    return [...(members[side] ?? []), ...(bench[side] ?? [])].map((member) => ({
      chance: playChanceOf(member),
      share: shareOfLatest(latest.map(({ playedOn }) => days.get(member.key)?.has(playedOn) === true)),
      happened: scored.has(member.key) ? 1 : 0,
    }));
  });
}
