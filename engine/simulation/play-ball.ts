import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { drawShare } from '../forecast/random-draws.ts';
import { OUTCOME_RUNS } from '../ratings/match-story.ts';
import { EASE } from './ball-chances.ts';
import type { Innings } from './innings-in-play.ts';
import { battersFrom, bowlersFrom, changeEnds, concede } from './innings-in-play.ts';
import { AT, count } from './run-counts.ts';
import { PRESSING } from './innings-plan.ts';
import { takeWicket } from './take-wicket.ts';
import { HITS } from './usual-balls.ts';

/** Runs of wides and of leg-byes in the IPL of 2008 to 2017, summed up: one, two, and else five wides or four leg-byes. */
const WIDES = { one: 0.9, two: 0.95 };
const LEG_BYES = { one: 0.87, two: 0.91 };

/** Bowls one delivery; `innings` is left as it stands after it. */
export function playBall(rng: RandomGenerator, innings: Innings): void {
  const { plan, counts } = innings;
  const slot = plan.slots[innings.balls] ?? 0;
  const extra = innings.extra[slot] ?? 0;
  const draw = drawShare(rng);
  if (draw < extra) {
    const wide = innings.wide[slot] ?? 0;
    if (draw < wide) bowlWide(innings, draw / wide);
    else bowlNoball(innings, cellOf(innings, slot), { at: draw - wide, of: extra - wide });
    return;
  }
  count(counts, battersFrom(innings) + AT.balls, 1);
  if (innings.target !== Number.POSITIVE_INFINITY) press(innings);
  const left = draw - extra;
  const wicket = wicketChance(innings, slot) * (1 - extra);
  if (left < wicket) takeWicket(rng, innings, left / wicket);
  else hit(innings, cellOf(innings, slot), { at: left - wicket, of: 1 - extra - wicket });
  innings.balls += 1;
}

/** A side chasing presses by what it needs against what is usual, within bounds, and risks its wickets for it. */
function press(innings: Innings): void {
  const { plan, target, runs, balls, pitch } = innings;
  const needed = (target - runs) / (plan.balls - balls);
  innings.urgency = Math.min(0.75, Math.max(-0.3, needed * plan.pressing - PRESSING));
  innings.risk = riskOf(innings.urgency, pitch) * innings.wicketRatio;
}

/** How much likelier a wicket is: the exponential function, right to a hundredth within plus and minus 0.7; the exact one would take a sixth of the time. */
export function riskOf(urgency: number, pitch: number): number {
  const x = 0.7 * urgency - 0.3 * pitch;
  return 1 + x * (1 + (x / 2) * (1 + x / 3));
}

function wicketChance({ plan, wickets, striker, bowler, risk }: Innings, slot: number): number {
  const usual = plan.chances.wicket[10 * slot + wickets] ?? 0;
  const own =
    usual + (plan.batting.battingWickets[striker] ?? 0) + (plan.bowling.bowlingWickets[bowler] ?? 0);
  return Math.min(0.6, Math.max(0.3 * usual, own) * risk);
}

function bowlWide(innings: Innings, share: number): void {
  const runs = share < WIDES.one ? 1 : share < WIDES.two ? 2 : 5;
  innings.wides += 1;
  concede(innings, runs);
  if (runs === 2) changeEnds(innings);
}

/** A draw below `of` that tells what comes of a hit: as a part of it, without working that out. */
interface Draw {
  readonly at: number;
  readonly of: number;
}

/** One run, and what the batter makes of it; nobody is out. */
function bowlNoball(innings: Innings, cell: number, draw: Draw): void {
  innings.noballs += 1;
  concede(innings, 1);
  count(innings.counts, battersFrom(innings) + AT.balls, 1);
  const outcome = outcomeOf(innings, cell, draw);
  if (outcome > 0) score(innings, OUTCOME_RUNS[outcome] ?? 0);
}

/** The ball is played and nobody is out. */
function hit(innings: Innings, cell: number, draw: Draw): void {
  const outcome = outcomeOf(innings, cell, draw);
  if (outcome > 0) {
    score(innings, OUTCOME_RUNS[outcome] ?? 0);
    return;
  }
  count(innings.counts, bowlersFrom(innings) + AT.dots, 1);
  const body = innings.plan.chances.legByes * (innings.hits[cell] ?? 0) * draw.of;
  if (draw.at < body) runLegByes(innings, draw.at / body);
}

/** Where the summed chances of the hits stand for this ball. */
function cellOf({ plan, wickets, striker, bowler, pitch, urgency, paced }: Innings, slot: number): number {
  const { chances, batting, bowling } = plan;
  const skill = (batting.battingRuns[striker] ?? 0) + (bowling.bowlingRuns[bowler] ?? 0);
  const ease =
    (chances.ease[10 * slot + wickets] ?? 0) +
    skill * (chances.easePerRun[slot] ?? 0) +
    (paced[slot] ?? 0) +
    pitch +
    urgency;
  const step = Math.min(EASE.count - 1, Math.max(0, Math.round((ease - EASE.lowest) * EASE.steps)));
  return (slot * EASE.count + step) * HITS;
}

function outcomeOf({ hits }: Innings, cell: number, { at, of }: Draw): number {
  let outcome = 0;
  while (outcome < HITS - 1 && at >= (hits[cell + outcome] ?? 1) * of) outcome += 1;
  return outcome;
}

function runLegByes(innings: Innings, share: number): void {
  const runs = share < LEG_BYES.one ? 1 : share < LEG_BYES.two ? 2 : 4;
  innings.legByes += 1;
  innings.runs += runs;
  if (runs === 1) changeEnds(innings);
}

function score(innings: Innings, runs: number): void {
  const batters = battersFrom(innings);
  concede(innings, runs);
  count(innings.counts, batters + AT.runs, runs);
  if (runs === 4) count(innings.counts, batters + AT.fours, 1);
  else if (runs === 6) count(innings.counts, batters + AT.sixes, 1);
  else if (runs !== 2) changeEnds(innings);
}
