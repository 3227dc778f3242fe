import { beforeEach, expect, it } from 'vitest';
import { quietLog } from '../testing/matches-server.ts';
import { CricapiFailure } from '../../vendors/cricapi/client/cricapi-failure.ts';
import { createPace, type Pace } from './pace.ts';

const BEGIN = Date.parse('2026-03-10T15:00:00Z');
const after = (seconds: number) => new Date(BEGIN + seconds * 1000);

let pace: Pace;
beforeEach(() => {
  pace = createPace(after(0), quietLog);
});

const fail = () => Promise.reject(new CricapiFailure('timeout', { endpoint: 'x', message: 'x' }));

/** Seconds after the last attempt at which a refresh with this interval becomes due. */
function dueAfter(everySeconds: number): number {
  for (let seconds = 0; ; seconds += 1) if (pace.isDue(everySeconds, after(seconds))) return seconds;
}

it('is due when the interval is over, counted from the stored time', () => {
  expect(dueAfter(60)).toBe(60);
});

it('is due at once when nothing was ever stored', () => {
  expect(createPace(null, quietLog).isDue(60, after(0))).toBe(true);
});

it('waits twice as long after each failure in a row, up to 15 minutes or the interval if that is longer', async () => {
  const waits: number[] = [];
  for (let i = 0; i < 6; i += 1) {
    await pace.attempt(after(0), fail);
    waits.push(dueAfter(60));
  }
  expect(waits).toEqual([120, 240, 480, 900, 900, 900]);
  expect(dueAfter(3_600)).toBe(3_600);
});

it('returns to its interval after a success', async () => {
  await pace.attempt(after(0), fail);
  await pace.attempt(after(0), async () => {});
  expect(dueAfter(60)).toBe(60);
});

it('rethrows an error that is not a vendor failure', async () => {
  await expect(pace.attempt(after(0), () => Promise.reject(new Error('a fault')))).rejects.toThrow('a fault');
});

it('starts again when another refresh has done the work', () => {
  pace.restart(after(30));
  expect(dueAfter(60)).toBe(90);
});
