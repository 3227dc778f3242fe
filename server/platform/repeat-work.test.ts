import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { repeatWork } from './repeat-work.ts';

let lines: { level: number; work: string; msg: string }[];
const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });

beforeEach(() => {
  lines = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

it('works at once and again after each pause, until it is stopped', async () => {
  const work = vi.fn(async () => {});
  const stop = repeatWork({ name: 'polling', work, pauseMs: 1_000, log });
  for (const times of [1, 2, 3]) {
    await turnOfTheLoop();
    expect(work).toHaveBeenCalledTimes(times);
    vi.advanceTimersByTime(999);
    await turnOfTheLoop();
    expect(work).toHaveBeenCalledTimes(times);
    vi.advanceTimersByTime(1);
  }
  await stop();
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledTimes(4);
  expect(lines).toEqual([]);
});

it('logs what failed once while it goes on, and tries again', async () => {
  const work = vi.fn(async () => {
    throw new Error('the vendor is away');
  });
  const stop = repeatWork({ name: 'polling', work, pauseMs: 1_000, log });
  await turnOfTheLoop();
  vi.advanceTimersByTime(1_000);
  await turnOfTheLoop();
  expect(work).toHaveBeenCalledTimes(2);
  expect(lines).toMatchObject([{ level: 50, work: 'polling' }]);
  await stop();
});

it('waits at its end for the work under way, and takes what breaks off for no failure', async () => {
  let breakOff: (() => void) | undefined;
  const work = () =>
    new Promise<void>((_resolve, reject) => {
      breakOff = () => reject(new Error('interrupted'));
    });
  const stopped = vi.fn();
  const stopping = repeatWork({ name: 'polling', work, pauseMs: 1_000, log })().then(stopped);
  await turnOfTheLoop();
  expect(stopped).not.toHaveBeenCalled();
  breakOff?.();
  await stopping;
  expect(lines).toMatchObject([{ level: 20 }]);
});
