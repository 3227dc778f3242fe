import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { drawChance } from '../statistics/random-draws.ts';
import { CALIBRATION_BINS, calibrationBin, type Forecast } from '../statistics/scores.ts';
import { mean, quantile, sumBy } from '../statistics/statistics.ts';

// Intervals of the backtest command's report, by resampling its tested matches.

/** The sum of a score over the `count` observations of one match. */
export interface MatchSum {
  readonly sum: number;
  readonly count: number;
}

/** A value with its 95% interval. */
export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** Calibration error, 0 to 1, that luck alone gives when every forecast chance is right. */
export interface CalibrationFloor {
  readonly mean: number;
  /** Exceeded by chance in 5% of the cases. */
  readonly p95: number;
}

/** Samples drawn per interval; chosen. */
const SAMPLES = 1000;

/** Values of `draw`, lowest first. */
function sortedSamples(draw: () => number): number[] {
  return Array.from({ length: SAMPLES }, draw).toSorted((a, b) => a - b);
}

/**
 * A mean over observations with its 95% interval: Efron's percentile bootstrap, resampling whole matches, because the
 * observations of a match are correlated. All `NaN` without observations.
 */
export function clusteredMean(rng: RandomGenerator, matches: readonly MatchSum[]): Interval {
  const resample = () => matches.map((match) => matches[uniformInt(rng, 0, matches.length - 1)] ?? match);
  const means = sortedSamples(() => meanOf(resample()));
  return { value: meanOf(matches), low: quantile(means, 0.025), high: quantile(means, 0.975) };
}

/** The mean over all observations of the matches. */
export function meanOf(matches: readonly MatchSum[]): number {
  return sumBy(matches, ({ sum }) => sum) / sumBy(matches, ({ count }) => count);
}

/**
 * The calibration error that correct forecasts would show over these matches: a wild cluster bootstrap, which flips
 * the sign of all errors of a match at random (Liu 1988; Cameron, Gelbach and Miller 2008). A measured error about as
 * large as the mean is no evidence against the forecasts. `NaN` without forecasts.
 */
export function calibrationFloor(
  rng: RandomGenerator,
  matches: readonly (readonly Forecast[])[],
): CalibrationFloor {
  const count = sumBy(matches, (forecasts) => forecasts.length);
  const sums = matches.map(errorsByBin);
  const errors = sortedSamples(() => flippedError(rng, sums) / count);
  return { mean: mean(errors), p95: quantile(errors, 0.95) };
}

/** Sum of chance minus outcome in each bin, over a match's forecasts. */
function errorsByBin(forecasts: readonly Forecast[]): number[] {
  const errors = Array.from({ length: CALIBRATION_BINS }, () => 0);
  for (const { chance, happened } of forecasts) {
    const bin = calibrationBin(chance);
    errors[bin] = (errors[bin] ?? NaN) + chance - happened;
  }
  return errors;
}

/** Sum of the bins' absolute errors after flipping the signs of matches at random. */
function flippedError(rng: RandomGenerator, matches: readonly (readonly number[])[]): number {
  const sums = Array.from({ length: CALIBRATION_BINS }, () => 0);
  for (const errors of matches) {
    const sign = drawChance(rng, 0.5) ? 1 : -1;
    errors.forEach((error, bin) => {
      sums[bin] = (sums[bin] ?? NaN) + sign * error;
    });
  }
  return sumBy(sums, Math.abs);
}
