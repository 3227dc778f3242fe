/** A mean in which older observations weigh less, for most of the ratings. Stored as JSON. */
export interface DecayedMean {
  /** Weighted sum of the observed values. */
  sum: number;
  /** Sum of the weights: 1 for the newest observation, less for earlier ones. */
  weight: number;
}

/** A mean without observations. */
export function emptyMean(): DecayedMean {
  return { sum: 0, weight: 0 };
}

/** The mean, shrunk towards `prior`, which has the weight of `priorWeight` observations; `prior` without any weight. */
export function shrunkMean({ sum, weight }: DecayedMean, prior: number, priorWeight: number): number {
  return weight + priorWeight === 0 ? prior : (sum + priorWeight * prior) / (weight + priorWeight);
}

/** Adds a value; earlier ones are first multiplied by `decay` (see `halfLife`). Changes `mean`. */
export function addToMean(mean: DecayedMean, value: number, decay: number): void {
  mean.sum = mean.sum * decay + value;
  mean.weight = mean.weight * decay + 1;
}

/** Decay factor per observation, 0 to 1, for a half-life in observations. */
export function halfLife(observations: number): number {
  return 0.5 ** (1 / observations);
}
