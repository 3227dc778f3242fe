import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { EASE_OF_DAYS } from '../fitted-parameters.ts';
import { addFacts } from '../match/innings-facts.ts';
import { inningsShapeOf } from '../ratings/innings-shape.ts';
import { drawNormal } from '../statistics/random-draws.ts';
import { clamp, mean, standardDeviation, variance } from '../statistics/statistics.ts';
import { type Innings, makeInnings, type PaceCorrection } from './innings-in-play.ts';
import type { InningsPlan } from './innings-plan.ts';
import { factsOfPlay, applyPaceCorrection } from './play-innings.ts';
import { WIDTH } from './run-counts.ts';
import { calibrateRatios, type PlayedShape, runsOfShape, UNCHANGED } from './shape-ratios.ts';

/** Runs of the trials by which the pace of an innings is set: the last one decides. */
const TRIALS = [100, 200, 600];
/** How much of a run a ball comes through at the end. */
const COMES_THROUGH = 0.85;

/**
 * The pace at which the mean total is the expected one, innings look as foreseen and totals spread as they do around forecasts: three
 * trials, each set right by how much the one before missed. What days differ by is what the players' luck leaves of the spread. Of an
 * innings in progress only the total is set, at the days and looks of the whole innings' pace, `whole`.
 */
export function paceCorrectionFor(
  rng: RandomGenerator,
  plan: InningsPlan,
  whole: PaceCorrection | null,
): PaceCorrection {
  const innings = makeInnings(plan, new Int32Array(WIDTH * (plan.batting.size + plan.bowling.size)));
  const left = plan.balls - plan.start.balls;
  const shape = whole === null ? plan.shape : null;
  let pace: PaceCorrection = whole
    ? { ...whole, runs: 0 }
    : { runs: 0, day: EASE_OF_DAYS.usual, ratios: UNCHANGED };
  for (const runs of left > 0 ? TRIALS : []) {
    applyPaceCorrection(innings, pace);
    const trial = playTrial(rng, innings, runs);
    const missed = plan.expected - trial.mean - (shape ? runsOfShape(shape, trial.shape) : 0);
    pace = {
      runs: pace.runs + missed / (COMES_THROUGH * left),
      day: whole?.day ?? easeOfDays(plan, trial, pace),
      ratios: shape ? calibrateRatios(pace.ratios, shape, trial.shape) : pace.ratios,
    };
  }
  return pace;
}

function easeOfDays({ spread }: InningsPlan, { luck, perDay }: Trial, { day }: PaceCorrection): number {
  const wanted = Math.sqrt(Math.max(0, spread ** 2 - luck)) * (day / Math.max(1, perDay));
  return clamp(wanted, EASE_OF_DAYS.least, EASE_OF_DAYS.most);
}

/** An innings that is ready to be played at its pace. */
export function playWithPaceCorrection(plan: InningsPlan, counts: Int32Array, pace: PaceCorrection): Innings {
  const innings = makeInnings(plan, counts);
  applyPaceCorrection(innings, pace);
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
  const played = days.map((day) => factsOfPlay(rng, innings, day));
  const totals = played.map(({ total }) => total);
  const perDay = mean(totals.map((total, i) => total * (days[i] ?? NaN)));
  const all = addFacts(played);
  const shape = { ...inningsShapeOf(all, runs), deliveries: all.deliveries / runs };
  return { mean: mean(totals), luck: variance(totals) - perDay ** 2, perDay, shape };
}

/** Days exactly as easy on average, and as different, as those to come: luck with the days would set the pace wrong. */
function evenedOut(draws: readonly number[]): number[] {
  const [middle, spread] = [mean(draws), standardDeviation(draws)];
  return draws.map((draw) => (draw - middle) / spread);
}
