import { expect, it } from 'vitest';
import { readCricketCache, writeCricketCache } from './cricket-cache.ts';

const KEY = 'gullylens.cricket.cache.countries';

it('an answer is kept with when it came', () => {
  writeCricketCache('countries', ['IN'], 60);
  expect(readCricketCache('countries')?.data).toEqual(['IN']);
});

it.each([
  ['no time', '{"data":[],"expires":1}'],
  ['a time that is no date', '{"data":[],"timestamp":1e300,"expires":1}'],
  ['a time beyond numbers', '{"data":[],"timestamp":-1e999,"expires":1}'],
  ['a time to come', '{"data":[],"timestamp":8e15,"expires":1}'],
  ['an end that is no number', '{"data":[],"timestamp":1,"expires":{"valueOf":1,"toString":1}}'],
])('an answer kept with %s is none', (_, text) => {
  window.localStorage.setItem(KEY, text);
  expect(readCricketCache('countries')).toBeNull();
});
