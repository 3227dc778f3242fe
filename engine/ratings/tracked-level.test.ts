import { describe, expect, it } from 'vitest';
import { dayOf, updateLevel, newLevel } from './tracked-level.ts';

/** A level after this many matches on one day, with 0 observed in each. */
function settled(matches: number) {
  const level = newLevel(0.1);
  for (let i = 0; i < matches; i += 1) updateLevel(level, 0, { day: 0 });
  return level;
}

function movedBy(day: number, noise = 1): number {
  const level = settled(60);
  updateLevel(level, 1, { day, noise });
  return level.mean;
}

describe('updateLevel', () => {
  it('weighs a match and the prior by their variances', () => {
    const level = newLevel(0.25);
    updateLevel(level, 10, { day: 0 });
    expect(level).toEqual({ mean: 2, variance: 0.2, day: 0 });
  });

  it('moves from its mean towards the observation', () => {
    const level = newLevel(0.25);
    for (const observed of [10, 2]) updateLevel(level, observed, { day: 0 });
    expect(level.mean).toBeCloseTo(2);
  });

  it('moves more after a break than during a season', () => {
    expect(movedBy(1)).toBeLessThan(movedBy(100));
    expect(movedBy(100)).toBeLessThan(movedBy(300));
  });

  it('treats a break of years like one of a year and a half', () => {
    expect(movedBy(1000)).toBe(movedBy(2000));
  });

  it('learns less from a noisier match', () => {
    expect(movedBy(1, 3)).toBeLessThan(movedBy(1));
  });
});

describe('dayOf', () => {
  it('counts days', () => {
    expect(dayOf('1970-01-02')).toBe(1);
    expect(dayOf('2024-03-01') - dayOf('2024-02-28')).toBe(2);
  });
});
