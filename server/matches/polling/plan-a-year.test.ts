import { beforeAll, describe, expect, it } from 'vitest';
import { listYear } from '../testing/cricket-year.ts';
import { quantile, type SimulatedYear, simulateFixed, simulateOurs } from '../testing/simulate-polling.ts';

/** A hundred calls a day, spread evenly, with a few spare: what a plain timer would do. */
const FIXED_MINUTES = 15;
const LIMIT_MS = 180_000;

const year = listYear(2026);
let ours: SimulatedYear;

beforeAll(() => {
  ours = simulateOurs(year, 100);
}, LIMIT_MS);

describe('a year of cricket on a hundred calls a day', () => {
  it('never takes more than the limit, and ends a day of three matches with calls left', () => {
    expect(ours.mostHitsInADay).toBeLessThanOrEqual(100);
    expect(ours.fewestLeftOnADayOfThreeMatches).toBeGreaterThan(0);
  });

  it('knows live scores better than a call every quarter of an hour', () => {
    const fixed = simulateFixed(year, FIXED_MINUTES);
    expect(quantile(ours.ages, 0.5)).toBeLessThan(quantile(fixed, 0.5));
    expect(quantile(ours.ages, 0.95)).toBeLessThan(quantile(fixed, 0.95));
  });

  it('leaves no live score unasked for an hour, nor the next morning of a Test', () => {
    expect(quantile(ours.ages, 1)).toBeLessThan(3_600);
  });
});
