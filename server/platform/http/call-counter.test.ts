import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { hasValkey, startValkey } from '../testing/start-valkey.ts';
import { type CallCounter, createCallCounter, createSharedCallCounter } from './call-counter.ts';

const WINDOW_MS = 60_000;
const log = pino({ level: 'silent' });
const count = (counter: CallCounter, key: string, windowMs = WINDOW_MS) =>
  new Promise<{ current: number; ttl: number }>((resolve, reject) => {
    counter.incr(key, (error, window) => (window ? resolve(window) : reject(error)), windowMs);
  });
const countOnly = async (counter: CallCounter, key: string) => (await count(counter, key)).current;

test('counts the calls of each key in a window, and starts again after it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const counter = createCallCounter();
  expect(await count(counter, 'asha')).toEqual({ current: 1, ttl: WINDOW_MS });
  vi.setSystemTime(Date.now() + WINDOW_MS - 1);
  expect(await count(counter, 'asha')).toEqual({ current: 2, ttl: 1 });
  expect(await countOnly(counter, 'ravi')).toBe(1);
  vi.setSystemTime(Date.now() + 1);
  expect(await count(counter, 'asha')).toEqual({ current: 1, ttl: WINDOW_MS });
  vi.useRealTimers();
});

test('evicts the caller with the oldest window above 50,000 callers', async () => {
  const counter = createCallCounter();
  for (let caller = 0; caller < 50_000; caller += 1) counter.incr(`${caller}`, () => {}, WINDOW_MS);
  expect(await countOnly(counter, '0')).toBe(2);
  expect(await countOnly(counter, 'one more')).toBe(1);
  expect(await countOnly(counter, '1')).toBe(2);
  expect(await countOnly(counter, '0')).toBe(1);
});

test('counts in this process while Valkey is unreachable', async () => {
  const counter = createSharedCallCounter('redis://127.0.0.1:1', log);
  expect(await countOnly(counter, 'asha')).toBe(1);
  expect(await countOnly(counter, 'asha')).toBe(2);
  counter.close();
});

test.skipIf(!hasValkey)('two processes share the count of a caller (skipped without Valkey)', async () => {
  const valkey = await startValkey();
  const [one, other] = [createSharedCallCounter(valkey.url, log), createSharedCallCounter(valkey.url, log)];
  // Until connected, each process counts alone and both would start at 1.
  const countTogether = async () => {
    const key = crypto.randomUUID();
    return [await countOnly(one, key), await countOnly(other, key)];
  };
  await expect.poll(countTogether).toEqual([1, 2]);
  const { current, ttl } = await count(other, 'asha');
  expect(current).toBe(1);
  expect(ttl).toBeGreaterThan(WINDOW_MS - 10_000);
  expect(ttl).toBeLessThanOrEqual(WINDOW_MS);
  one.close();
  other.close();
  await valkey.stop();
});
