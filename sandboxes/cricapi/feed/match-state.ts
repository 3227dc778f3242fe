import { dismissalsOn, isLegal, pairAfter } from '@gullylens/engine/match/delivery-facts';
import type { Delivery, MatchRecord } from '@gullylens/engine/match/match-record';
import { oversText } from '@gullylens/engine/match/overs';

/** Score of a match after some ball. Only `match` contains later balls. */
export interface MatchState {
  readonly match: MatchRecord;
  readonly innings: readonly InningsState[];
}

/** The state of an innings at one moment. */
export interface InningsState {
  readonly team: string;
  readonly bowlingTeam: string;
  readonly superOver: boolean;
  readonly runs: number;
  readonly wickets: number;
  readonly legalBalls: number;
  /** As on a scoreboard: `19.3` is nineteen overs and three balls. */
  readonly overs: string;
  /** The over of the last ball, from 0. */
  readonly over: number;
  readonly legalBallsThisOver: number;
  /** Runs to win, from the match record; null outside a chase or when the record has none. */
  readonly target: number | null;
  /** Batters at the crease, striker first; one after a wicket, none before the first ball. */
  readonly atCrease: readonly string[];
  /** Bowler of the last ball; null before the first ball. */
  readonly bowler: string | null;
  /** True after the last recorded ball of the innings. */
  readonly complete: boolean;
}

/** One delivery with its position: `innings` within the record and `index` within the innings, both from 0. */
export interface DeliveryAt {
  readonly innings: number;
  readonly index: number;
  readonly delivery: Delivery;
}

/** Every delivery of the match in order of play, including super overs. */
export function listDeliveries(match: MatchRecord): DeliveryAt[] {
  return match.innings.flatMap((innings, i) =>
    innings.deliveries.map((delivery, index) => ({ innings: i, index, delivery })),
  );
}

/** A match before its first ball. */
export function startMatch(match: MatchRecord): MatchState {
  return { match, innings: [] };
}

/**
 * The state after the first `count` deliveries, by default after all. After all deliveries it includes innings without
 * a ball, such as forfeited ones.
 */
export function foldMatch(match: MatchRecord, count = Number.POSITIVE_INFINITY): MatchState {
  const deliveries = listDeliveries(match);
  const played = count >= deliveries.length ? deliveries : deliveries.slice(0, Math.max(0, count));
  const state = played.reduce(applyDelivery, startMatch(match));
  return played.length < deliveries.length ? state : { ...state, innings: withAllOpened(state) };
}

function withAllOpened(state: MatchState): MatchState['innings'] {
  return state.match.innings.map((_, i) => state.innings[i] ?? openInnings(state.match, i));
}

/**
 * Returns the state after one more ball; does not change `state`. Deliveries must come in the order of
 * `listDeliveries`.
 */
export function applyDelivery(state: MatchState, at: DeliveryAt): MatchState {
  const { match } = state;
  const innings = state.innings.slice();
  while (innings.length <= at.innings) innings.push(openInnings(match, innings.length));
  const before = innings[at.innings] ?? openInnings(match, at.innings);
  innings[at.innings] = bowl(before, at, match);
  return { match, innings };
}

function bowl(before: InningsState, at: DeliveryAt, match: MatchRecord): InningsState {
  const { delivery } = at;
  const record = match.innings[at.innings];
  const complete = at.index + 1 === record?.deliveries.length;
  const earlierThisOver = delivery.over === before.over ? before.legalBallsThisOver : 0;
  const legalBallsThisOver = earlierThisOver + (isLegal(delivery) ? 1 : 0);
  return {
    ...before,
    runs: before.runs + delivery.runs.total + (complete ? (record?.penaltyRuns.post ?? 0) : 0),
    wickets: before.wickets + dismissalsOn(delivery),
    legalBalls: before.legalBalls + (isLegal(delivery) ? 1 : 0),
    overs: oversText(delivery.over, legalBallsThisOver, match.ballsPerOver),
    over: delivery.over,
    legalBallsThisOver,
    atCrease: pairAfter(delivery, legalBallsThisOver >= match.ballsPerOver),
    bowler: delivery.bowler,
    complete,
  };
}

/** The innings with this number (from 0) before its first ball; includes penalty runs from before it. */
function openInnings(match: MatchRecord, number: number): InningsState {
  const innings = match.innings[number];
  if (!innings) throw new RangeError(`match ${match.id} has no innings ${number}`);
  return {
    team: innings.team,
    bowlingTeam: match.teams[0] === innings.team ? match.teams[1] : match.teams[0],
    superOver: innings.superOver,
    runs: innings.penaltyRuns.pre,
    wickets: 0,
    legalBalls: 0,
    overs: '0.0',
    over: 0,
    legalBallsThisOver: 0,
    target: innings.target?.runs ?? null,
    atCrease: [],
    bowler: null,
    complete: innings.deliveries.length === 0,
  };
}
