import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { drawUniform } from '../forecast/random-draws.ts';
import { OUTCOME_RUNS, SLOTS } from '../ratings/match-story.ts';
import { EASE, HITS } from './ball-chances.ts';
import type { Innings } from './innings-in-play.ts';
import { bowlerOf, changeEnds, strikerOf } from './innings-in-play.ts';
import { takeWicket } from './take-wicket.ts';

/** As measured on the IPL of 2008 to 2017: one dot in 23 is run off pad or body. */
const LEG_BYES = 0.043;

/** Bowls one delivery; `innings` is left as it stands after it. */
export function playBall(rng: RandomGenerator, innings: Innings): void {
  const { plan, balls } = innings;
  const { chances } = plan;
  innings.slot = Math.min(SLOTS - 1, Math.floor((balls * SLOTS) / plan.balls));
  innings.seen.deliveries += 1;
  const wide = chances.wide[innings.slot] ?? 0;
  const extra = wide + (chances.noball[innings.slot] ?? 0);
  const draw = drawUniform(rng);
  if (draw < extra) {
    bowlExtra(innings, draw < wide);
    return;
  }
  const bowler = bowlerOf(innings);
  const striker = strikerOf(innings);
  striker.batted = true;
  striker.balls += 1;
  bowler.ballsBowled += 1;
  innings.urgency = urgencyOf(innings);
  const left = (draw - extra) / (1 - extra);
  const wicket = wicketChance(innings);
  if (left < wicket) takeWicket(rng, innings, left / wicket);
  else hit(innings, (left - wicket) / (1 - wicket));
  innings.balls += 1;
  innings.bowled[innings.bowler] = (innings.bowled[innings.bowler] ?? 0) + 1;
}

function bowlExtra(innings: Innings, wide: boolean): void {
  innings.runs += 1;
  innings.conceded += 1;
  bowlerOf(innings).conceded += 1;
  if (wide) innings.seen.wides += 1;
  else strikerOf(innings).balls += 1;
}

/** A side chasing presses by what it needs against what is usual, within bounds. */
function urgencyOf({ plan, play, runs, balls }: Innings): number {
  if (play.target === null) return 0;
  const needed = (play.target - runs) / (plan.balls - balls);
  return Math.min(0.75, Math.max(-0.3, 0.45 * (needed / plan.usualRate - 1)));
}

function wicketChance({ plan, play, wickets, striker, bowler, slot, urgency }: Innings): number {
  const usual = plan.chances.wicket[10 * slot + Math.min(9, wickets)] ?? 0;
  const own =
    usual + (plan.batting.battingWickets[striker] ?? 0) + (plan.bowling.bowlingWickets[bowler] ?? 0);
  return Math.min(0.6, Math.max(0.3 * usual, own) * exponential(0.7 * urgency - 0.3 * play.pitch));
}

/** The exponential function near nought, right to a hundredth within plus and minus 0.7: asked for at every ball, and the exact one takes a sixth of the time. */
function exponential(x: number): number {
  return 1 + x * (1 + (x / 2) * (1 + x / 3));
}

/** Where the summed chances of the hits stand for this ball. */
function cellOf({ plan, play, wickets, striker, bowler, slot, urgency }: Innings): number {
  const { runsAbove, slope } = plan.chances;
  const runs =
    (runsAbove[10 * slot + Math.min(9, wickets)] ?? 0) +
    (plan.batting.battingRuns[striker] ?? 0) +
    (plan.bowling.bowlingRuns[bowler] ?? 0) +
    play.pace;
  const ease = runs / (slope[slot] ?? 1) + play.pitch + urgency;
  const step = Math.min(EASE.steps - 1, Math.max(0, Math.round((ease - EASE.lowest) / EASE.step)));
  return (slot * EASE.steps + step) * HITS;
}

/** The ball is played and nobody is out; `share`, 0 to 1, tells what comes of it. */
function hit(innings: Innings, share: number): void {
  const cell = cellOf(innings);
  const { outcomes } = innings.plan.chances;
  const dot = outcomes[cell] ?? 0;
  if (share < dot) {
    leave(innings, share < LEG_BYES * dot);
    return;
  }
  let outcome = 1;
  while (outcome < HITS - 1 && share >= (outcomes[cell + outcome] ?? 1)) outcome += 1;
  score(innings, OUTCOME_RUNS[outcome] ?? 0);
}

function leave(innings: Innings, legBye: boolean): void {
  bowlerOf(innings).dots += 1;
  if (legBye) {
    innings.runs += 1;
    changeEnds(innings);
  } else innings.seen.dots += 1;
}

function score(innings: Innings, runs: number): void {
  const { seen } = innings;
  const striker = strikerOf(innings);
  innings.runs += runs;
  innings.conceded += runs;
  striker.runs += runs;
  bowlerOf(innings).conceded += runs;
  if (runs === 4) {
    striker.fours += 1;
    seen.fours += 1;
  } else if (runs === 6) {
    striker.sixes += 1;
    seen.sixes += 1;
  } else if (runs !== 2) changeEnds(innings);
}
