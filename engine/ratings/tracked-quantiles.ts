/** Tenth, fiftieth and ninetieth percentile of what has been observed, followed one observation at a time. */
export interface TrackedQuantiles {
  p10: number;
  p50: number;
  p90: number;
}

const STEP = 0.02;

/**
 * Moves each quantile a little towards the observation, up more often or down more often as its share wants (stochastic approximation,
 * Robbins and Monro 1951). Whatever the shape of the errors, one in ten ends up below the first and one in ten above the last.
 */
export function trackQuantiles(quantiles: TrackedQuantiles, observed: number, scale: number): void {
  const step = STEP * scale;
  quantiles.p10 += step * (observed < quantiles.p10 ? -0.9 : 0.1);
  quantiles.p50 += step * (observed < quantiles.p50 ? -0.5 : 0.5);
  quantiles.p90 += step * (observed < quantiles.p90 ? -0.1 : 0.9);
}

/** Quantiles of a normal spread around nothing, to begin with. */
export function normalQuantiles(spread: number): TrackedQuantiles {
  return { p10: 0 - 1.28 * spread, p50: 0, p90: 1.28 * spread };
}
