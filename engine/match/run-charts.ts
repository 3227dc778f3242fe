import { dismissalsOn } from './delivery-facts.ts';
import { groupByOver } from './group-by-over.ts';
import type { InningsRecord } from './match-record.ts';

export interface OverBar {
  /** 1 for the first over. */
  readonly over: number;
  readonly runs: number;
  readonly wickets: number;
}

/** The Manhattan: runs and wickets of each over bowled. */
export function manhattan(innings: InningsRecord): OverBar[] {
  const overs = groupByOver(innings);
  return [...overs].map(([over, deliveries]) => ({
    over: over + 1,
    runs: deliveries.reduce((sum, delivery) => sum + delivery.runs.total, 0),
    wickets: deliveries.reduce((sum, delivery) => sum + dismissalsOn(delivery), 0),
  }));
}

export interface WormPoint {
  /** Overs completed: 0 for the start. */
  readonly over: number;
  /** The side's runs and wickets after it. */
  readonly runs: number;
  readonly wickets: number;
}

/** The worm: the total after each over, beginning with the start of the innings. */
export function worm(innings: InningsRecord): WormPoint[] {
  let point: WormPoint = { over: 0, runs: innings.penaltyRuns.pre, wickets: 0 };
  const later = manhattan(innings).map(({ over, runs, wickets }) => {
    point = { over, runs: point.runs + runs, wickets: point.wickets + wickets };
    return point;
  });
  return [{ over: 0, runs: innings.penaltyRuns.pre, wickets: 0 }, ...later];
}
