import { describe, expect, it } from 'vitest';
import { niceTicks } from './nice-ticks.ts';

describe('the ticks of an axis', () => {
  it.each([
    [0, [0, 1]],
    [3, [0, 1, 2, 3]],
    [5, [0, 1, 2, 3, 4, 5]],
    [7, [0, 2, 4, 6, 8]],
    [183, [0, 50, 100, 150, 200]],
    [227, [0, 50, 100, 150, 200, 250]],
    [251, [0, 100, 200, 300]],
    [400, [0, 100, 200, 300, 400]],
  ])('up to %d are %j', (most, ticks) => {
    expect(niceTicks(most)).toEqual(ticks);
  });
});
