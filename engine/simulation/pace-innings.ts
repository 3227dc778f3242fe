import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { drawNormal } from '../forecast/random-draws.ts';
import type { Innings, Pace } from './innings-in-play.ts';
import { makeInnings } from './innings-in-play.ts';
import type { InningsPlan } from './innings-plan.ts';
import { playInnings, setPace } from './play-innings.ts';
import { WIDTH } from './run-counts.ts';

/** Runs of the trials by which the pace of an innings is set: the last one decides. */
const TRIALS = [100, 200, 600];
/** How much of a run a ball comes through at the end. */
const COMES_THROUGH = 0.85;
/** Units of ease of a day from which the search begins (fitted on the IPL of 2013 to 2017), and the least and most that it may end with. */
const DAY = { usual: 0.15, least: 0.05, most: 1 };

/**
 * The pace at which the mean total is the expected one and totals spread as they do around forecasts: three trials, each set right by how
 * much the one before missed. What days differ by (unless `day` says it) is what the players' luck leaves of the spread.
 */
export function paceOf(rng: RandomGenerator, plan: InningsPlan, day: number | null): Pace {
  const innings = makeInnings(plan, new Int32Array(WIDTH * (plan.batting.size + plan.bowling.size)));
  const left = plan.balls - plan.start.balls;
  let pace: Pace = { runs: 0, day: day ?? DAY.usual };
  for (const runs of left > 0 ? TRIALS : []) {
    setPace(innings, pace);
    const { mean, luck, perDay } = playTrial(rng, innings, runs);
    const wanted = Math.sqrt(Math.max(0, plan.spread ** 2 - luck)) * (pace.day / Math.max(1, perDay));
    pace = {
      runs: pace.runs + (plan.expected - mean) / (COMES_THROUGH * left),
      day: day ?? Math.min(DAY.most, Math.max(DAY.least, wanted)),
    };
  }
  return pace;
}

/** An innings that is ready to be played at its pace. */
export function paced(plan: InningsPlan, counts: Int32Array, pace: Pace): Innings {
  const innings = makeInnings(plan, counts);
  setPace(innings, pace);
  return innings;
}

/** Mean of the totals, their variance on days alike, and the runs that one spread of the day brings. */
function playTrial(
  rng: RandomGenerator,
  innings: Innings,
  runs: number,
): { mean: number; luck: number; perDay: number } {
  const days = evenedOut(Array.from({ length: runs }, () => drawNormal(rng)));
  const totals = days.map((day) => playTotal(rng, innings, day));
  const mean = totals.reduce((sum, total) => sum + total, 0) / runs;
  const perDay = totals.reduce((sum, total, i) => sum + total * (days[i] ?? 0), 0) / runs;
  const variance = totals.reduce((sum, total) => sum + (total - mean) ** 2, 0) / runs;
  return { mean, luck: variance - perDay ** 2, perDay };
}

/** Days exactly as easy on average, and as different, as those to come: luck with the days would set the pace wrong. */
function evenedOut(draws: readonly number[]): number[] {
  const mean = draws.reduce((sum, draw) => sum + draw, 0) / draws.length;
  const spread = Math.sqrt(draws.reduce((sum, draw) => sum + (draw - mean) ** 2, 0) / draws.length);
  return draws.map((draw) => (draw - mean) / spread);
}

function playTotal(rng: RandomGenerator, innings: Innings, day: number): number {
  playInnings(rng, innings, { target: null, day });
  return innings.runs;
}
