import { describe, expect, it } from 'vitest';
import { toTenths, toTenthsThatSum } from './statistics.ts';

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
    expect(total(rounded)).toBeCloseTo(toTenths(total(numbers)), 9);
    for (const [i, one] of rounded.entries()) {
      expect(Math.abs(one - (numbers[i] ?? 0))).toBeLessThan(0.1);
      expect(toTenths(one)).toBe(one);
    }
  });

  it('rounds up those that are closest to the next tenth', () => {
    expect(toTenthsThatSum([1.01, 1.08, 1.03])).toEqual([1, 1.1, 1]);
  });
});
