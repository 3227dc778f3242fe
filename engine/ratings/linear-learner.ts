import { clamp, logistic } from '../statistics/statistics.ts';

/**
 * A linear or logistic regression that is learnt one observation at a time, later ones counting a little more: a Kalman
 * filter on the weights (Kalman 1960). A plain value, stored as JSON in the ratings. The server's learning thread and
 * the backtest update it; every model of the ratings consists of one or more.
 */
export interface LinearLearner {
  /** One weight per feature, changed in place. */
  readonly weights: number[];
  /** Covariance of the estimated weights: a square matrix, row after row. */
  readonly covariance: number[];
}

/** How much one observation changes a learner. */
export interface LearnerSettings {
  /** Variance of one observation around its prediction, in squared units of the observation. */
  readonly noise: number;
  /** Variance added to each weight before an observation, so that old ones count less; 0 counts all alike. */
  readonly drift: number;
}

/** Features and the outcome: a number, or 1 or 0 for an event. */
export interface Observation {
  readonly features: readonly number[];
  readonly observed: number;
}

/** Starts from prior means and standard deviations, one pair per feature. */
export function createLearner(prior: readonly (readonly [mean: number, sd: number])[]): LinearLearner {
  const size = prior.length;
  const covariance = Array.from({ length: size * size }, () => 0);
  prior.forEach(([, sd], i) => {
    covariance[i * size + i] = sd * sd;
  });
  return { weights: prior.map(([mean]) => mean), covariance };
}

/** Weights times features: a number in the unit of the observations, or the log-odds of an event. */
export function predictLinear({ weights }: LinearLearner, features: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i += 1) sum += (weights[i] as number) * (features[i] as number);
  return sum;
}

/** Chance of the event, 0 to 1. */
export function predictLogistic(learner: LinearLearner, features: readonly number[]): number {
  return logistic(predictLinear(learner, features));
}

/** Learns one observation; changes the learner. */
export function learnLinear(
  learner: LinearLearner,
  { features, observed }: Observation,
  { noise, drift }: LearnerSettings,
): void {
  update(learner, features, { surprise: observed - predictLinear(learner, features), noise, drift });
}

/** Learns one event (1) or non-event (0); `weight` is below 1 for correlated observations. Changes the learner. */
export function learnLogistic(
  learner: LinearLearner,
  { features, observed }: Observation,
  weight: number,
): void {
  const chance = clamp(predictLogistic(learner, features), 0.005, 0.995);
  const information = chance * (1 - chance);
  const surprise = (observed - chance) / information;
  update(learner, features, { surprise, noise: 1 / (information * weight), drift: 0 });
}

/**
 * Learns one observation for the median: an outlier pulls no harder than a near one (least absolute errors by
 * reweighting, Schlossmacher 1973). `spread` is the typical error. Changes the learner.
 */
export function learnMedian(
  learner: LinearLearner,
  { features, observed }: Observation,
  { spread, drift }: { readonly spread: number; readonly drift: number },
): void {
  const surprise = observed - predictLinear(learner, features);
  // Noise in proportion to the error makes the step depend on the sign of the error only; the limit keeps it finite.
  const noise = spread * Math.max(spread / 4, Math.abs(surprise));
  update(learner, features, { surprise, noise, drift });
}

/**
 * The step of the Kalman filter; `surprise` is the observation less its prediction. Much of the time of learning is
 * spent here: `?? NaN` instead of the casts would double it. All indexes are within the arrays.
 */
function update(
  { weights, covariance }: LinearLearner,
  features: readonly number[],
  { surprise, noise, drift }: LearnerSettings & { readonly surprise: number },
): void {
  const size = weights.length;
  const gain: number[] = [];
  let totalVariance = noise;
  for (let i = 0; i < size; i += 1) {
    const row = i * size;
    covariance[row + i] = (covariance[row + i] as number) + drift;
    let sum = 0;
    for (let j = 0; j < size; j += 1) sum += (covariance[row + j] as number) * (features[j] as number);
    gain.push(sum);
    totalVariance += sum * (features[i] as number);
  }
  for (let i = 0; i < size; i += 1) {
    const step = (gain[i] as number) / totalVariance;
    weights[i] = (weights[i] as number) + step * surprise;
    const row = i * size;
    for (let j = 0; j < size; j += 1)
      covariance[row + j] = (covariance[row + j] as number) - step * (gain[j] as number);
  }
}
