import { dismissalsOn, isLegal } from './delivery-facts.ts';
import type { InningsRecord } from './match-record.ts';
import { oversText } from './overs.ts';

/** The score of an innings. */
export interface InningsTotals {
  readonly runs: number;
  readonly wickets: number;
  readonly legalBalls: number;
  /** As on a scoreboard, `19.3`. */
  readonly overs: string;
}

/**
 * Counts the score of an innings: for scorecards, for the totals that imports store, and to check recorded results.
 * Runs awarded after the innings (`penaltyRuns.post`) count only when a ball was bowled.
 */
export function inningsTotals(innings: InningsRecord, ballsPerOver: number): InningsTotals {
  const { deliveries, penaltyRuns } = innings;
  let [runs, wickets, legalBalls, over, legalThisOver] = [0, 0, 0, 0, 0];
  for (const delivery of deliveries) {
    if (delivery.over !== over) [over, legalThisOver] = [delivery.over, 0];
    runs += delivery.runs.total;
    wickets += dismissalsOn(delivery);
    if (!isLegal(delivery)) continue;
    legalBalls += 1;
    legalThisOver += 1;
  }
  const penalties = penaltyRuns.pre + (deliveries.length > 0 ? penaltyRuns.post : 0);
  const overs = deliveries.length > 0 ? oversText(over, legalThisOver, ballsPerOver) : '0.0';
  return { runs: runs + penalties, wickets, legalBalls, overs };
}
