// Facts of one delivery under the Laws of Cricket. Called for every ball that is imported, learnt, scored or
// replayed: by the engine, by the server's pages of played matches, and by the CricAPI sandbox.

import type { Delivery, Wicket, WicketKind } from './match-record.ts';

/** Counts towards the over: neither a wide nor a no-ball (Law 17.3). */
export function isLegal(delivery: Delivery): boolean {
  return delivery.extras.wides === 0 && delivery.extras.noballs === 0;
}

/** Counts as a ball faced by the batter: everything but a wide. */
export function isFaced(delivery: Delivery): boolean {
  return delivery.extras.wides === 0;
}

/** Hit to the rope for four; an all-run four is not one. */
export function isFour(delivery: Delivery): boolean {
  return delivery.runs.batter === 4 && !delivery.nonBoundary;
}

/** Hit over the rope for six; six run with overthrows is not one. */
export function isSix(delivery: Delivery): boolean {
  return delivery.runs.batter === 6 && !delivery.nonBoundary;
}

/** Runs charged to the bowler: off the bat, wides and no-balls, but no byes, leg-byes or penalties. */
export function runsConceded(delivery: Delivery): number {
  return delivery.runs.batter + delivery.extras.wides + delivery.extras.noballs;
}

/** A dot ball for the bowler: a legal ball off which the bowler is charged nothing. */
export function isDot(delivery: Delivery): boolean {
  return isLegal(delivery) && runsConceded(delivery) === 0;
}

const NOT_DISMISSALS: ReadonlySet<WicketKind> = new Set<WicketKind>(['retired hurt', 'retired not out']);

/** Whether the wicket counts on the scorecard: not for retired hurt or retired not out. */
export function isDismissal(wicket: Wicket): boolean {
  return !NOT_DISMISSALS.has(wicket.kind);
}

const BOWLERS_WICKETS: ReadonlySet<WicketKind> = new Set<WicketKind>([
  'caught',
  'bowled',
  'lbw',
  'caught and bowled',
  'stumped',
  'hit wicket',
]);

/** Whether the wicket is credited to the bowler. */
export function isBowlersWicket(wicket: Wicket): boolean {
  return BOWLERS_WICKETS.has(wicket.kind);
}

/** Number of wickets of the ball that count on the scorecard; more than one is possible. */
export function dismissalsOn(delivery: Delivery): number {
  return delivery.wickets.length === 0 ? 0 : delivery.wickets.filter(isDismissal).length;
}

/**
 * Names of the batters after the ball, striker first, without a batter who is out or retired; the new batter is not
 * known. They cross on odd runs and swap ends when the over has ended. Ignores runs that are part of `noballs`, and
 * crossing before a catch. For the sandbox, which shows who is on strike.
 */
export function pairAfter(delivery: Delivery, overEnded: boolean): string[] {
  const { batter, nonStriker, extras, runs } = delivery;
  const timesRun = runs.batter + extras.byes + extras.legbyes + Math.max(0, extras.wides - 1);
  const crossed = (timesRun % 2 === 1) !== overEnded;
  const pair = crossed ? [nonStriker, batter] : [batter, nonStriker];
  return pair.filter((name) => !delivery.wickets.some((wicket) => wicket.playerOut === name));
}
