import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';
import { quantile, sumBy } from '../statistics/statistics.ts';

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

const RESAMPLES = 1000;

/**
 * A mean over observations with its 95% interval, matches being drawn again as wholes (the balls and players of a match hang together and
 * are one cluster; Efron's percentile interval). Without observations everything is `NaN`.
 */
export function clusteredMean(rng: RandomGenerator, shares: readonly MatchShare[]): Interval {
  const means = Array.from({ length: RESAMPLES }, () => resampledMean(rng, shares)).toSorted((a, b) => a - b);
  return { value: meanOf(shares), low: quantile(means, 0.025), high: quantile(means, 0.975) };
}

/** The mean over all observations of the matches. */
export function meanOf(shares: readonly MatchShare[]): number {
  return sumBy(shares, ({ sum }) => sum) / sumBy(shares, ({ count }) => count);
}

function resampledMean(rng: RandomGenerator, shares: readonly MatchShare[]): number {
  return meanOf(shares.map((share) => shares[uniformInt(rng, 0, shares.length - 1)] ?? share));
}
