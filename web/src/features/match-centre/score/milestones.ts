import type { ScoreEvent } from '../../../ui/balls/score-events.ts';

/** Runs that a team or a partnership has just reached. */
export interface Milestone {
  kind: 'team' | 'partnership';
  runs: number;
}

/** The runs and legal balls since the last wicket. */
export interface Partnership {
  runs: number;
  balls: number;
}

const STEP = 50;

/** Returns every fifty of the team and of its partnerships, by the event that reached it. */
export function milestonesOf(events: readonly ScoreEvent[]): Map<ScoreEvent, Milestone[]> {
  const found = new Map<ScoreEvent, Milestone[]>();
  for (const { event, before, after } of partnerships(events)) {
    const { total, runs } = event;
    const reached: Milestone[] = [];
    if (passes(total - runs, total)) reached.push({ kind: 'team', runs: lastStep(total) });
    // After a wicket the next partnership has no runs yet.
    if (before && after && passes(before.runs, after.runs)) {
      reached.push({ kind: 'partnership', runs: lastStep(after.runs) });
    }
    if (reached.length > 0) found.set(event, reached);
  }
  return found;
}

/**
 * Returns the partnership after the last event; null when the last wicket fell in a gap, so that its ball is unknown.
 */
export function currentPartnership(events: readonly ScoreEvent[]): Partnership | null {
  return partnerships(events).at(-1)?.after ?? null;
}

/** The partnership before and after each event. */
function partnerships(events: readonly ScoreEvent[]) {
  let now: Partnership | null = { runs: 0, balls: 0 };
  return events.map((event) => {
    const before = now;
    if (event.wickets === 0) now = before && add(before, event);
    else now = event.balls > 1 || event.wickets < 0 ? null : { runs: 0, balls: 0 };
    return { event, before, after: now };
  });
}

function add({ runs, balls }: Partnership, event: ScoreEvent): Partnership {
  return { runs: runs + event.runs, balls: balls + event.balls };
}

function passes(from: number, to: number): boolean {
  return Math.floor(to / STEP) > Math.floor(from / STEP);
}

function lastStep(runs: number): number {
  return Math.floor(runs / STEP) * STEP;
}
