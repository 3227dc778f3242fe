import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { mean } from '../statistics/statistics.ts';
import { forecastInnings, type InningsNow, isInningsOver } from './forecast-total.ts';
import { forecastWinSecond } from './forecast-win.ts';
import type { NumberForecast } from './number-forecast.ts';

/** Quantiles of a lost chase's total whose average is taken as its mean: 2.5%, 7.5% and so on. */
const LOST_QUANTILES = Array.from({ length: 20 }, (_, i) => (i + 0.5) / 20);

/**
 * Forecasts the final total of a chase, in runs; called for live matches in the server's forecast thread. With the
 * chance of a win it is the target; runs beyond the target are ignored. Otherwise the total is distributed like those
 * first innings from this state that end below the target. Once the chase is over, it is the current total.
 */
export function forecastChase(rated: FixtureFeatures, now: InningsNow, target: number): NumberForecast {
  const innings = forecastInnings(rated, now);
  if (now.runs >= target || isInningsOver(rated, now)) return certainTotal(now.runs);
  const winChance = forecastWinSecond(rated, now, target);
  const lossChance = 1 - winChance;
  const shareOfTarget = shareBelow(innings, now.runs, target);
  const lostTotal = (share: number) =>
    Math.min(target - 1, totalAt(innings, now.runs, share * shareOfTarget));
  const quantile = (share: number) => (share >= lossChance ? target : lostTotal(share / lossChance));
  const meanLost = mean(LOST_QUANTILES.map(lostTotal));
  return {
    mean: winChance * target + lossChance * meanLost,
    p10: quantile(0.1),
    p50: quantile(0.5),
    p90: quantile(0.9),
  };
}

function certainTotal(runs: number): NumberForecast {
  return { mean: runs, p10: runs, p50: runs, p90: runs };
}

/**
 * A forecast's distribution as points to interpolate between: its quantiles, the current `runs` as the lowest total,
 * and a highest total as far above P90 as P90 is above P50.
 */
function knots(
  { p10, p50, p90 }: NumberForecast,
  runs: number,
): readonly (readonly [share: number, total: number])[] {
  return [
    [0, Math.min(runs, p10)],
    [0.1, p10],
    [0.5, p50],
    [0.9, p90],
    [1, p90 + (p90 - p50)],
  ];
}

/** The total that a share (0 to 1) of the innings stays below. */
function totalAt(innings: NumberForecast, runs: number, share: number): number {
  return interpolate(knots(innings, runs), share);
}

/** The share, 0 to 1, of the innings that stay below a total. */
function shareBelow(innings: NumberForecast, runs: number, total: number): number {
  return interpolate(
    knots(innings, runs).map(([share, atShare]) => [atShare, share] as const),
    total,
  );
}

/** The y at `x`: linear between the points, which rise in both coordinates, and constant beyond them. */
function interpolate(points: readonly (readonly [x: number, y: number])[], x: number): number {
  const next = points.findIndex(([pointX]) => pointX > x);
  const [x1, y1] = points[next] ?? points.at(-1) ?? [0, 0];
  const [x0, y0] = points[next - 1] ?? [x1, y1];
  return next < 0 || x1 === x0 ? y1 : y0 + ((y1 - y0) * (x - x0)) / (x1 - x0);
}
