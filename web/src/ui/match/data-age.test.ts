import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { ageText, cardAge, dataAge, dataTimeText, delayText } from './data-age.ts';

const NOON = Date.UTC(2026, 10, 22, 12);
const feed = { as_of: new Date(NOON).toISOString(), delayed_after: 120 };
const after = (ms: number, isError = false, isOnline = true) =>
  dataAge({ feed, isError }, NOON + ms, isOnline);

it.each([
  [0, 'Just now'],
  [9_999, 'Just now'],
  [10_000, '10 seconds ago'],
  [39_999, '35 seconds ago'],
  [59_999, '55 seconds ago'],
  [60_000, '1 minute ago'],
  [3_600_000, '1 hour ago'],
])('%i ms are "%s"', (ms, text) => {
  expect(ageText(i18n, ms)).toBe(text);
});

it.each([
  [2, 'Delayed 2 min'],
  [59, 'Delayed 59 min'],
  [60, 'Delayed 1 h'],
  [150, 'Delayed 2 h'],
])('a delay of %i minutes is "%s"', (minutes, text) => {
  expect(delayText(i18n, minutes)).toBe(text);
});

it('is delayed when it is older than the limit that the server states', () => {
  expect(cardAge(after(120_000))).toEqual({ isCached: false, delayedMinutes: null });
  expect(cardAge(after(120_001))).toEqual({ isCached: false, delayedMinutes: 2 });
});

it('is cached when newer data failed to load or there is no network, and then stale at any age', () => {
  expect(after(0)).toMatchObject({ isCached: false, isStale: false });
  expect(after(0, true)).toMatchObject({ isCached: true, isStale: true, delayedMinutes: null });
  expect(after(0, false, false)).toMatchObject({ isCached: true, isStale: true });
});

it('is never negative, and unknown before the vendor first responded', () => {
  expect(after(-5_000).ageMs).toBe(0);
  const never = { as_of: '1970-01-01T00:00:00.000Z', delayed_after: 120 };
  expect(dataAge({ feed: never, isError: false }, NOON, true)).toMatchObject({ asOf: null, ageMs: null });
  expect(dataTimeText(i18n, null)).toBe('waiting for data');
});
