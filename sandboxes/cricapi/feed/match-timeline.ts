import type { MatchRecord } from '@gullylens/engine/match/match-record';
import {
  applyDelivery,
  type DeliveryAt,
  foldMatch,
  listDeliveries,
  type MatchState,
  startMatch,
} from './match-state.ts';

/** At speed 1, in virtual milliseconds. Every pause is shorter than the half minute within which a score must move. */
const BALL_MS = 2_000;
const TOSS_MS = 16_000;
const INNINGS_BREAK_MS = 20_000;
/** The vendor's score does not show super overs, so all of them together take no longer than a pause. */
const SUPER_OVERS_MS = 18_000;
/** A match without a ball is over as it begins. */
const WASHED_OUT_MS = 1;

/** One match laid out in time: what stood on the scoreboard, and from when, counted from its start. */
export interface MatchTimeline {
  readonly match: MatchRecord;
  /** Moments at which the deliveries were over, in order. */
  readonly ballTimes: readonly number[];
  /** `states[n]` after `n` deliveries. */
  readonly states: readonly MatchState[];
  /** From the toss to the last ball. */
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

export function buildTimeline(match: MatchRecord, ballMs = BALL_MS): MatchTimeline {
  const deliveries = listDeliveries(match);
  const ballTimes = timeBalls(match, deliveries, ballMs);
  return { match, ballTimes, states: foldEach(match, deliveries), length: ballTimes.at(-1) ?? WASHED_OUT_MS };
}

const lengthAt = (match: MatchRecord, ballMs: number) =>
  timeBalls(match, listDeliveries(match), ballMs).at(-1) ?? WASHED_OUT_MS;

/** The time for a ball with which these matches, one after another, take just so long; pauses stay as they are. */
export function paceToLast(matches: readonly MatchRecord[], length: number): number {
  const lasting = (ballMs: number) => matches.reduce((sum, match) => sum + lengthAt(match, ballMs), 0);
  const pauses = lasting(0);
  return (length - pauses) / (lasting(1) - pauses);
}

/** How many deliveries are over `elapsed` after the start. */
export function ballsBowledAt({ ballTimes }: MatchTimeline, elapsed: number): number {
  let [low, high] = [0, ballTimes.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ballTimes[middle] ?? 0) <= elapsed) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The moment at which the given share of an innings' deliveries is over; of the whole match without that innings. */
export function momentInInnings(
  { match, ballTimes, length }: MatchTimeline,
  innings: number,
  share: number,
): number {
  const before = match.innings.slice(0, innings).reduce((sum, each) => sum + each.deliveries.length, 0);
  const balls = match.innings[innings]?.deliveries.length ?? 0;
  return ballTimes[before + Math.floor(balls * share)] ?? length * share;
}
