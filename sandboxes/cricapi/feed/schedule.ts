import type { MatchRecord } from '@gullylens/engine/match/match-record';
import {
  newCycleEachTime,
  keepLatest,
  type LaneCycle,
  consecutiveCycles,
  type PlayCycle,
  repeatSameCycle,
} from './lane-cycles.ts';
import { buildTimeline, type MatchTimeline, momentInInnings } from './match-timeline.ts';

/** Number of matches live at the same time. */
const LANES = 3;
/** Share of a lane's matches that is completed when the feed opens. */
const PLAYED_AT_OPENING = 0.25;

/**
 * Matches without a gap, in cycles of equal number and length. Each lane always has one live match. Times are virtual
 * milliseconds.
 */
export interface Lane {
  /** Match ids of the first cycle: they identify the positions in every cycle. */
  readonly places: readonly string[];
  /** Returns a cycle by its number, from 0. */
  readonly cycle: (number: number) => LaneCycle;
  readonly period: number;
  /** Virtual time at which the first cycle began; the feed opens at 0. */
  readonly origin: number;
}

/** The lanes in which matches are played one after another. */
export type Schedule = readonly Lane[];

/** One match as played in one cycle. */
export interface Fixture {
  readonly timeline: MatchTimeline;
  /** Match id of the position. With the cycle it determines the vendor's id. */
  readonly place: string;
  readonly cycle: number;
  /** True when the match repeats one of the first cycle. */
  readonly again: boolean;
  /** Virtual milliseconds; the feed opens at 0. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/**
 * Virtual milliseconds of the live match that are over when the feed opens, by lane: in a chase, in a first innings, in
 * the first over.
 */
const openings: readonly ((timeline: MatchTimeline) => number)[] = [
  (timeline) => momentInInnings(timeline, 1, 0.4),
  (timeline) => momentInInnings(timeline, 0, 0.5),
  (timeline) => momentInInnings(timeline, 0, 0),
];

const hasBalls = ({ ballTimes }: MatchTimeline) => ballTimes.length > 0;

/** The part of the first cycle completed when the feed opens, in virtual milliseconds. */
function playedAtOpening({ timelines, starts }: LaneCycle, lane: number): number {
  const played = timelines.findIndex(
    (timeline, i) => i >= timelines.length * PLAYED_AT_OPENING && hasBalls(timeline),
  );
  const first = played === -1 ? timelines.findIndex(hasBalls) : played;
  const timeline = timelines[first];
  const progress = timeline ? (openings[lane]?.(timeline) ?? 0) : 0;
  return (starts[first] ?? 0) + progress;
}

/** Returns the positions of each lane's matches in `timelines`, ascending. No lane has only matches without a ball. */
function deal(timelines: readonly MatchTimeline[]): number[][] {
  const numbered = [...timelines.entries()];
  const played = numbered.filter(([, timeline]) => hasBalls(timeline));
  const lanes = Math.min(LANES, played.length);
  const laneOf = new Map<number, number>();
  for (const group of [played, numbered.filter(([, timeline]) => !hasBalls(timeline))]) {
    for (const [i, [number]] of group.entries()) laneOf.set(number, i % lanes);
  }
  return Array.from({ length: lanes }, (_, lane) =>
    [...timelines.keys()].filter((number) => laneOf.get(number) === lane),
  );
}

const pick = <Item>(items: readonly Item[], numbers: readonly number[]) =>
  numbers.flatMap((number) => items[number] ?? []);

/**
 * Schedules the matches, in the order given, around the virtual instant 0, at which the feed opens. Later cycles come
 * from `play`; without it they repeat these matches. Throws when no match has a ball.
 */
export function makeSchedule(matches: readonly MatchRecord[], play: PlayCycle | null = null): Schedule {
  const timelines = matches.map((match) => buildTimeline(match));
  const dealt = deal(timelines);
  if (dealt.length === 0)
    throw new Error('There is no match with a ball bowled: nothing can be played live.');
  const playOnce = play && keepLatest(play);
  return dealt.map((numbers, lane) => {
    const first = consecutiveCycles(pick(timelines, numbers));
    return {
      places: first.timelines.map(({ match }) => match.id),
      cycle: playOnce
        ? newCycleEachTime(first, (cycle) => pick(playOnce(cycle), numbers))
        : repeatSameCycle(first),
      period: first.period,
      origin: -playedAtOpening(first, lane),
    };
  });
}

/**
 * The fixture number `n` of this lane, from 0 and across cycles. Throws a RangeError when the cycle has no such match.
 */
export function fixtureAt(lane: Lane, n: number): Fixture {
  const cycle = Math.floor(n / lane.places.length);
  const number = n - cycle * lane.places.length;
  const { timelines, starts, again } = lane.cycle(cycle);
  const [timeline, place] = [timelines[number], lane.places[number]];
  if (!timeline || place === undefined) throw new RangeError(`The lane has no fixture ${n}`);
  const began = lane.origin + cycle * lane.period;
  const [startsAt, endsAt] = [began + (starts[number] ?? 0), began + (starts[number + 1] ?? lane.period)];
  return { timeline, place, cycle, again, startsAt, endsAt };
}

/** Number of the fixture that is live at this virtual instant, from 0 and across cycles. */
export function liveNumber(lane: Lane, instant: number): number {
  const cycle = Math.floor((instant - lane.origin) / lane.period);
  const within = instant - lane.origin - cycle * lane.period;
  const place = lane.cycle(cycle).starts.findLastIndex((start) => start <= within);
  return cycle * lane.places.length + Math.max(0, place);
}

/**
 * The fixtures that the vendor lists at this virtual instant. Each lane lists its live match and, before and after
 * it, up to one match fewer than a cycle has.
 */
export function listedFixtures(schedule: Schedule, instant: number): Fixture[] {
  return schedule.flatMap((lane) => {
    const live = liveNumber(lane, instant);
    const around = lane.places.length - 1;
    const first = Math.max(0, live - around);
    return Array.from({ length: live + around - first + 1 }, (_, i) => fixtureAt(lane, first + i));
  });
}
