import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import { ballsOf } from '../../../ui/match/overs.ts';

type Total = MatchProgress['innings'][number]['points'][number];

/** What changed between two totals of an innings. */
export interface ScoreEvent {
  /** Overs after it, as `16.2`. */
  overs: string;
  /** Legal balls from the total before: 1 for a ball, more for a gap, 0 for extras or a correction. */
  balls: number;
  /** Added by it. Negative when the feed corrected the total. */
  runs: number;
  wickets: number;
  /** After it. */
  total: number;
  wicketsDown: number;
}

/** The changes of an innings' total, in order of play. An innings that was first seen late begins with a gap. */
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

/** True when scores between this one and the one before were missed. */
export function isGap({ balls }: ScoreEvent): boolean {
  return balls > 1;
}
