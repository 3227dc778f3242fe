import type { MatchRecord } from '@gullylens/engine/match/match-record';
import { buildTimeline, type MatchTimeline, paceToLast } from './match-timeline.ts';

/** The matches of a cycle, from 1 on: as many as in the first, all with balls, for the same number always the same. */
export type PlayCycle = (cycle: number) => readonly MatchRecord[];

/** One cycle of one lane. */
export interface LaneCycle {
  readonly timelines: readonly MatchTimeline[];
  /** When each match starts, counted from the start of the cycle. */
  readonly starts: readonly number[];
  readonly period: number;
  /** These very matches were played in the first cycle. */
  readonly again: boolean;
}

/** What three lanes list around one instant, and a question about the past beside it. */
const KEPT_CYCLES = 5;

export function consecutiveCycles(timelines: readonly MatchTimeline[]): LaneCycle {
  let period = 0;
  const starts = timelines.map(({ length }) => {
    const start = period;
    period += length;
    return start;
  });
  return { timelines, starts, period, again: false };
}

/** The latest used answers are kept; the others are worked out again when they are wanted. */
export function keepLatest<Value>(make: (cycle: number) => Value): (cycle: number) => Value {
  const kept = new Map<number, Value>();
  return (cycle) => {
    const value = kept.get(cycle) ?? make(cycle);
    kept.delete(cycle);
    kept.set(cycle, value);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_CYCLES && oldest !== undefined) kept.delete(oldest);
    return value;
  };
}

/** Every cycle has the matches of the first. */
export function repeatSameCycle(first: LaneCycle): (cycle: number) => LaneCycle {
  const later = { ...first, again: true };
  return (cycle) => (cycle === 0 ? first : later);
}

/**
 * Every cycle has matches of its own, at the pace at which it takes as long as the first: so what is on at an instant
 * is known without playing all that came before.
 */
export function newCycleEachTime(first: LaneCycle, play: PlayCycle): (cycle: number) => LaneCycle {
  const later = keepLatest((cycle) => {
    const matches = play(cycle);
    const pace = paceToLast(matches, first.period);
    return { ...consecutiveCycles(matches.map((match) => buildTimeline(match, pace))), period: first.period };
  });
  return (cycle) => (cycle === 0 ? first : later(cycle));
}
