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
  return bounds(match, innings).flatMap((bound) => summed(bound, innings.deliveries) ?? []);
}

/** The first of the phases alone; `null` when no ball of it was bowled, or overs are not limited. */
export function powerplayOf(match: MatchRecord, innings: InningsRecord): Phase | null {
  const [first] = bounds(match, innings);
  return first === undefined ? null : summed(first, innings.deliveries);
}

type Bound = Pick<Phase, 'name' | 'from' | 'to'>;

function bounds(match: MatchRecord, innings: InningsRecord): readonly Bound[] {
  const limit = match.ballsPerOver === 5 ? 20 : match.oversLimit;
  if (limit === null || innings.superOver) return [];
  const powerplay = Math.round(limit * (limit >= 40 ? 0.2 : 0.3));
  const middle = Math.round(limit * (limit >= 40 ? 0.8 : 0.75));
  return [
    { name: 'powerplay', from: 1, to: powerplay },
    { name: 'middle', from: powerplay + 1, to: middle },
    { name: 'death', from: middle + 1, to: limit },
  ];
}

/** `null` when no ball was bowled in it. */
function summed(bound: Bound, deliveries: readonly Delivery[]): Phase | null {
  let [bowled, runs, wickets, balls, dots, boundaries] = [0, 0, 0, 0, 0, 0];
  for (const delivery of deliveries) {
    if (delivery.over + 1 < bound.from || delivery.over + 1 > bound.to) continue;
    bowled += 1;
    runs += delivery.runs.total;
    wickets += dismissalsOn(delivery);
    if (isLegal(delivery)) balls += 1;
    if (isLegal(delivery) && delivery.runs.total === 0) dots += 1;
    if (isFour(delivery) || isSix(delivery)) boundaries += 1;
  }
  if (bowled === 0) return null;
  // Named one by one: spreading it took longer than all the adding.
  const { name, from, to } = bound;
  return { name, from, to, runs, wickets, balls, dots, boundaries };
}
