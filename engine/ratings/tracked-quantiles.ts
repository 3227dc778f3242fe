/**
 * Estimates of the 10%, 50% and 90% quantiles of forecast errors (actual less forecast). Updated when a match is
 * learnt, read by forecasts; stored as JSON in the ratings.
 */
export interface TrackedQuantiles {
  p10: number;
  p50: number;
  p90: number;
}

/** Step per observation, as a fraction of `scale`; chosen. */
const STEP = 0.02;

/**
 * Moves each quantile a small step towards the observation (stochastic approximation, Robbins and Monro 1951): the
 * steps up and down balance when the right share of observations is below. `scale` is the typical size of an
 * observation, which sets the step. Changes `quantiles`.
 */
export function trackQuantiles(quantiles: TrackedQuantiles, observed: number, scale: number): void {
  const step = STEP * scale;
  quantiles.p10 += step * (observed < quantiles.p10 ? -0.9 : 0.1);
  quantiles.p50 += step * (observed < quantiles.p50 ? -0.5 : 0.5);
  quantiles.p90 += step * (observed < quantiles.p90 ? -0.1 : 0.9);
}

/** First estimates: quantiles of a normal distribution with mean 0 and standard deviation `spread`. */
export function normalQuantiles(spread: number): TrackedQuantiles {
  return { p10: 0 - 1.28 * spread, p50: 0, p90: 1.28 * spread };
}
