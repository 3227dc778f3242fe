import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { expect, it } from 'vitest';
import { drawChance, drawNormal } from '../statistics/random-draws.ts';
import {
  createLearner,
  learnLinear,
  learnLogistic,
  learnMedian,
  predictLinear,
  predictLogistic,
} from './linear-learner.ts';
import { normalQuantiles, trackQuantiles } from './tracked-quantiles.ts';

const LOOSE = [
  [0, 5],
  [0, 5],
] as const;

it('recovers the line behind the numbers', () => {
  const rng = xoroshiro128plus(1);
  const learner = createLearner(LOOSE);
  for (let i = 0; i < 2000; i += 1) {
    const x = drawNormal(rng);
    const observed = 3 - 2 * x + 0.5 * drawNormal(rng);
    learnLinear(learner, { features: [1, x], observed }, { noise: 0.25, drift: 0 });
  }
  expect(learner.weights[0]).toBeCloseTo(3, 1);
  expect(learner.weights[1]).toBeCloseTo(-2, 1);
  expect(predictLinear(learner, [1, 1])).toBeCloseTo(1, 1);
});

it('recovers the chances behind the events', () => {
  const rng = xoroshiro128plus(2);
  const learner = createLearner(LOOSE);
  for (let i = 0; i < 8000; i += 1) {
    const x = drawNormal(rng);
    const observed = drawChance(rng, 1 / (1 + Math.exp(0.5 - 1.5 * x))) ? 1 : 0;
    learnLogistic(learner, { features: [1, x], observed }, 1);
  }
  expect(Math.abs(predictLogistic(learner, [1, 1]) - 1 / (1 + Math.exp(-1)))).toBeLessThan(0.03);
});

it('follows a moving line when it has drift', () => {
  const learner = createLearner(LOOSE);
  for (let i = 0; i < 400; i += 1)
    learnLinear(learner, { features: [1, 0], observed: i < 200 ? 0 : 10 }, { noise: 1, drift: 0.01 });
  expect(predictLinear(learner, [1, 0])).toBeGreaterThan(9.5);
});

it('tracks quantiles with eighty percent between the outer two, for any distribution', () => {
  const rng = xoroshiro128plus(3);
  const quantiles = normalQuantiles(1);
  let inside = 0;
  for (let i = 0; i < 6000; i += 1) {
    const skewed = Math.exp(drawNormal(rng));
    if (i >= 2000 && skewed >= quantiles.p10 && skewed <= quantiles.p90) inside += 1;
    trackQuantiles(quantiles, skewed, 1);
  }
  expect(Math.abs(inside / 4000 - 0.8)).toBeLessThan(0.02);
});

it('recovers the median of skewed numbers', () => {
  const rng = xoroshiro128plus(4);
  const learner = createLearner(LOOSE);
  for (let i = 0; i < 6000; i += 1) {
    const x = drawNormal(rng);
    learnMedian(
      learner,
      { features: [1, x], observed: 1 + x + Math.exp(drawNormal(rng)) },
      { spread: 1, drift: 0 },
    );
  }
  expect(Math.abs((learner.weights[0] ?? 0) - 2)).toBeLessThan(0.1);
  expect(Math.abs((learner.weights[1] ?? 0) - 1)).toBeLessThan(0.1);
});
