import { expect, it } from 'vitest';
import { fitLogistic } from './fit-logistic.ts';
import { logistic } from './statistics.ts';

/** `share` of a hundred examples happened. */
const group = (features: readonly number[], share: number) =>
  Array.from({ length: 100 }, (_, i) => ({ features, observed: i < 100 * share ? 1 : 0 }));

it('a logistic regression gives each group the share that happened', () => {
  const weights = fitLogistic([...group([1, 0], 0.25), ...group([1, 2], 0.8)], 1e-6);
  const [one = NaN, slope = NaN] = weights;
  expect(logistic(one)).toBeCloseTo(0.25, 5);
  expect(logistic(one + 2 * slope)).toBeCloseTo(0.8, 5);
});

it('without examples there are no weights', () => {
  expect(fitLogistic([], 1)).toEqual([]);
});

it('a penalty pulls the weights towards zero', () => {
  const [free = NaN] = fitLogistic(group([1], 0.9), 1e-6);
  const [pulled = NaN] = fitLogistic(group([1], 0.9), 20);
  expect(pulled).toBeGreaterThan(0);
  expect(pulled).toBeLessThan(free - 0.5);
});

it('perfectly separated outcomes have finite weights', () => {
  const weights = fitLogistic([...group([1, -1], 0), ...group([1, 1], 1)], 1);
  expect(weights.every(Number.isFinite)).toBe(true);
  expect(weights[1]).toBeGreaterThan(1);
});
