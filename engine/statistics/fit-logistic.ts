import { logistic } from './statistics.ts';

/** Features and whether the event happened (1 or 0). */
export interface Example {
  readonly features: readonly number[];
  readonly observed: number;
}

/** Number of Newton steps, after which these regressions no longer change. */
const ITERATIONS = 12;

/**
 * Fits a logistic regression to all examples at once: Newton's method with the penalty `ridge` / 2 times the squared
 * weights. Returns one weight per feature, in log-odds; an empty list without examples. For the refitted baseline of
 * the backtest command only; the product's models learn match by match.
 */
export function fitLogistic(examples: readonly Example[], ridge: number): number[] {
  const size = examples[0]?.features.length ?? 0;
  let weights = Array.from({ length: size }, () => 0);
  for (let i = 0; i < ITERATIONS; i += 1) {
    const { gradient, curvature } = derivatives(examples, weights, ridge);
    const step = solve(curvature, gradient);
    weights = weights.map((weight, at) => weight + (step[at] ?? NaN));
  }
  return weights;
}

/** Gradient and negative Hessian of the penalised log-likelihood. */
function derivatives(examples: readonly Example[], weights: readonly number[], ridge: number) {
  const gradient = weights.map((weight) => -ridge * weight);
  const curvature = weights.map((_, row) => weights.map((__, column) => (row === column ? ridge : 0)));
  for (const { features, observed } of examples) {
    let logOdds = 0;
    for (let i = 0; i < weights.length; i += 1) logOdds += (weights[i] ?? NaN) * (features[i] ?? NaN);
    const chance = logistic(logOdds);
    const information = chance * (1 - chance);
    for (let i = 0; i < weights.length; i += 1) {
      const value = features[i] ?? NaN;
      gradient[i] = (gradient[i] ?? NaN) + (observed - chance) * value;
      const row = curvature[i] ?? [];
      for (let j = 0; j < weights.length; j += 1)
        row[j] = (row[j] ?? NaN) + information * value * (features[j] ?? NaN);
    }
  }
  return { gradient, curvature };
}

/**
 * Solves `matrix` times x = `right` by Gaussian elimination; the matrix is positive definite, so no rows are exchanged.
 */
function solve(matrix: readonly number[][], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? NaN]);
  rows.forEach((pivot, i) => {
    const scaled = pivot.map((value) => value / (pivot[i] ?? NaN));
    rows.forEach((row, other) => {
      const factor = row[i] ?? NaN;
      rows[other] = other === i ? scaled : row.map((value, j) => value - factor * (scaled[j] ?? NaN));
    });
  });
  return rows.map((row) => row.at(-1) ?? NaN);
}
