import { beforeAll, describe, expect, it } from 'vitest';
import { yearOfFixtures } from '../testing/fixture-calendar.ts';
import { quantile, type SimulatedYear, simulateFixed, simulatePlan } from '../testing/simulate-polling.ts';

/** Nearly a hundred calls a day, spread evenly, as a plain timer would do. */
const FIXED_MINUTES = 15;

const year = yearOfFixtures(2026);
let table: SimulatedYear;
let spread: SimulatedYear;

beforeAll(() => {
  const plan = { hitsLimit: 100, hasReaders: false };
  table = simulatePlan(year, { ...plan, spreadsHits: false });
  spread = simulatePlan(year, { ...plan, spreadsHits: true });
});

const shareWithin = ({ ages }: SimulatedYear, minutes: number) =>
  ages.filter((age) => age <= minutes * 60).length / ages.length;

describe('a year of cricket on a hundred calls a day', () => {
  it('never exceeds the limit', () => {
    expect(table.mostHitsInADay).toBeLessThanOrEqual(100);
    expect(spread.mostHitsInADay).toBeLessThanOrEqual(100);
  });

  it('with the refresh table has fresh scores while hits last, and then one an hour', () => {
    expect(shareWithin(table, 2)).toBeGreaterThan(0.15);
    expect(shareWithin(table, 60)).toBeGreaterThan(0.95);
  });

  it('with spread hits has fresher live scores than the table, and than a call every 15 minutes', () => {
    const fixed = simulateFixed(year, FIXED_MINUTES);
    expect(quantile(spread.ages, 0.5)).toBeLessThan(quantile(fixed, 0.5));
    expect(quantile(spread.ages, 0.95)).toBeLessThan(quantile(fixed, 0.95));
    expect(shareWithin(spread, 5)).toBeGreaterThan(2 * shareWithin(table, 5));
    expect(quantile(spread.ages, 1)).toBeLessThan(3_600);
  });
});
