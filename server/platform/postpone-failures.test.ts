import { expect, it } from 'vitest';
import { createMovingClock } from '../testing/moving-clock.ts';
import { postponeFailures } from './postpone-failures.ts';

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
