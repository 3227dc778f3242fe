import { sumBy, sumOf } from '../statistics/statistics.ts';
import type { MatchShare } from './bootstrap.ts';
import type { MatchObservation } from './observation.ts';

/** What one match adds to a figure. */
export type Share = (match: MatchObservation) => MatchShare;

/** One figure of the backtest: what a match adds to it, and to the baseline that it is shown beside. */
export interface Measure {
  readonly key: string;
  readonly name: string;
  readonly better: 'lower' | 'higher';
  readonly share: Share;
  readonly baseline?: { readonly name: string; readonly share: Share };
  /** The house's own target for the IPL; a bet, not a result. */
  readonly target?: number;
}

/** Adds up a score of each of some observations of a match. */
export function each<Item>(
  select: (match: MatchObservation) => readonly Item[],
  score: (item: Item) => number,
): Share {
  return (match) => {
    const items = select(match);
    return { sum: sumBy(items, score), count: items.length };
  };
}

/** 1 when what happened lies within P10 to P90, else 0. */
export function within(forecast: {
  readonly p10: number;
  readonly p90: number;
  readonly happened: number;
}): number {
  return forecast.happened >= forecast.p10 && forecast.happened <= forecast.p90 ? 1 : 0;
}

/** Distance of the expected number from what happened. */
export function absoluteError(forecast: { readonly mean: number; readonly happened: number }): number {
  return Math.abs(forecast.mean - forecast.happened);
}

/** Points of a line-up, captain first (counting twice) and vice-captain second (one and a half times). */
export function captainedPoints(points: readonly number[]): number {
  return sumOf(points) + (points[0] ?? 0) + (points[1] ?? 0) / 2;
}
