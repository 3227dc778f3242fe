import { sumBy } from './statistics.ts';

// Scoring rules of forecasts, for the backtest and the server's track record. `chance` is the forecast probability, 0
// to 1; `happened` is 1 when the event happened, else 0.

/** Brier score of one forecast: 0 is best, 0.25 an even forecast, 1 worst. */
export function brier(chance: number, happened: number): number {
  return (chance - happened) ** 2;
}

/**
 * Natural log loss of one forecast, 0 is best; chances are limited to 0.001 to 0.999, so that one error stays finite.
 */
export function logLoss(chance: number, happened: number): number {
  const safe = Math.min(0.999, Math.max(0.001, chance));
  return -Math.log(happened === 1 ? safe : 1 - safe);
}

/** 1 when the favourite won, 0 when not; 0.5 for an even forecast. */
export function hitScore(chance: number, happened: number): number {
  if (chance > 0.5) return happened;
  return chance < 0.5 ? 1 - happened : 0.5;
}

/** Forecasts of similar chance, compared with how often their events happened. */
export interface CalibrationBin {
  /** Lower bound of the bin's chances. */
  readonly from: number;
  readonly count: number;
  /** Mean forecast chance. */
  readonly meanChance: number;
  /** Share of the forecasts whose event happened, 0 to 1. */
  readonly share: number;
}

/** A forecast chance, 0 to 1, and whether the event happened (1 or 0). */
export interface Forecast {
  readonly chance: number;
  readonly happened: number;
}

/** Number of bins of equal width into which forecast chances are sorted. */
export const CALIBRATION_BINS = 10;

/** Index of the bin of a chance, 0 to 9. */
export function calibrationBin(chance: number): number {
  return Math.min(CALIBRATION_BINS - 1, Math.floor(chance * CALIBRATION_BINS));
}

/**
 * Over the forecasts of one bin: their number, the sum of their chances, and the number of events that happened.
 * Stored as JSON.
 */
export interface BinSums {
  count: number;
  chance: number;
  happened: number;
}

/** Empty bins, lowest chances first. */
export function emptyBins(): BinSums[] {
  return Array.from({ length: CALIBRATION_BINS }, () => ({ count: 0, chance: 0, happened: 0 }));
}

/** Adds a forecast to its bin; changes `bins`. */
export function countInBin(bins: readonly BinSums[], { chance, happened }: Forecast): void {
  const bin = bins[calibrationBin(chance)];
  if (!bin) return;
  bin.count += 1;
  bin.chance += chance;
  bin.happened += happened;
}

/** Sorts forecasts into ten bins of equal width, lowest chances first; leaves out empty bins. */
export function calibration(forecasts: readonly Forecast[]): CalibrationBin[] {
  const bins = emptyBins();
  for (const forecast of forecasts) countInBin(bins, forecast);
  return bins.flatMap(({ count, chance, happened }, i) =>
    count === 0
      ? []
      : { from: i / CALIBRATION_BINS, count, meanChance: chance / count, share: happened / count },
  );
}

/**
 * Expected calibration error, 0 to 1: mean distance of forecast and observed share, each bin weighted by its number
 * of forecasts.
 */
export function calibrationError(bins: readonly CalibrationBin[]): number {
  const count = sumBy(bins, (bin) => bin.count);
  return sumBy(bins, (bin) => (bin.count / count) * Math.abs(bin.meanChance - bin.share));
}

/**
 * Spearman's rank correlation of two lists of equal length, -1 to 1; ties share their mean rank. 0 when either list
 * is constant.
 */
export function rankCorrelation(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranks(a), ranks(b)];
  const middle = (a.length - 1) / 2;
  let products = 0;
  let squaresX = 0;
  let squaresY = 0;
  for (let i = 0; i < a.length; i += 1) {
    const dx = (x[i] ?? NaN) - middle;
    const dy = (y[i] ?? NaN) - middle;
    products += dx * dy;
    squaresX += dx * dx;
    squaresY += dy * dy;
  }
  return squaresX * squaresY === 0 ? 0 : products / Math.sqrt(squaresX * squaresY);
}

/** Rank of each value, 0 for the lowest; equal values share their mean rank. */
function ranks(values: readonly number[]): number[] {
  const order = values.map((value, index) => ({ value, index })).toSorted((a, b) => a.value - b.value);
  const rank = values.map(() => 0);
  for (let i = 0; i < order.length; ) {
    let j = i;
    while (order[j + 1]?.value === order[i]?.value) j += 1;
    for (const { index } of order.slice(i, j + 1)) rank[index] = (i + j) / 2;
    i = j + 1;
  }
  return rank;
}
