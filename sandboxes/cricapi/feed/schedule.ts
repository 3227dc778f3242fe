import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { layOutMatch, type MatchTimeline, momentInInnings } from './match-timeline.ts';

const LANES = 3;
/** Of a lane's matches, the share that is over when the feed opens. */
const PLAYED_AT_OPENING = 0.25;

/**
 * Matches one after another without a gap, and from the beginning again after the last: so each lane has one live
 * match at every moment, for ever.
 */
export interface Lane {
  readonly timelines: readonly MatchTimeline[];
  /** When each match starts, counted from the start of a cycle. */
  readonly starts: readonly number[];
  readonly period: number;
  /** The virtual instant at which the first cycle began; the feed opens at 0. */
  readonly origin: number;
}

export type Schedule = readonly Lane[];

/** One playing of a match: the same match comes again with the next cycle, as another fixture. */
export interface Fixture {
  readonly timeline: MatchTimeline;
  readonly cycle: number;
  /** Virtual instants. */
  readonly startsAt: number;
  readonly endsAt: number;
}

/** Where the three lanes stand at the opening: in a chase, in a first innings, in the first over. */
const openings: readonly ((timeline: MatchTimeline) => number)[] = [
  (timeline) => momentInInnings(timeline, 1, 0.4),
  (timeline) => momentInInnings(timeline, 0, 0.5),
  (timeline) => momentInInnings(timeline, 0, 0),
];

function startsOf(timelines: readonly MatchTimeline[]): number[] {
  let time = 0;
  return timelines.map(({ length }) => {
    const start = time;
    time += length;
    return start;
  });
}

function layOutLane(timelines: readonly MatchTimeline[], opening: (timeline: MatchTimeline) => number): Lane {
  const starts = startsOf(timelines);
  const played = timelines.findIndex(
    (timeline, i) => i >= timelines.length * PLAYED_AT_OPENING && hasBalls(timeline),
  );
  const first = played === -1 ? timelines.findIndex(hasBalls) : played;
  const timeline = timelines[first];
  const progress = timeline ? opening(timeline) : 0;
  return {
    timelines,
    starts,
    period: timelines.reduce((sum, { length }) => sum + length, 0),
    origin: -((starts[first] ?? 0) + progress),
  };
}

const hasBalls = ({ ballTimes }: MatchTimeline) => ballTimes.length > 0;

/** Deals the matches out so that no lane holds nothing but washed-out ones, each lane in the order given. */
function deal(timelines: readonly MatchTimeline[]): MatchTimeline[][] {
  const played = timelines.filter(hasBalls);
  const lanes = Math.min(LANES, played.length);
  const laneOf = new Map<MatchTimeline, number>();
  for (const group of [played, timelines.filter((timeline) => !hasBalls(timeline))]) {
    for (const [i, timeline] of group.entries()) laneOf.set(timeline, i % lanes);
  }
  return Array.from({ length: lanes }, (_, lane) =>
    timelines.filter((timeline) => laneOf.get(timeline) === lane),
  );
}

/** Lays the matches out, in the order given, around the instant 0. Throws when not a ball was bowled in any. */
export function makeSchedule(matches: readonly MatchRecord[]): Schedule {
  const dealt = deal(matches.map(layOutMatch));
  if (dealt.length === 0)
    throw new Error('There is no match with a ball bowled in it: nothing can be played live.');
  return dealt.map((timelines, i) => layOutLane(timelines, openings[i] ?? (() => 0)));
}

/** The `n`-th playing in this lane, from 0. */
export function fixtureAt(lane: Lane, n: number): Fixture {
  const cycle = Math.floor(n / lane.timelines.length);
  const place = n - cycle * lane.timelines.length;
  const timeline = lane.timelines[place];
  if (!timeline) throw new RangeError(`The lane has no fixture ${n}`);
  const startsAt = lane.origin + cycle * lane.period + (lane.starts[place] ?? 0);
  return { timeline, cycle, startsAt, endsAt: startsAt + timeline.length };
}

/** The number of the playing that is live at this instant. */
export function liveNumber(lane: Lane, instant: number): number {
  const cycle = Math.floor((instant - lane.origin) / lane.period);
  const within = instant - lane.origin - cycle * lane.period;
  const place = lane.starts.findLastIndex((start) => start <= within);
  return cycle * lane.timelines.length + Math.max(0, place);
}

/**
 * What the vendor lists at this instant: in each lane the live match, a full set before it and a full set after it.
 * So what has been played in this cycle stays listed, and there is always something to come.
 */
export function listedFixtures(schedule: Schedule, instant: number): Fixture[] {
  return schedule.flatMap((lane) => {
    const live = liveNumber(lane, instant);
    const around = lane.timelines.length - 1;
    const first = Math.max(0, live - around);
    return Array.from({ length: live + around - first + 1 }, (_, i) => fixtureAt(lane, first + i));
  });
}
