import type { ScoreEvent } from '../../../ui/balls/score-events.ts';

/**
 * Returns the runs and wickets of the last `balls` legal balls; null when the innings is not longer, and when their first
 * ball is within a gap.
 */
export function lastOvers(
  events: readonly ScoreEvent[],
  balls: number,
): Pick<ScoreEvent, 'runs' | 'wickets'> | null {
  let left = balls;
  const sum = { runs: 0, wickets: 0 };
  for (const event of events.toReversed()) {
    if (left === 0) return sum;
    if (event.balls > left) return null;
    left -= event.balls;
    sum.runs += event.runs;
    sum.wickets += event.wickets;
  }
  return null;
}

/** Returns the change with the last wicket; null without one, and after a correction of the wickets. */
export function lastWicket(events: readonly ScoreEvent[]): ScoreEvent | null {
  const last = events.findLast(({ wickets }) => wickets !== 0);
  return last !== undefined && last.wickets > 0 ? last : null;
}
