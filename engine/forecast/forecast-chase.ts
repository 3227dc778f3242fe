import type { FixtureFeatures } from '../ratings/fixture-features.ts';
import { mean } from '../statistics/statistics.ts';
import { forecastInnings, type InningsNow, isInningsOver } from './forecast-total.ts';
import { forecastWinSecond } from './forecast-win.ts';
import type { NumberForecast } from './number-forecast.ts';

/** Shares of the lost chases at which their totals are averaged. */
const SHARES = Array.from({ length: 20 }, (_, i) => (i + 0.5) / 20);

/**
 * Final total of a chase, in runs, for live forecasts: the target with the chance of a win, otherwise a total below it,
 * as first innings from this state end below it. The current total once the chase is over. Runs of the last ball beyond
 * the target are ignored.
 */
export function forecastChase(rated: FixtureFeatures, now: InningsNow, target: number): NumberForecast {
  const innings = forecastInnings(rated, now);
  if (now.runs >= target || isInningsOver(rated, now)) return certain(now.runs);
  const win = forecastWinSecond(rated, now, target);
  const losses = shareBelow(innings, now.runs, target);
  const lostAt = (share: number) => Math.min(target - 1, totalAt(innings, now.runs, share * losses));
  const at = (share: number) => (share >= 1 - win ? target : lostAt(share / (1 - win)));
  const lost = mean(SHARES.map(lostAt));
  return { mean: win * target + (1 - win) * lost, p10: at(0.1), p50: at(0.5), p90: at(0.9) };
}

function certain(runs: number): NumberForecast {
  return { mean: runs, p10: runs, p50: runs, p90: runs };
}

/** Points of a distribution: its quantiles, from the current runs to as far above 90% as that is above 50%. */
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

function totalAt(innings: NumberForecast, runs: number, share: number): number {
  return interpolate(knots(innings, runs), share);
}

function shareBelow(innings: NumberForecast, runs: number, total: number): number {
  return interpolate(
    knots(innings, runs).map(([share, at]) => [at, share] as const),
    total,
  );
}

/** Linear between the points, which rise in both coordinates, and constant beyond them. */
function interpolate(points: readonly (readonly [number, number])[], at: number): number {
  const next = points.findIndex(([x]) => x > at);
  const [x1, y1] = points[next] ?? points.at(-1) ?? [0, 0];
  const [x0, y0] = points[next - 1] ?? [x1, y1];
  return next < 0 || x1 === x0 ? y1 : y0 + ((y1 - y0) * (at - x0)) / (x1 - x0);
}
