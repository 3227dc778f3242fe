import { expect, test } from 'vitest';
import { nextCheckAt } from './reconcile-orders.ts';

const offeredAt = new Date('2026-11-21T10:00:00Z');
const after = (minutes: number) => new Date(offeredAt.getTime() + minutes * 60_000);
const minutesUntilNext = (state: 'open' | 'closed' | 'paid', age: number) => {
  const next = nextCheckAt({ state, offeredAt }, after(age));
  return next === null ? null : (next.getTime() - after(age).getTime()) / 60_000;
};

test.each([
  [0, 1],
  [59, 1],
  [60, 15],
  [23 * 60, 15],
  [24 * 60, 60],
  [95 * 60, 60],
  [96 * 60, null],
  [200 * 60, null],
])('an unpaid order that is %i minutes old is checked again after %s minutes', (age, gap) => {
  expect(minutesUntilNext('open', age)).toBe(gap);
  expect(minutesUntilNext('closed', age)).toBe(gap);
});

test('a paid order is checked a few more times, the last time after four days', () => {
  const ages = [];
  for (let age: number | null = 0; age !== null; ) {
    const gap: number | null = minutesUntilNext('paid', age);
    age = gap === null ? null : age + gap;
    if (age !== null) ages.push(age);
  }
  expect(ages).toEqual([15, 60, 360, 1_440, 4_320, 5_760]);
});
