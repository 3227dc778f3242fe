import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import { ballsOf } from '../match/overs.ts';

type Total = MatchProgress['innings'][number]['points'][number];

/** A change of the score: the difference between two recorded totals of an innings. */
export interface ScoreEvent {
  /** Overs bowled after the change, as `16.2`. */
  overs: string;
  /** Legal balls from the total before: 1 for a ball, more for a gap, 0 for a wide, a no-ball or a correction. */
  balls: number;
  /** Runs and wickets added by the change; negative when the feed corrected the total. */
  runs: number;
  wickets: number;
  /** The total and the wickets after the change. */
  total: number;
  wicketsDown: number;
}

/**
 * Returns the changes of an innings' total, in order of play. If the first total is late, the first change is a gap.
 */
export function scoreEvents(totals: readonly Total[], ballsPerOver: number): ScoreEvent[] {
  let before: Total = { overs: '0.0', runs: 0, wickets: 0 };
  const events = totals.map((after) => {
    const event: ScoreEvent = {
      overs: after.overs,
      balls: ballsOf(after.overs, ballsPerOver) - ballsOf(before.overs, ballsPerOver),
      runs: after.runs - before.runs,
      wickets: after.wickets - before.wickets,
      total: after.runs,
      wicketsDown: after.wickets,
    };
    before = after;
    return event;
  });
  return events.filter(({ balls, runs, wickets }) => balls !== 0 || runs !== 0 || wickets !== 0);
}

/** Returns a key of the change among those of its innings. Wides in a row have the same overs, but not the same total. */
export function eventKey({ overs, balls, total, wicketsDown }: ScoreEvent): string {
  return `${overs} ${balls} ${total} ${wicketsDown}`;
}

/** True of runs without a legal ball, from a wide or a no-ball: `+1`. */
export function isWithoutBall({ balls, runs, wickets }: ScoreEvent): boolean {
  return balls === 0 && runs > 0 && wickets <= 0;
}

/** True when scores between this one and the one before were missed. */
export function isGap({ balls }: ScoreEvent): boolean {
  return balls > 1;
}
