import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { LEG_BYES, WIDES } from '../fitted-parameters.ts';
import { OUTCOME_RUNS } from '../ratings/replay-match.ts';
import { drawShare } from '../statistics/random-draws.ts';
import { EASE, HITS } from './ball-chances.ts';
import { batterOffset, bowlerOffset, swapEnds, chargeRuns, type Innings } from './innings-in-play.ts';
import { DOUBLE_RATE_URGENCY } from './innings-plan.ts';
import { COUNT_OFFSETS, count } from './run-counts.ts';
import { takeWicket } from './take-wicket.ts';

/** Simulates one delivery; changes `innings`. */
export function playBall(rng: RandomGenerator, innings: Innings): void {
  const { plan, counts } = innings;
  const slot = plan.slots[innings.balls] ?? NaN;
  const extra = innings.extra[slot] ?? NaN;
  const draw = drawShare(rng);
  if (draw < extra) {
    const wide = innings.wide[slot] ?? NaN;
    if (draw < wide) bowlWide(innings, draw / wide);
    else bowlNoball(innings, cellOf(innings, slot), (draw - wide) / (extra - wide));
    return;
  }
  count(counts, batterOffset(innings) + COUNT_OFFSETS.balls, 1);
  if (innings.target !== Number.POSITIVE_INFINITY) setUrgency(innings, urgencyOf(innings));
  const left = draw - extra;
  const wicket = wicketChance(innings, slot) * (1 - extra);
  if (left < wicket) takeWicket(rng, innings, left / wicket);
  else hit(innings, cellOf(innings, slot), (left - wicket) / (1 - extra - wicket));
  innings.balls += 1;
}

/** Urgency of a chase from required and usual rate, in units of ease, within bounds. */
function urgencyOf({ plan, target, runs, balls }: Innings): number {
  const needed = (target - runs) * (plan.urgencyPerRun[balls] ?? NaN);
  return Math.min(0.75, Math.max(-0.3, needed - DOUBLE_RATE_URGENCY));
}

/** Sets how hard the batting team attacks from now on, in units of ease; raises the wicketFactor of a wicket. */
export function setUrgency(innings: Innings, urgency: number): void {
  innings.easeShift = EASE.steps * (innings.dayEase + urgency);
  innings.wicketFactor = riskOf(0.7 * urgency - 0.3 * innings.dayEase) * innings.wicketRatio;
}

/** Approximates `Math.exp` to 1% between -0.7 and 0.7, in a sixth of the time. */
function riskOf(easeShift: number): number {
  return 1 + easeShift * (1 + easeShift * (1 / 2 + easeShift * (1 / 6)));
}

function wicketChance({ plan, wickets, striker, bowler, wicketFactor }: Innings, slot: number): number {
  const usual = plan.chances.wicket[10 * slot + wickets] ?? NaN;
  const own =
    usual + (plan.batting.battingWickets[striker] ?? NaN) + (plan.bowling.bowlingWickets[bowler] ?? NaN);
  return Math.min(0.6, Math.max(0.3 * usual, own) * wicketFactor);
}

function bowlWide(innings: Innings, share: number): void {
  const runs = share < WIDES.one ? 1 : share < WIDES.two ? 2 : 5;
  innings.wides += 1;
  chargeRuns(innings, runs);
  if (runs === 2) swapEnds(innings);
}

/** One run, plus runs off the bat; a no-ball takes no wicket. */
function bowlNoball(innings: Innings, cell: number, share: number): void {
  innings.noballs += 1;
  chargeRuns(innings, 1);
  count(innings.counts, batterOffset(innings) + COUNT_OFFSETS.balls, 1);
  const outcome = outcomeOf(innings, cell, share);
  if (outcome > 0) score(innings, OUTCOME_RUNS[outcome] ?? NaN);
}

/** Draws the outcome of a ball without a wicket from `share`, 0 to 1. */
function hit(innings: Innings, cell: number, share: number): void {
  const outcome = outcomeOf(innings, cell, share);
  if (outcome > 0) {
    score(innings, OUTCOME_RUNS[outcome] ?? NaN);
    return;
  }
  count(innings.counts, bowlerOffset(innings) + COUNT_OFFSETS.dots, 1);
  const body = innings.plan.chances.legByes * (innings.hits[cell] ?? NaN);
  if (share < body) runLegByes(innings, share / body);
}

/** Index into `hits` of this ball's cumulative chances, at its step of ease (`| 0` truncates). */
function cellOf({ plan, wickets, striker, bowler, easeShift, ease }: Innings, slot: number): number {
  const { chances, batting, bowling } = plan;
  const skill = (batting.battingRuns[striker] ?? NaN) + (bowling.bowlingRuns[bowler] ?? NaN);
  const step = (ease[10 * slot + wickets] ?? NaN) + easeShift + skill * (chances.easePerRun[slot] ?? NaN);
  return (slot * EASE.count + Math.min(EASE.count - 1, Math.max(0, step | 0))) * HITS;
}

function outcomeOf({ hits }: Innings, cell: number, share: number): number {
  let outcome = 0;
  while (share >= (hits[cell + outcome] ?? NaN)) outcome += 1;
  return outcome;
}

function runLegByes(innings: Innings, share: number): void {
  const runs = share < LEG_BYES.one ? 1 : share < LEG_BYES.two ? 2 : 4;
  innings.legByes += 1;
  innings.runs += runs;
  if (runs === 1) swapEnds(innings);
}

function score(innings: Innings, runs: number): void {
  const batters = batterOffset(innings);
  chargeRuns(innings, runs);
  count(innings.counts, batters + COUNT_OFFSETS.runs, runs);
  if (runs === 4) count(innings.counts, batters + COUNT_OFFSETS.fours, 1);
  else if (runs === 6) count(innings.counts, batters + COUNT_OFFSETS.sixes, 1);
  else if (runs !== 2) swapEnds(innings);
}
