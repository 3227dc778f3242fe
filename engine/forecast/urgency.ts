import type { InningsSoFar } from './simulate-innings.ts';

/** Runs an over that a chasing side is content to leave for later: the league's usual pace, a little over eight. */
const USUAL_RATE = 9;
const PER_RUN_OF_RATE = 0.05;
const LEAST = -0.3;
const MOST = 0.75;
/** Each wicket beyond the usual number at this point (six over a whole innings) makes a side that much more careful. */
const PER_WICKET = 0.05;
const USUAL_WICKETS = 6;

/** How hard the batting side presses, in the units of `BallSituation.urgency`. */
export function urgencyOf({ plan, runs, wickets, legalBalls }: InningsSoFar): number {
  const balls = plan.oversLimit * 6;
  const usual = (USUAL_WICKETS * legalBalls) / balls;
  const care = plan.superOver ? 0 : PER_WICKET * (usual - wickets);
  if (plan.target === null) return Math.max(LEAST, care);
  const needed = ((plan.target - runs) * 6) / Math.max(1, balls - legalBalls);
  return Math.min(MOST, Math.max(LEAST, PER_RUN_OF_RATE * (needed - USUAL_RATE) + care));
}
