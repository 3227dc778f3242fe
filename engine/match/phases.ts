import { dismissalsOn, isFour, isLegal, isSix } from './delivery-facts.ts';
import type { Delivery, InningsRecord, MatchRecord } from './match-record.ts';

export type PhaseName = 'powerplay' | 'middle' | 'death';

export interface Phase {
  readonly name: PhaseName;
  /** First and last over of the phase, counted from 1. */
  readonly from: number;
  readonly to: number;
  readonly runs: number;
  readonly wickets: number;
  readonly balls: number;
  readonly dots: number;
  readonly boundaries: number;
}

/**
 * An innings by powerplay, middle and death overs: in T20 overs 1-6, 7-15 and 16-20, in ODIs 1-10, 11-40 and 41-50, elsewhere in the
 * T20's proportions (T10: 1-3, 4-8, 9-10; The Hundred: 1-6, 7-15, 16-20 of five balls). Phases in which no ball was bowled are left
 * out, and so is everything where overs are not limited.
 */
export function phases(match: MatchRecord, innings: InningsRecord): Phase[] {
  const limit = match.ballsPerOver === 5 ? 20 : match.oversLimit;
  if (limit === null || innings.superOver) return [];
  return bounds(limit).flatMap(({ name, from, to }) => {
    const deliveries = innings.deliveries.filter(({ over }) => over + 1 >= from && over + 1 <= to);
    return deliveries.length === 0 ? [] : { name, from, to, ...summed(deliveries) };
  });
}

function bounds(limit: number): readonly { name: PhaseName; from: number; to: number }[] {
  const powerplay = Math.round(limit * (limit >= 40 ? 0.2 : 0.3));
  const middle = Math.round(limit * (limit >= 40 ? 0.8 : 0.75));
  return [
    { name: 'powerplay', from: 1, to: powerplay },
    { name: 'middle', from: powerplay + 1, to: middle },
    { name: 'death', from: middle + 1, to: limit },
  ];
}

function summed(deliveries: readonly Delivery[]): Omit<Phase, 'name' | 'from' | 'to'> {
  return {
    runs: deliveries.reduce((sum, delivery) => sum + delivery.runs.total, 0),
    wickets: deliveries.reduce((sum, delivery) => sum + dismissalsOn(delivery), 0),
    balls: deliveries.filter(isLegal).length,
    dots: deliveries.filter((delivery) => isLegal(delivery) && delivery.runs.total === 0).length,
    boundaries: deliveries.filter((delivery) => isFour(delivery) || isSix(delivery)).length,
  };
}
