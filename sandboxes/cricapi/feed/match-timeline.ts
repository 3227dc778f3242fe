import type { MatchRecord } from '@gullylens/engine/match/match-record';
import {
  applyDelivery,
  type DeliveryAt,
  foldMatch,
  listDeliveries,
  type MatchState,
  startMatch,
} from './match-state.ts';

/**
 * Virtual milliseconds: per ball, from the toss to the first over, and between innings. Each is less than the thirty
 * seconds within which a score must change.
 */
const BALL_MS = 2_000;
const TOSS_MS = 16_000;
const INNINGS_BREAK_MS = 20_000;
/** Virtual milliseconds of all super overs together. The vendor's score omits them, so it does not change meanwhile. */
const SUPER_OVERS_MS = 18_000;
/** Virtual milliseconds of a match without a ball. */
const WASHED_OUT_MS = 1;

/** One match in time: its states and when each begins, in virtual milliseconds from the toss. */
export interface MatchTimeline {
  readonly match: MatchRecord;
  /** End of each delivery, in order. */
  readonly ballTimes: readonly number[];
  /** `states[n]` is the state after `n` deliveries. */
  readonly states: readonly MatchState[];
  /** Time from the toss to the last ball. */
  readonly length: number;
}

function timeBalls(match: MatchRecord, deliveries: readonly DeliveryAt[], ballMs: number): number[] {
  const inSuperOvers = deliveries.filter(({ innings }) => match.innings[innings]?.superOver).length;
  let time = TOSS_MS;
  let innings = deliveries[0]?.innings;
  return deliveries.map((delivery) => {
    const superOver = match.innings[delivery.innings]?.superOver ?? false;
    if (!superOver && delivery.innings !== innings) time += INNINGS_BREAK_MS;
    innings = delivery.innings;
    time += superOver ? SUPER_OVERS_MS / inSuperOvers : ballMs;
    return time;
  });
}

function foldEach(match: MatchRecord, deliveries: readonly DeliveryAt[]): MatchState[] {
  const states = [startMatch(match)];
  for (const delivery of deliveries) states.push(applyDelivery(states.at(-1) ?? startMatch(match), delivery));
  states[deliveries.length] = foldMatch(match);
  return states;
}

/** Computes the score after every ball of a match. `ballMs` are virtual milliseconds per ball outside super overs. */
export function buildTimeline(match: MatchRecord, ballMs = BALL_MS): MatchTimeline {
  const deliveries = listDeliveries(match);
  const ballTimes = timeBalls(match, deliveries, ballMs);
  return { match, ballTimes, states: foldEach(match, deliveries), length: ballTimes.at(-1) ?? WASHED_OUT_MS };
}

const lengthAt = (match: MatchRecord, ballMs: number) =>
  timeBalls(match, listDeliveries(match), ballMs).at(-1) ?? WASHED_OUT_MS;

/** Virtual milliseconds per ball with which these matches, one after another, last `length`. Pauses stay the same. */
export function paceToLast(matches: readonly MatchRecord[], length: number): number {
  const lasting = (ballMs: number) => matches.reduce((sum, match) => sum + lengthAt(match, ballMs), 0);
  const pauses = lasting(0);
  return (length - pauses) / (lasting(1) - pauses);
}

/** Number of deliveries completed `elapsed` virtual milliseconds after the toss. */
export function ballsBowledAt({ ballTimes }: MatchTimeline, elapsed: number): number {
  let [low, high] = [0, ballTimes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ballTimes[middle] ?? 0) <= elapsed) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Virtual milliseconds from the toss until the delivery after the given share (0 to 1) of an innings is completed.
 * `innings` counts from 0. Without such a delivery it is the share of the whole match's length.
 */
export function momentInInnings(
  { match, ballTimes, length }: MatchTimeline,
  innings: number,
  share: number,
): number {
  const before = match.innings.slice(0, innings).reduce((sum, each) => sum + each.deliveries.length, 0);
  const balls = match.innings[innings]?.deliveries.length ?? 0;
  return ballTimes[before + Math.floor(balls * share)] ?? length * share;
}
