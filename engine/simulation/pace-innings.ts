import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { DAY_EASE_SPREAD } from '../fitted-parameters.ts';
import { addFacts } from '../match/innings-facts.ts';
import { inningsShapeOf } from '../ratings/innings-shape.ts';
import { drawNormal } from '../statistics/random-draws.ts';
import { clamp, mean, standardDeviation, variance } from '../statistics/statistics.ts';
import { type Innings, makeInnings, type PaceCorrection } from './innings-in-play.ts';
import type { InningsPlan } from './innings-plan.ts';
import { applyPaceCorrection, simulateTotals } from './play-innings.ts';
import { COUNTS_PER_PLAYER } from './player-counts.ts';
import { calibrateRatios, type PlayedShape, runsOfShape, UNCHANGED } from './shape-ratios.ts';

/** Number of simulations in each trial, in order; later ones refine the correction. Chosen. */
const TRIALS = [100, 200, 600];
/** Runs per ball by which totals rise per run per ball of correction; chosen, the next trial corrects its error. */
const CORRECTION_EFFECT = 0.85;

/**
 * Fits the correction with which simulations match the forecast in mean total, standard deviation and mix of outcomes
 * (`InningsShape`), once before a match is simulated. Each of three trials corrects the error of the previous one. Part
 * of the standard deviation of totals is the players' luck, and differences between days must make up the rest. For an
 * innings in progress, fits the mean only, and takes the rest from `whole`, the correction of the same innings from its
 * first ball. `whole` is null when `plan` starts at the first ball.
 */
export function paceCorrectionFor(
  rng: RandomGenerator,
  plan: InningsPlan,
  whole: PaceCorrection | null,
): PaceCorrection {
  const innings = makeInnings(
    plan,
    new Int32Array(COUNTS_PER_PLAYER * (plan.batting.size + plan.bowling.size)),
  );
  const left = plan.balls - plan.start.balls;
  const shape = whole === null ? plan.shape : null;
  let pace: PaceCorrection = whole
    ? { ...whole, runsPerBall: 0 }
    : { runsPerBall: 0, dayEaseSpread: DAY_EASE_SPREAD.usual, ratios: UNCHANGED };
  for (const simulations of left > 0 ? TRIALS : []) {
    applyPaceCorrection(innings, pace);
    const trial = playTrial(rng, innings, simulations);
    // The new ratios add the runs of the wanted mix by themselves.
    const error = plan.expected - trial.mean - (shape ? runsOfShape(shape, trial.shape) : 0);
    pace = {
      runsPerBall: pace.runsPerBall + error / (CORRECTION_EFFECT * left),
      dayEaseSpread: whole?.dayEaseSpread ?? dayEaseSpreadFor(plan, trial, pace),
      ratios: shape ? calibrateRatios(pace.ratios, shape, trial.shape) : pace.ratios,
    };
  }
  return pace;
}

/** The spread of ease between days that, with the players' luck of the trial, gives the plan's spread of totals. */
function dayEaseSpreadFor(
  { spread }: InningsPlan,
  { luck, perDay }: Trial,
  { dayEaseSpread }: PaceCorrection,
): number {
  const wanted = Math.sqrt(Math.max(0, spread ** 2 - luck)) * (dayEaseSpread / Math.max(1, perDay));
  return clamp(wanted, DAY_EASE_SPREAD.least, DAY_EASE_SPREAD.most);
}

/** Allocates an innings with its pace correction, for `playInnings`. */
export function correctedInnings(plan: InningsPlan, counts: Int32Array, pace: PaceCorrection): Innings {
  const innings = makeInnings(plan, counts);
  applyPaceCorrection(innings, pace);
  return innings;
}

/** Statistics of a number of simulations of one innings. */
interface Trial {
  /** Mean of the totals, in runs. */
  readonly mean: number;
  /** Variance of the totals on equal days, in squared runs. */
  readonly luck: number;
  /** Runs by which a day that is one standard deviation better raises the total. */
  readonly perDay: number;
  readonly shape: PlayedShape;
}

function playTrial(rng: RandomGenerator, innings: Innings, simulations: number): Trial {
  const days = standardise(Array.from({ length: simulations }, () => drawNormal(rng)));
  const played = days.map((day) => simulateTotals(rng, innings, day));
  const totals = played.map(({ total }) => total);
  const perDay = mean(totals.map((total, i) => total * (days[i] ?? NaN)));
  const all = addFacts(played);
  const shape = { ...inningsShapeOf(all, simulations), deliveries: all.deliveries / simulations };
  return { mean: mean(totals), luck: variance(totals) - perDay ** 2, perDay, shape };
}

/** Scales draws to mean 0 and standard deviation 1, to keep their noise out of the fit. */
function standardise(draws: readonly number[]): number[] {
  const [middle, spread] = [mean(draws), standardDeviation(draws)];
  return draws.map((draw) => (draw - middle) / spread);
}
