/** A mean in which what is old counts less, as a plain value: weighted sum and weight. */
export interface DecayedMean {
  sum: number;
  weight: number;
}

export function emptyMean(): DecayedMean {
  return { sum: 0, weight: 0 };
}

/** The mean, drawn towards `prior` as if that had been seen `strength` times. */
export function shrunkMean({ sum, weight }: DecayedMean, prior: number, strength: number): number {
  return weight + strength === 0 ? prior : (sum + strength * prior) / (weight + strength);
}

/** Takes a value in; everything before it first fades by `keep` (0.5 to the power of 1 / half-life). */
export function addToMean(mean: DecayedMean, value: number, keep: number): void {
  mean.sum = mean.sum * keep + value;
  mean.weight = mean.weight * keep + 1;
}

export function halfLife(observations: number): number {
  return 0.5 ** (1 / observations);
}
