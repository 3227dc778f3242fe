import { expect, it } from 'vitest';
import { readCricketCache, writeCricketCache } from './cricket-cache.ts';
import { readStored, writeStored } from './local-storage.ts';

const KEY = 'gullylens.cricket.cache.countries';

it('a response is stored with its arrival and expiry times', () => {
  const before = Date.now();
  writeCricketCache('countries', ['IN'], 60);
  const stored = readCricketCache('countries');
  expect(stored?.data).toEqual(['IN']);
  expect(stored?.timestamp).toBeGreaterThanOrEqual(before);
  expect(stored && stored.expires - stored.timestamp).toBe(60_000);
});

it.each([
  ['of another build', { build: 'before' }],
  ['of a build that wrote no stamp', { build: undefined }],
  ['with a time to come', { timestamp: 8e15 }],
])('a stored response %s is ignored', (_, parts) => {
  writeCricketCache('countries', ['IN'], 60);
  writeStored(KEY, { ...(readStored(KEY) as object), ...parts });
  expect(readCricketCache('countries')).toBeNull();
});

it.each(['', 'null', '7', '{', '{"data":[],"timestamp":1,"expires":1}'])(
  'what is stored as %j is no answer',
  (text) => {
    window.localStorage.setItem(KEY, text);
    expect(readCricketCache('countries')).toBeNull();
  },
);
