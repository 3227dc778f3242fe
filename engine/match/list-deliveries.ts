import { isLegal, runsConceded } from './delivery-facts.ts';
import type { Delivery, InningsRecord } from './match-record.ts';

/** The deliveries of each over, by `Delivery.over` (0 is the first), in order of play. */
export function groupByOver(innings: InningsRecord): Map<number, Delivery[]> {
  const overs = new Map<number, Delivery[]>();
  for (const delivery of innings.deliveries) {
    const over = overs.get(delivery.over);
    if (over) over.push(delivery);
    else overs.set(delivery.over, [delivery]);
  }
  return overs;
}

/**
 * Name of the bowler when the over is a maiden: a full over by one bowler without a run charged to them; else null.
 */
export function maidenBowler(over: readonly Delivery[], ballsPerOver: number): string | null {
  const bowler = over[0]?.bowler ?? null;
  let legal = 0;
  for (const delivery of over) {
    if (delivery.bowler !== bowler || runsConceded(delivery) > 0) return null;
    if (isLegal(delivery)) legal += 1;
  }
  return legal >= ballsPerOver ? bowler : null;
}
