import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { drawChance } from '../statistics/random-draws.ts';
import { CALIBRATION_BINS, calibrationBin, type Forecast } from '../statistics/scores.ts';
import { mean, quantile, sumBy } from '../statistics/statistics.ts';

/** What calibration error luck alone leaves, were every chance right. */
export interface CalibrationFloor {
  readonly mean: number;
  /** One time in twenty luck leaves more. */
  readonly p95: number;
}

const FLIPS = 1000;

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
  const errors = Array.from({ length: FLIPS }, () => flippedError(rng, misses) / count).toSorted(
    (a, b) => a - b,
  );
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
    for (let bin = 0; bin < CALIBRATION_BINS; bin += 1)
      sums[bin] = (sums[bin] ?? NaN) + sign * (misses[bin] ?? NaN);
  }
  return sumBy(sums, Math.abs);
}
