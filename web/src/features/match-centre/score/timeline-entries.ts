import { ballsOf, oversOfBalls } from '../../../ui/match/overs.ts';
import { overOfTotal } from './innings-progress.ts';
import { isGap, type ScoreEvent } from './score-events.ts';

/** An over of which at least one change was seen. */
export interface OverEntry {
  kind: 'over';
  /** 1 for the first. */
  over: number;
  /** In order of play. */
  events: readonly ScoreEvent[];
  /** Of the events. */
  runs: number;
  wickets: number;
}

/** Balls over more than one over that were not seen one by one. */
export interface GapEntry {
  kind: 'gap';
  /** Overs before and after, as `3.4`. */
  from: string;
  event: ScoreEvent;
}

/** One row of the timeline: an over, or a gap of missed scores. */
export type TimelineEntry = OverEntry | GapEntry;

/** The changes of an innings by over, in order of play. */
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
  const sum = (what: 'runs' | 'wickets') => events.reduce((total, event) => total + event[what], 0);
  return { kind: 'over', over, events, runs: sum('runs'), wickets: sum('wickets') };
}
