import { expect, test } from 'vitest';
import { createManualClock } from '../testing/manual-clock.ts';
import { createBackoffQueue, nextRetryAt } from './backoff.ts';

const now = new Date('2026-11-21T10:00:00Z');
const secondsAfter = (failures: number, firstMs?: number) =>
  (nextRetryAt(failures, now, firstMs).getTime() - now.getTime()) / 1000;

test('each delay is twice the previous one, up to an hour', () => {
  expect([1, 2, 3, 4, 10, 11, 5_000].map((failures) => secondsAfter(failures))).toEqual([
    5, 10, 20, 40, 2560, 3600, 3600,
  ]);
  expect([0, 1, 2, 7].map((failures) => secondsAfter(failures, 60_000))).toEqual([60, 60, 120, 3600]);
});

test('a failed item is due again after one minute, then two, until it succeeds', () => {
  const clock = createManualClock(now);
  const postponed = createBackoffQueue(clock);
  expect(postponed.has('a')).toBe(false);
  expect(postponed.failed('a', new Error('rain'))).toBe(true);
  expect(postponed.failed('b', 'dew')).toBe(true);
  expect([postponed.has('a'), postponed.due(5)]).toEqual([true, []]);
  clock.advance(59_999);
  expect(postponed.due(5)).toEqual([]);
  clock.advance(1);
  expect(postponed.due(5)).toEqual(['a', 'b']);
  expect(postponed.due(1)).toEqual(['a']);
  expect(postponed.failed('a', new Error('rain'))).toBe(false);
  clock.advance(60_000);
  expect(postponed.due(5)).toEqual(['b']);
  clock.advance(60_000);
  expect(postponed.due(5)).toEqual(['a', 'b']);
  expect(postponed.failed('a', new Error('hail'))).toBe(true);
  postponed.worked('b');
  expect([postponed.has('a'), postponed.has('b')]).toEqual([true, false]);
});
