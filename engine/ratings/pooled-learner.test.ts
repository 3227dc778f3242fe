import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, it } from 'vitest';
import { drawNormal } from '../statistics/random-draws.ts';
import { createPooled, learnPooled, predictPooled, weightsFor } from './pooled-learner.ts';

const PRIOR = [
  [0, 5],
  [0, 5],
] as const;

function taught() {
  const rng = xoroshiro128plus(5);
  const learner = createPooled(PRIOR);
  const level = { here: 1, there: 3 };
  for (let i = 0; i < 3000; i += 1) {
    const competition = i % 3 === 0 ? 'there' : 'here';
    const x = drawNormal(rng);
    const observed = level[competition] + 2 * x + 0.5 * drawNormal(rng);
    learnPooled(learner, { competition, features: [1, x], observed }, { noise: 0.25, prior: PRIOR });
  }
  return learner;
}

it('learns common weights and those of each competition', () => {
  const learner = taught();
  expect(Math.abs(predictPooled(learner, 'here', [1, 1]) - 3)).toBeLessThan(0.2);
  expect(Math.abs(predictPooled(learner, 'there', [1, 1]) - 5)).toBeLessThan(0.2);
});

it('forecasts an unknown competition with the common weights', () => {
  const learner = taught();
  expect(Math.abs(predictPooled(learner, 'new', [0, 1]) - 2)).toBeLessThan(0.1);
  expect(weightsFor(learner, 'new')).toEqual(learner.common.weights);
});

it('returns the weights behind its predictions', () => {
  const learner = taught();
  const [level = 0, slope = 0] = weightsFor(learner, 'there');
  expect(level + 2 * slope).toBeCloseTo(predictPooled(learner, 'there', [1, 2]), 10);
});
