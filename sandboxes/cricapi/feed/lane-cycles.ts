import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { buildTimeline, type MatchTimeline, paceToLast } from './match-timeline.ts';

/**
 * Returns the matches of a later cycle, numbered from 1: as many as in the first cycle, all with balls. Equal numbers
 * give equal matches.
 */
export type PlayCycle = (cycle: number) => readonly MatchRecord[];

/** One cycle of one lane; all times in virtual milliseconds. */
export interface LaneCycle {
  readonly timelines: readonly MatchTimeline[];
  /** Start of each match, from the start of the cycle. */
  readonly starts: readonly number[];
  /** Length of the cycle. */
  readonly period: number;
  /** True when the matches repeat those of the first cycle. */
  readonly again: boolean;
}

/** Maximum number of cached cycles: enough for the cycles listed at one instant and lookups of earlier ones. */
const CACHED_CYCLES = 5;

/** A cycle in which the matches follow each other without a pause. */
export function consecutiveCycles(timelines: readonly MatchTimeline[]): LaneCycle {
  let period = 0;
  const starts = timelines.map(({ length }) => {
    const start = period;
    period += length;
    return start;
  });
  return { timelines, starts, period, again: false };
}

/** Caches the most recently used `CACHED_CYCLES` results of `make`. */
export function keepLatest<Value>(make: (cycle: number) => Value): (cycle: number) => Value {
  const cached = new Map<number, Value>();
  return (cycle) => {
    const value = cached.get(cycle) ?? make(cycle);
    cached.delete(cycle);
    cached.set(cycle, value);
    const [oldest] = cached.keys();
    if (cached.size > CACHED_CYCLES && oldest !== undefined) cached.delete(oldest);
    return value;
  };
}

/** Returns cycles that all repeat the matches of the first. */
export function repeatSameCycle(first: LaneCycle): (cycle: number) => LaneCycle {
  const later = { ...first, again: true };
  return (cycle) => (cycle === 0 ? first : later);
}

/**
 * Returns cycles that each have new matches, paced so that they last as long as the first cycle. The cycle of an
 * instant therefore follows by division, without simulating the earlier cycles.
 */
export function newCycleEachTime(first: LaneCycle, play: PlayCycle): (cycle: number) => LaneCycle {
  const later = keepLatest((cycle) => {
    const matches = play(cycle);
    const pace = paceToLast(matches, first.period);
    return { ...consecutiveCycles(matches.map((match) => buildTimeline(match, pace))), period: first.period };
  });
  return (cycle) => (cycle === 0 ? first : later(cycle));
}
