import { ballsOf } from '../../../ui/match/overs.ts';
import { overOfTotal } from './innings-progress.ts';
import type { ScoreEvent } from './score-events.ts';

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

/** Returns the changes of an innings by over, in order of play. Each over is in one row. `lastOver` ends a full innings. */
export function overRows(
  events: readonly ScoreEvent[],
  ballsPerOver: number,
  lastOver: number = Number.POSITIVE_INFINITY,
): OverRow[] {
  const rows: OverRow[] = [];
  for (const event of events) {
    const end = ballsOf(event.overs, ballsPerOver);
    const start = end - event.balls;
    const to = Math.min(overOfTotal(start, end, ballsPerOver), lastOver);
    const from = Math.min(Math.floor(start / ballsPerOver) + 1, to);
    const last = rows.at(-1);
    if (last !== undefined && from <= last.to) {
      rows[rows.length - 1] = rowOf(last.from, Math.max(last.to, to), [...last.events, event]);
    } else {
      rows.push(rowOf(from, to, [event]));
    }
  }
  return rows;
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
