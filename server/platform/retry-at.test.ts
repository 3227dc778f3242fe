import { expect, test } from 'vitest';
import { createMovingClock, createMovingClock } from '../testing/moving-clock.ts';
import { postponeFailures, postponeFailures, retryAt } from './retry-at.ts';

const now = new Date('2026-11-21T10:00:00Z');
const secondsAfter = (failures: number, firstMs?: number) =>
  (retryAt(failures, now, firstMs).getTime() - now.getTime()) / 1000;

test('each wait is twice the one before, up to an hour', () => {
  expect([1, 2, 3, 4, 10, 11, 5_000].map((failures) => secondsAfter(failures))).toEqual([
    5, 10, 20, 40, 2560, 3600, 3600,
  ]);
  expect([0, 1, 2, 7].map((failures) => secondsAfter(failures, 60_000))).toEqual([60, 60, 120, 3600]);
});

test('what failed is due again after a minute, then two, until it works', () => {
  const clock = createMovingClock(now);
  const postponed = postponeFailures(clock);
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

const MINUTE = 60_000;

it('puts off what fails for a minute, then two, and forgets it when it has worked', () => {
  const clock = createMovingClock();
  const failures = postponeFailures(clock);
  expect(failures.failed('match', new Error('no balls'))).toBe(true);
  expect([failures.has('match'), failures.has('other')]).toEqual([true, false]);
  clock.advance(MINUTE - 1);
  expect(failures.due(10)).toEqual([]);
  clock.advance(1);
  expect(failures.due(10)).toEqual(['match']);
  expect(failures.failed('match', new Error('no balls'))).toBe(false);
  clock.advance(2 * MINUTE - 1);
  expect(failures.due(10)).toEqual([]);
  clock.advance(1);
  expect(failures.due(10)).toEqual(['match']);
  expect(failures.failed('match', 'another reason')).toBe(true);
  failures.worked('match');
  expect(failures.has('match')).toBe(false);
  clock.advance(60 * MINUTE);
  expect(failures.due(10)).toEqual([]);
});

it('gives no more than it is asked for', () => {
  const clock = createMovingClock();
  const failures = postponeFailures(clock);
  for (const key of ['a', 'b', 'c']) failures.failed(key, new Error('no balls'));
  clock.advance(MINUTE);
  expect(failures.due(2)).toEqual(['a', 'b']);
});
