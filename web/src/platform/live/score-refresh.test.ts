import { describe, expect, it } from 'vitest';
import { backoffAfterMisses, intervalByAge } from './score-refresh.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

describe('data that is not available yet', () => {
  it('is polled after 30 seconds, then with doubling delays up to five minutes', () => {
    const pauses = [1, 2, 3, 4, 5, 50].map(backoffAfterMisses);
    expect(pauses.map((pause) => pause / SECOND)).toEqual([30, 60, 120, 240, 300, 300]);
  });

  it('is polled soon while there is no response at all', () => {
    expect(backoffAfterMisses(0)).toBe(30 * SECOND);
  });
});

describe('data that is recalculated after score changes', () => {
  it.each([
    [-5 * SECOND, 30],
    [0, 30],
    [90 * SECOND, 30],
    [2 * MINUTE, 60],
    [4 * MINUTE, 120],
    [8 * MINUTE, 240],
    [20 * MINUTE, 300],
    [24 * 60 * MINUTE, 300],
  ])('is polled %i ms after its last change every %i s', (age, seconds) => {
    expect(intervalByAge(age) / SECOND).toBe(seconds);
  });

  it('keeps its interval while its age grows a little', () => {
    expect(intervalByAge(5 * MINUTE)).toBe(intervalByAge(5 * MINUTE + 900));
  });
});
