import type { Delivery, MatchRecord } from './match-record.ts';

/** One delivery with its place: `innings` and `index` count from 0 within the record and within the innings. */
export interface DeliveryAt {
  readonly innings: number;
  readonly index: number;
  readonly delivery: Delivery;
}

/** Every delivery of the match in the order in which it was bowled, super overs included. */
export function listDeliveries(match: MatchRecord): DeliveryAt[] {
  return match.innings.flatMap((innings, i) =>
    innings.deliveries.map((delivery, index) => ({ innings: i, index, delivery })),
  );
}
