import type { Delivery, InningsRecord } from './match-record.ts';

/** Deliveries by over (0 for the first), overs in order of play. */
export function groupByOver(innings: InningsRecord): Map<number, Delivery[]> {
  const overs = new Map<number, Delivery[]>();
  for (const delivery of innings.deliveries) {
    const over = overs.get(delivery.over);
    if (over) over.push(delivery);
    else overs.set(delivery.over, [delivery]);
  }
  return overs;
}
