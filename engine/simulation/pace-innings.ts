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

/** Pitch and weather of the day, shared by both innings and all players: without it totals of the IPL of 2013 to 2017 would spread by 26 runs and not 29. */
const PITCH_SD = 0.15;

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

/** Days whose pitches are exactly as easy on average, and as different, as those to come: luck with pitches would set the pace wrong. */
const TRIAL_PITCHES = evenedOut(Array.from({ length: TRIALS }, pitchDrawer()));

function pitchDrawer(): () => number {
  const rng = createGenerator(1);
  return () => drawNormal(rng);
}

function evenedOut(draws: readonly number[]): number[] {
  const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length;
  const spread = Math.sqrt(draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0) / draws.length);
  return draws.map((draw) => (PITCH_SD * (draw - mean)) / spread);
}

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
  const rng = createGenerator(2);
  const totals = TRIAL_PITCHES.map((pitch) => playOut(rng, { innings, pace }, { target: null, pitch }));
  return totals.reduce((sum, total) => sum + total, 0) / TRIALS;
}
