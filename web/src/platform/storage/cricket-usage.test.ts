import { expect, it } from 'vitest';
import { readHitsRemaining, storeServerUsage } from './cricket-usage.ts';
import { writeStored } from './local-storage.ts';

const noon = new Date('2026-11-21T12:00:00Z');

it('a day starts with a hundred calls', () => {
  expect(readHitsRemaining(noon)).toBe(100);
});

it('the calls left are those that the server reported, until the date changes', () => {
  storeServerUsage({ hitsRemaining: 39 }, noon);
  expect(readHitsRemaining(noon)).toBe(39);
  expect(readHitsRemaining(new Date('2026-11-21T23:59:59Z'))).toBe(39);
  expect(readHitsRemaining(new Date('2026-11-22T00:00:01Z'))).toBe(100);
});

it.each([
  ['no record', 7],
  ['a number that is none', { day: '2026-11-21', hitsRemaining: 'many' }],
])('the whole quota is left when the stored value is %s', (_, stored) => {
  writeStored('gullylens.cricket.usage', stored);
  expect(readHitsRemaining(noon)).toBe(100);
});
