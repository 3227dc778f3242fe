import { describe, expect, it } from 'vitest';
import { pointsSpread } from './points-chart.tsx';

describe('the spread of points', () => {
  it('contains eight in ten matches', () => {
    expect(pointsSpread([100, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90])).toEqual({ low: 10, high: 90 });
  });

  it('is interpolated between two matches', () => {
    expect(pointsSpread([0, 10, 20, 30, 40])).toEqual({ low: 4, high: 36 });
  });

  it('is null for fewer than five matches', () => {
    expect(pointsSpread([1, 2, 3, 4])).toBeNull();
  });
});
