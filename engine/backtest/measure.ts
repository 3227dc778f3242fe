import type { MatchObservation } from './observation.ts';
import type { MatchSum } from './resampling.ts';
import { sumBy } from '../statistics/statistics.ts';

/** What one match adds to a measure. */
export type PerMatch = (match: MatchObservation) => MatchSum;

/** One measure of the backtest (`npm run backtest`), with the baseline that it is compared with. */
export interface Measure {
  readonly key: string;
  readonly name: string;
  /** For bias the best value is 0, for the share within P10 to P90 it is 0.8; these have no target or baseline. */
  readonly better: 'lower' | 'higher';
  readonly perMatch: PerMatch;
  readonly baseline?: { readonly name: string; readonly perMatch: PerMatch };
  /** Our own target, fixed before the backtest was run, for matches of the IPL. */
  readonly target?: number;
}

/** What a measure is compared with. */
export type Comparison = Pick<Measure, 'baseline' | 'target'>;
/** The observations of a match that a measure counts. */
export type Select<Item> = (match: MatchObservation) => readonly Item[];
/** Scores a chance, 0 to 1; `happened` is 1 or 0. */
export type Score = (chance: number, happened: number) => number;

/** A measure whose lower values are better. */
export function lower(key: string, name: string, perMatch: PerMatch, comparison: Comparison = {}): Measure {
  return { key, name, better: 'lower', perMatch, ...comparison };
}

/** A measure whose higher values are better. */
export function higher(key: string, name: string, perMatch: PerMatch, comparison: Comparison = {}): Measure {
  return { key, name, better: 'higher', perMatch, ...comparison };
}

/** Sums a score over the selected observations of a match. */
export function each<Item>(select: Select<Item>, score: (item: Item) => number): PerMatch {
  return (match) => {
    const items = select(match);
    return { sum: sumBy(items, score), count: items.length };
  };
}

/** Returns 1 when the outcome lies within P10 to P90, else 0. */
export function intervalWithin(forecast: {
  readonly p10: number;
  readonly p90: number;
  readonly happened: number;
}): number {
  return forecast.happened >= forecast.p10 && forecast.happened <= forecast.p90 ? 1 : 0;
}

/** Distance of the forecast mean from the outcome, in its unit. */
export function absoluteError({
  mean,
  happened,
}: {
  readonly mean: number;
  readonly happened: number;
}): number {
  return Math.abs(mean - happened);
}
