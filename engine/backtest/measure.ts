import type { MatchObservation } from './observation.ts';
import type { MatchSum } from './resampling.ts';
import { sumBy } from '../statistics/statistics.ts';

/** Sums a measure over the observations of one match. */
export type PerMatch = (match: MatchObservation) => MatchSum;

/** One measure of the backtest command's report: the mean of a score over the observations of all tested matches. */
export interface Measure {
  /** Identifies the measure in the JSON of the report. */
  readonly key: string;
  /** As printed. */
  readonly name: string;
  /** Not meant for bias, which is best at 0, and the share within P10 to P90, best at 0.8: these have no target. */
  readonly better: 'lower' | 'higher';
  readonly perMatch: PerMatch;
  /** A simpler forecast of the same observations, with its score. */
  readonly baseline?: { readonly name: string; readonly perMatch: PerMatch };
  /** Our own target, fixed before the backtest was run, for matches of the IPL. */
  readonly target?: number;
}

/** What a measure is compared with. */
export type Comparison = Pick<Measure, 'baseline' | 'target'>;
/** Selects the observations of a match that a measure counts. */
export type Select<Item> = (match: MatchObservation) => readonly Item[];
/** Scores a forecast chance, 0 to 1; `happened` is 1 or 0. */
export type Score = (chance: number, happened: number) => number;

/** A measure whose lower values are better. */
export function lowerIsBetter(
  key: string,
  name: string,
  perMatch: PerMatch,
  comparison: Comparison = {},
): Measure {
  return { key, name, better: 'lower', perMatch, ...comparison };
}

/** A measure whose higher values are better. */
export function higherIsBetter(
  key: string,
  name: string,
  perMatch: PerMatch,
  comparison: Comparison = {},
): Measure {
  return { key, name, better: 'higher', perMatch, ...comparison };
}

/** Returns a function that sums a score over the selected observations of a match. */
export function sumOver<Item>(select: Select<Item>, score: (item: Item) => number): PerMatch {
  return (match) => {
    const items = select(match);
    return { sum: sumBy(items, score), count: items.length };
  };
}

/** Returns 1 when the outcome lies within P10 to P90, else 0: its mean is the coverage. */
export function coverageScore(forecast: {
  readonly p10: number;
  readonly p90: number;
  readonly happened: number;
}): number {
  return forecast.happened >= forecast.p10 && forecast.happened <= forecast.p90 ? 1 : 0;
}

/** Distance of the forecast mean from the outcome, in runs or points. */
export function absoluteError({
  mean,
  happened,
}: {
  readonly mean: number;
  readonly happened: number;
}): number {
  return Math.abs(mean - happened);
}
