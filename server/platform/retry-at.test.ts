import { expect, test } from 'vitest';
import { retryAt } from './retry-at.ts';

const now = new Date('2026-11-21T10:00:00Z');
const secondsAfter = (failures: number, firstMs?: number) =>
  (retryAt(failures, now, firstMs).getTime() - now.getTime()) / 1000;

test('each wait is twice the one before, up to an hour', () => {
  expect([1, 2, 3, 4, 10, 11, 5_000].map((failures) => secondsAfter(failures))).toEqual([
    5, 10, 20, 40, 2560, 3600, 3600,
  ]);
  expect([0, 1, 2, 7].map((failures) => secondsAfter(failures, 60_000))).toEqual([60, 60, 120, 3600]);
});
