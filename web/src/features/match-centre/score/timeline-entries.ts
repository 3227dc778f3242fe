import { ballsOf } from '../../../ui/match/overs.ts';
import { overOfTotal } from './innings-progress.ts';
import type { ScoreEvent } from '../../../ui/balls/score-events.ts';

/** One row of the timeline: an over, or the overs that one change spans because scores in between were missed. */
export interface OverRow {
  /** The first and the last over, from 1. */
  from: number;
  to: number;
  /** The changes in order of play. */
  events: readonly ScoreEvent[];
  /** Sums of the changes. */
  runs: number;
  wickets: number;
}

/** A change across the end of an over joins two overs; a row with this many such changes is full. */
const MOST_JOINING = 2;

/**
 * Returns the changes of an innings by over, in order of play. Each over is in one row. Where scores are so rare that all
 * overs would join, a change that begins in a full row counts in the next. `lastOver` ends a full innings.
 */
export function overRows(
  events: readonly ScoreEvent[],
  ballsPerOver: number,
  lastOver: number = Number.POSITIVE_INFINITY,
): OverRow[] {
  const oversOf = (event: ScoreEvent) => oversOfEvent(event, ballsPerOver, lastOver);
  const isJoining = (event: ScoreEvent) => oversOf(event).to > oversOf(event).from;
  const rows: OverRow[] = [];
  for (const event of events) {
    const { from, to } = oversOf(event);
    const last = rows.at(-1);
    if (last === undefined || from > last.to) {
      rows.push(rowOf(from, to, [event]));
    } else if (to > last.to && last.events.filter(isJoining).length >= MOST_JOINING) {
      rows.push(rowOf(last.to + 1, to, [event]));
    } else {
      rows[rows.length - 1] = rowOf(last.from, Math.max(last.to, to), [...last.events, event]);
    }
  }
  return rows;
}

/** Returns the first and the last over, from 1, in which balls of a change were bowled. */
function oversOfEvent({ overs, balls }: ScoreEvent, ballsPerOver: number, lastOver: number) {
  const end = ballsOf(overs, ballsPerOver);
  const start = end - balls;
  const to = Math.min(overOfTotal(start, end, ballsPerOver), lastOver);
  return { from: Math.min(Math.floor(start / ballsPerOver) + 1, to), to };
}

function rowOf(from: number, to: number, events: readonly ScoreEvent[]): OverRow {
  const sum = (field: 'runs' | 'wickets') => events.reduce((total, event) => total + event[field], 0);
  return { from, to, events, runs: sum('runs'), wickets: sum('wickets') };
}

/** Returns the legal balls of a row that are still to come; 0 after the over. */
export function ballsToCome({ from, to, events }: OverRow, ballsPerOver: number): number {
  const bowled = ballsOf(events.at(-1)?.overs ?? '0.0', ballsPerOver);
  return from === to ? Math.max(0, to * ballsPerOver - bowled) : 0;
}
