import { beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime, serverNow } from './server-clock.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const HOUR = 3_600_000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'], now: NOON }));

it('is the clock of the browser until the server has sent its time', () => {
  expect(serverNow()).toBe(NOON);
  noteServerTime(Number.NaN);
  expect(serverNow()).toBe(NOON);
});

it('continues from the server’s last time', () => {
  noteServerTime(NOON - HOUR);
  vi.advanceTimersByTime(35_000);
  expect(serverNow()).toBe(NOON - HOUR + 35_000);
  noteServerTime(NOON - 2 * HOUR);
  expect(serverNow()).toBe(NOON - 2 * HOUR);
});

it('ignores a browser clock that is set back', () => {
  noteServerTime(NOON);
  vi.advanceTimersByTime(10_000);
  vi.setSystemTime(NOON - HOUR);
  expect(serverNow()).toBe(NOON + 10_000);
});

it('counts the time that the computer slept', () => {
  noteServerTime(NOON);
  vi.setSystemTime(NOON + HOUR);
  expect(serverNow()).toBe(NOON + HOUR);
});
