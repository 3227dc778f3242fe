import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import type { Tally } from '../fantasy/tally.ts';
import { emptyTally } from '../fantasy/tally.ts';
import { createGenerator, drawNormal } from '../forecast/random-draws.ts';
import type { Innings, Play } from './innings-in-play.ts';
import { makeInnings } from './innings-in-play.ts';
import type { InningsPlan } from './innings-plan.ts';
import { playInnings } from './play-innings.ts';

/** An innings with the pace at which its mean total is the expected one. */
export interface PacedInnings {
  readonly innings: Innings;
  readonly pace: number;
}

/** Pitch and weather of the day, shared by both innings and all players: without it totals would spread too little. */
const PITCH_SD = 0.2;

export function drawPitch(rng: RandomGenerator): number {
  return PITCH_SD * drawNormal(rng);
}

/** Plays it once more and gives the total. */
export function playOut(
  rng: RandomGenerator,
  { innings, pace }: PacedInnings,
  { target, pitch }: Omit<Play, 'pace'>,
): number {
  playInnings(rng, innings, { target, pitch, pace });
  return innings.runs;
}

/** Runs of a trial by which the pace of an innings is set, and how much of a run a ball comes through at the end. */
const TRIALS = 300;
const COMES_THROUGH = 0.85;

/** Sets the pace so that the mean total is the expected one: twice on the same draws, by how much it was missed. */
export function paced(plan: InningsPlan, all: readonly Tally[]): PacedInnings {
  const left = plan.balls - plan.start.balls;
  const scratch = makeInnings(
    plan,
    all.map(() => emptyTally()),
  );
  const missed = (pace: number) =>
    left <= 0 ? 0 : (plan.expected - trialMean(scratch, pace)) / (COMES_THROUGH * left);
  const first = missed(0);
  return { innings: makeInnings(plan, all), pace: first + missed(first) };
}

function trialMean(innings: Innings, pace: number): number {
  const rng = createGenerator(1);
  let sum = 0;
  for (let run = 0; run < TRIALS; run += 1) {
    playInnings(rng, innings, { target: null, pitch: drawPitch(rng), pace });
    sum += innings.runs;
  }
  return sum / TRIALS;
}
