import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { EASE_OF_DAYS } from '../fitted-parameters.ts';
import { addFacts } from '../match/innings-facts.ts';
import { shapeOf } from '../ratings/innings-shape.ts';
import { drawNormal } from '../statistics/random-draws.ts';
import { clamp, mean, standardDeviation, variance } from '../statistics/statistics.ts';
import { type Innings, makeInnings, type Pace } from './innings-in-play.ts';
import type { InningsPlan } from './innings-plan.ts';
import { playFacts, setPace } from './play-innings.ts';
import { WIDTH } from './run-counts.ts';
import { correctRatios, type PlayedShape, runsOfShape, UNCHANGED } from './shape-ratios.ts';

/** Runs of the trials by which the pace of an innings is set: the last one decides. */
const TRIALS = [100, 200, 600];
/** How much of a run a ball comes through at the end. */
const COMES_THROUGH = 0.85;

/**
 * The pace at which the mean total is the expected one, innings look as foreseen and totals spread as they do around forecasts: three
 * trials, each set right by how much the one before missed. What days differ by is what the players' luck leaves of the spread. Of an
 * innings in progress only the total is set, at the days and looks of the whole innings' pace, `whole`.
 */
export function paceOf(rng: RandomGenerator, plan: InningsPlan, whole: Pace | null): Pace {
  const innings = makeInnings(plan, new Int32Array(WIDTH * (plan.batting.size + plan.bowling.size)));
  const left = plan.balls - plan.start.balls;
  const shape = whole === null ? plan.shape : null;
  let pace: Pace = whole ? { ...whole, runs: 0 } : { runs: 0, day: EASE_OF_DAYS.usual, ratios: UNCHANGED };
  for (const runs of left > 0 ? TRIALS : []) {
    setPace(innings, pace);
    const trial = playTrial(rng, innings, runs);
    const missed = plan.expected - trial.mean - (shape ? runsOfShape(shape, trial.shape) : 0);
    pace = {
      runs: pace.runs + missed / (COMES_THROUGH * left),
      day: whole?.day ?? easeOfDays(plan, trial, pace),
      ratios: shape ? correctRatios(pace.ratios, shape, trial.shape) : pace.ratios,
    };
  }
  return pace;
}

function easeOfDays({ spread }: InningsPlan, { luck, perDay }: Trial, { day }: Pace): number {
  const wanted = Math.sqrt(Math.max(0, spread ** 2 - luck)) * (day / Math.max(1, perDay));
  return clamp(wanted, EASE_OF_DAYS.least, EASE_OF_DAYS.most);
}

/** An innings that is ready to be played at its pace. */
export function paced(plan: InningsPlan, counts: Int32Array, pace: Pace): Innings {
  const innings = makeInnings(plan, counts);
  setPace(innings, pace);
  return innings;
}

interface Trial {
  /** Mean of the totals, their variance on days alike, and the runs that one spread of the day brings. */
  readonly mean: number;
  readonly luck: number;
  readonly perDay: number;
  readonly shape: PlayedShape;
}

function playTrial(rng: RandomGenerator, innings: Innings, runs: number): Trial {
  const days = evenedOut(Array.from({ length: runs }, () => drawNormal(rng)));
  const played = days.map((day) => playFacts(rng, innings, day));
  const totals = played.map(({ total }) => total);
  const perDay = mean(totals.map((total, i) => total * (days[i] ?? NaN)));
  const all = addFacts(played);
  const shape = { ...shapeOf(all, runs), deliveries: all.deliveries / runs };
  return { mean: mean(totals), luck: variance(totals) - perDay ** 2, perDay, shape };
}

/** Days exactly as easy on average, and as different, as those to come: luck with the days would set the pace wrong. */
function evenedOut(draws: readonly number[]): number[] {
  const [middle, spread] = [mean(draws), standardDeviation(draws)];
  return draws.map((draw) => (draw - middle) / spread);
}
