import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { dateTimeText, dayText, longDayText } from './full-dates.ts';

it('a day of the account is the day in India, wherever it is read', () => {
  expect(longDayText(i18n, '2026-12-21T19:00:00.000Z')).toBe('22 December 2026');
});

it('a moment is in Indian time', () => {
  expect(dateTimeText(i18n, '2026-11-21T14:00:00Z')).toMatch(/^21 Nov 2026, 7:30\spm IST$/);
});

it.each([
  ['2024-03-04', '4 Mar 2024'],
  ['soon', 'soon'],
])('the day of play %s is written %s', (day, text) => {
  expect(dayText(i18n, day)).toBe(text);
});
