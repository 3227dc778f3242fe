import { uniformInt } from 'pure-rand/distribution/uniformInt';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

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
  const at = (share: number) => means[Math.floor(share * (RESAMPLES - 1))] ?? Number.NaN;
  return { value: meanOf(shares), low: at(0.025), high: at(0.975) };
}

function meanOf(shares: readonly MatchShare[]): number {
  const { sum, count } = shares.reduce(
    (total, share) => ({ sum: total.sum + share.sum, count: total.count + share.count }),
    {
      sum: 0,
      count: 0,
    },
  );
  return sum / count;
}

function resampledMean(rng: RandomGenerator, shares: readonly MatchShare[]): number {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < shares.length; i += 1) {
    const drawn = shares[uniformInt(rng, 0, shares.length - 1)];
    sum += drawn?.sum ?? 0;
    count += drawn?.count ?? 0;
  }
  return sum / count;
}
