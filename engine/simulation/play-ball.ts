import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { LEG_BYES, WIDES } from '../fitted-parameters.ts';
import { cellIndex } from '../ratings/pool-rating.ts';
import { OUTCOME_RUNS } from '../ratings/prepared-innings.ts';
import { drawShare } from '../statistics/random-draws.ts';
import { EASE, HITS } from './ball-chances.ts';
import { batterOffset, bowlerOffset, swapEnds, chargeRuns, type Innings } from './innings-in-play.ts';
import { DOUBLE_RATE_URGENCY } from './innings-plan.ts';
import { COUNT_OFFSETS, addToCount } from './player-counts.ts';
import { takeWicket } from './take-wicket.ts';

/**
 * Simulates one delivery; changes `innings`. Called for every ball by `playInnings`. One draw from 0 to 1 decides
 * between extra, wicket and hit; its position within the part that it fell in, rescaled to 0 to 1 (`share`), decides
 * the kind.
 */
export function playBall(rng: RandomGenerator, innings: Innings): void {
  const { plan, counts } = innings;
  const slot = plan.slots[innings.balls] ?? NaN;
  const extra = innings.extra[slot] ?? NaN;
  const draw = drawShare(rng);
  if (draw < extra) {
    const wide = innings.wide[slot] ?? NaN;
    if (draw < wide) bowlWide(innings, draw / wide);
    else bowlNoball(innings, hitsIndex(innings, slot), (draw - wide) / (extra - wide));
    return;
  }
  addToCount(counts, batterOffset(innings) + COUNT_OFFSETS.balls, 1);
  if (innings.target !== Number.POSITIVE_INFINITY) setUrgency(innings, urgencyOf(innings));
  const left = draw - extra;
  const wicket = wicketChance(innings, slot) * (1 - extra);
  if (left < wicket) takeWicket(rng, innings, left / wicket);
  else playHit(innings, hitsIndex(innings, slot), (left - wicket) / (1 - extra - wicket));
  innings.balls += 1;
}

/** Limits of a chase's urgency (see `DOUBLE_RATE_URGENCY`), in units of ease; chosen. */
const URGENCY = { least: -0.3, most: 0.75 };
/** Effects of urgency and of the day's ease on the log-chance of a wicket, per unit; chosen. */
const WICKET_RISK = { urgency: 0.7, dayEase: 0.3 };
/** Largest chance of a wicket, and least share of the usual one for any batter and bowler; chosen. */
const WICKET_LIMITS = { most: 0.6, leastShare: 0.3 };

/** Urgency of a chase from required and usual rate, in units of ease. */
function urgencyOf({ plan, target, runs, balls }: Innings): number {
  const needed = (target - runs) * (plan.urgencyPerRun[balls] ?? NaN);
  return Math.min(URGENCY.most, Math.max(URGENCY.least, needed - DOUBLE_RATE_URGENCY));
}

/**
 * Sets how hard the batting team attacks from now on, in units of ease; attacking raises the chance of a wicket, a
 * good day lowers it.
 */
export function setUrgency(innings: Innings, urgency: number): void {
  innings.easeShift = EASE.steps * (innings.dayEase + urgency);
  innings.wicketFactor =
    riskOf(WICKET_RISK.urgency * urgency - WICKET_RISK.dayEase * innings.dayEase) * innings.wicketRatio;
}

/** Approximates `Math.exp` to 1% between -0.7 and 0.7, in a sixth of the time. */
function riskOf(logRisk: number): number {
  return 1 + logRisk * (1 + logRisk * (1 / 2 + logRisk * (1 / 6)));
}

/** Chance of a wicket off a ball that is no extra, 0 to 1. */
function wicketChance({ plan, wickets, striker, bowler, wicketFactor }: Innings, slot: number): number {
  const usual = plan.chances.wicket[cellIndex(slot, wickets)] ?? NaN;
  const own =
    usual + (plan.batting.battingWickets[striker] ?? NaN) + (plan.bowling.bowlingWickets[bowler] ?? NaN);
  return Math.min(WICKET_LIMITS.most, Math.max(WICKET_LIMITS.leastShare * usual, own) * wicketFactor);
}

/** Bowls a wide; `share`, 0 to 1, draws its runs. */
function bowlWide(innings: Innings, share: number): void {
  const runs = share < WIDES.one ? 1 : share < WIDES.two ? 2 : 5;
  innings.wides += 1;
  chargeRuns(innings, runs);
  if (runs === 2) swapEnds(innings);
}

/** One run, plus runs off the bat; a no-ball takes no wicket. */
function bowlNoball(innings: Innings, hitsAt: number, share: number): void {
  innings.noballs += 1;
  chargeRuns(innings, 1);
  addToCount(innings.counts, batterOffset(innings) + COUNT_OFFSETS.balls, 1);
  const outcome = outcomeOf(innings, hitsAt, share);
  if (outcome > 0) score(innings, OUTCOME_RUNS[outcome] ?? NaN);
}

/** Plays a ball that is neither extra nor wicket; `share`, 0 to 1, draws its runs and leg-byes. */
function playHit(innings: Innings, hitsAt: number, share: number): void {
  const outcome = outcomeOf(innings, hitsAt, share);
  if (outcome > 0) {
    score(innings, OUTCOME_RUNS[outcome] ?? NaN);
    return;
  }
  addToCount(innings.counts, bowlerOffset(innings) + COUNT_OFFSETS.dots, 1);
  const legByeChance = innings.plan.chances.legByes * (innings.hits[hitsAt] ?? NaN);
  if (share < legByeChance) runLegByes(innings, share / legByeChance);
}

/** Index into `hits` of this ball's cumulative chances, at its step of ease (`| 0` truncates). */
function hitsIndex({ plan, wickets, striker, bowler, easeShift, ease }: Innings, slot: number): number {
  const { chances, batting, bowling } = plan;
  const skill = (batting.battingRuns[striker] ?? NaN) + (bowling.bowlingRuns[bowler] ?? NaN);
  const step =
    (ease[cellIndex(slot, wickets)] ?? NaN) + easeShift + skill * (chances.easePerRun[slot] ?? NaN);
  return (slot * EASE.count + Math.min(EASE.count - 1, Math.max(0, step | 0))) * HITS;
}

/** Index into the hits (dot, one, two, three, four, six) for `share`, 0 to 1. */
function outcomeOf({ hits }: Innings, hitsAt: number, share: number): number {
  let outcome = 0;
  while (share >= (hits[hitsAt + outcome] ?? NaN)) outcome += 1;
  return outcome;
}

/** Runs leg-byes; `share`, 0 to 1, draws their number. */
function runLegByes(innings: Innings, share: number): void {
  const runs = share < LEG_BYES.one ? 1 : share < LEG_BYES.two ? 2 : 4;
  innings.legByes += 1;
  innings.runs += runs;
  if (runs === 1) swapEnds(innings);
}

/** Scores runs off the bat; the batters change ends on odd runs. */
function score(innings: Innings, runs: number): void {
  const batters = batterOffset(innings);
  chargeRuns(innings, runs);
  addToCount(innings.counts, batters + COUNT_OFFSETS.runs, runs);
  if (runs === 4) addToCount(innings.counts, batters + COUNT_OFFSETS.fours, 1);
  else if (runs === 6) addToCount(innings.counts, batters + COUNT_OFFSETS.sixes, 1);
  else if (runs !== 2) swapEnds(innings);
}
