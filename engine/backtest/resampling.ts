import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { drawChance } from '../statistics/random-draws.ts';
import { CALIBRATION_BINS, calibrationBin, type Forecast } from '../statistics/scores.ts';
import { mean, quantile, sumBy } from '../statistics/statistics.ts';

/** What one match adds to a figure: a sum and how many observations stand in it. */
export interface MatchShare {
  readonly sum: number;
  readonly count: number;
}

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** What calibration error luck alone leaves, were every chance right. */
export interface CalibrationFloor {
  readonly mean: number;
  /** One time in twenty luck leaves more. */
  readonly p95: number;
}

const SAMPLES = 1000;

function sortedSamples(draw: () => number): number[] {
  return Array.from({ length: SAMPLES }, draw).toSorted((a, b) => a - b);
}

/**
 * A mean over observations with its 95% interval, matches being drawn again as wholes (the balls and players of a match hang together and
 * are one cluster; Efron's percentile interval). Without observations everything is `NaN`.
 */
export function clusteredMean(rng: RandomGenerator, shares: readonly MatchShare[]): Interval {
  const drawn = () => shares.map((share) => shares[uniformInt(rng, 0, shares.length - 1)] ?? share);
  const means = sortedSamples(() => meanOf(drawn()));
  return { value: meanOf(shares), low: quantile(means, 0.025), high: quantile(means, 0.975) };
}

/** The mean over all observations of the matches. */
export function meanOf(shares: readonly MatchShare[]): number {
  return sumBy(shares, ({ sum }) => sum) / sumBy(shares, ({ count }) => count);
}

/**
 * The calibration error that forecasts which are all right would show over so few matches: each match's misses, which
 * hang together, fall the way they fell or the other way by the toss of a coin (wild bootstrap by cluster: Liu 1988;
 * Cameron, Gelbach and Miller 2008). A measured error about as large as the mean says nothing against the forecasts, a
 * smaller one is luck. `NaN` without forecasts.
 */
export function calibrationFloor(
  rng: RandomGenerator,
  matches: readonly (readonly Forecast[])[],
): CalibrationFloor {
  const count = sumBy(matches, (forecasts) => forecasts.length);
  const misses = matches.map(missesByBin);
  const errors = sortedSamples(() => flippedError(rng, misses) / count);
  return { mean: mean(errors), p95: quantile(errors, 0.95) };
}

/** By how much too much was said in each bin, summed over a match's forecasts. */
function missesByBin(forecasts: readonly Forecast[]): number[] {
  const misses = Array.from({ length: CALIBRATION_BINS }, () => 0);
  for (const { chance, happened } of forecasts) {
    const bin = calibrationBin(chance);
    misses[bin] = (misses[bin] ?? NaN) + chance - happened;
  }
  return misses;
}

function flippedError(rng: RandomGenerator, matches: readonly (readonly number[])[]): number {
  const sums = Array.from({ length: CALIBRATION_BINS }, () => 0);
  for (const misses of matches) {
    const sign = drawChance(rng, 0.5) ? 1 : -1;
    misses.forEach((miss, bin) => {
      sums[bin] = (sums[bin] ?? NaN) + sign * miss;
    });
  }
  return sumBy(sums, Math.abs);
}
