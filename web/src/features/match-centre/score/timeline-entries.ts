import { ballsOf, oversOfBalls } from '../../../ui/match/overs.ts';
import { overOfTotal } from './innings-progress.ts';
import { isGap, type ScoreEvent } from './score-events.ts';

/** An over with at least one recorded change. */
export interface OverEntry {
  kind: 'over';
  /** The number of the over, from 1. */
  over: number;
  /** The changes in order of play. */
  events: readonly ScoreEvent[];
  /** Sums of the changes. */
  runs: number;
  wickets: number;
}

/** One change that spans more than one over, because scores in between were missed. */
export interface GapEntry {
  kind: 'gap';
  /** Overs bowled before the change, as `3.4`. */
  from: string;
  event: ScoreEvent;
}

/** One row of the timeline: an over, or a gap of missed scores. */
export type TimelineEntry = OverEntry | GapEntry;

/** Returns the changes of an innings by over, in order of play. `lastOver` is the last of a full innings. */
export function timelineEntries(
  events: readonly ScoreEvent[],
  ballsPerOver: number,
  lastOver: number = Number.POSITIVE_INFINITY,
): TimelineEntry[] {
  const entries: TimelineEntry[] = [];
  for (const event of events) {
    const end = ballsOf(event.overs, ballsPerOver);
    const start = end - event.balls;
    const over = Math.min(overOfTotal(start, end, ballsPerOver), lastOver);
    const last = entries.at(-1);
    if (isGap(event) && start < (over - 1) * ballsPerOver) {
      entries.push({ kind: 'gap', from: oversOfBalls(start, ballsPerOver), event });
    } else if (last?.kind === 'over' && last.over === over) {
      entries[entries.length - 1] = overEntry(over, [...last.events, event]);
    } else {
      entries.push(overEntry(over, [event]));
    }
  }
  return entries;
}

function overEntry(over: number, events: readonly ScoreEvent[]): OverEntry {
  const sum = (field: 'runs' | 'wickets') => events.reduce((total, event) => total + event[field], 0);
  return { kind: 'over', over, events, runs: sum('runs'), wickets: sum('wickets') };
}
