import { describe, expect, it } from 'vitest';
import { createGenerator, drawChance, drawNormal, drawShare, drawUniform } from './random-draws.ts';
import {
  clamp,
  countPhrase,
  logistic,
  mean,
  percentTrue,
  quantile,
  standardDeviation,
  sumBy,
  sumOf,
  roundToTenth,
  toTenthsThatSum,
  variance,
  wilsonInterval,
} from './statistics.ts';

const total = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0);

describe('numbers rounded to tenths', () => {
  it.each([
    ['below their sum', [1.04, 1.04]],
    ['above their sum', [1.06, 1.06, 1.06]],
    ['with negative numbers', [24.26, -3.17, 1.04, -0.08]],
    ['exactly', [0.1, 0.2, 0.3]],
    ['none at all', []],
  ])('sum to their rounded sum, each at most a tenth away: %s', (_case, numbers) => {
    const rounded = toTenthsThatSum(numbers);
    expect(total(rounded)).toBeCloseTo(roundToTenth(total(numbers)), 9);
    for (const [i, one] of rounded.entries()) {
      expect(Math.abs(one - (numbers[i] ?? 0))).toBeLessThan(0.1);
      expect(roundToTenth(one)).toBe(one);
    }
  });

  it('rounds up those with the largest remainders', () => {
    expect(toTenthsThatSum([1.01, 1.08, 1.03])).toEqual([1, 1.1, 1]);
  });
});

describe('statistics', () => {
  it('sum and average', () => {
    expect([sumOf([1, 2, 4]), sumOf([]), sumBy(['a', 'bc'], ({ length }) => length)]).toEqual([7, 0, 3]);
    expect([mean([1, 2, 6]), mean(Float32Array.of(1, 2)), mean([])]).toEqual([3, 1.5, Number.NaN]);
    expect([variance([2, 4, 6]), standardDeviation([1, 5])]).toEqual([8 / 3, 2]);
  });

  it('find quantiles of sorted numbers', () => {
    const sorted = Array.from({ length: 11 }, (_, i) => 10 * i);
    expect([0, 0.1, 0.55, 1].map((share) => quantile(sorted, share))).toEqual([0, 10, 50, 100]);
    expect(quantile([], 0.5)).toBeNaN();
  });

  it('convert log-odds to chances and limit numbers to bounds', () => {
    expect(logistic(0)).toBe(0.5);
    expect(logistic(Math.log(3))).toBeCloseTo(0.75, 12);
    expect([clamp(-1, 0, 1), clamp(0.5, 0, 1), clamp(2, 0, 1)]).toEqual([0, 0.5, 1]);
  });

  it('give the share of true among known facts', () => {
    expect(percentTrue([true, false, null, true, true])).toBe(75);
    expect(percentTrue([null])).toBeNull();
  });

  it('give Wilson’s interval', () => {
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 100 });
    const { low, high } = wilsonInterval(6, 10);
    expect(low).toBeCloseTo(31.2674, 3);
    expect(high).toBeCloseTo(83.1819, 3);
    expect(wilsonInterval(0, 10).low).toBeCloseTo(0, 9);
    expect(wilsonInterval(0, 10).high).toBeCloseTo(27.754, 3);
  });

  it('format counts', () => {
    expect([
      countPhrase(1, 'match', 'matches'),
      countPhrase(2, 'match', 'matches'),
      countPhrase(0, 'run'),
    ]).toEqual(['1 match', '2 matches', '0 runs']);
  });
});

describe('seeded draws', () => {
  it('are the same for the same seed', () => {
    const rng = createGenerator(1);
    expect(
      [drawUniform(rng), drawShare(rng), drawNormal(rng), drawNormal(rng)].map((draw) =>
        Number(draw.toFixed(6)),
      ),
    ).toMatchInlineSnapshot(`
      [
        1,
        0.997071,
        0.047628,
        -1.226923,
      ]
    `);
    expect([drawChance(rng, 0), drawChance(rng, 1)]).toEqual([false, true]);
  });

  it('have the right distribution', () => {
    const rng = createGenerator(2);
    const normal = Array.from({ length: 4000 }, () => drawNormal(rng));
    expect(Math.abs(mean(normal))).toBeLessThan(0.05);
    expect(Math.abs(standardDeviation(normal) - 1)).toBeLessThan(0.05);
    const shares = Array.from({ length: 4000 }, () => drawShare(rng));
    expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...shares)).toBeLessThan(1);
    expect(Math.abs(mean(shares) - 0.5)).toBeLessThan(0.02);
  });
});
