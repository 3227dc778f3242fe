import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { longDayText } from './dates.ts';

it('a day of the account is the day in India, wherever it is read', () => {
  expect(longDayText(i18n, '2026-12-21T19:00:00.000Z')).toBe('22 December 2026');
});
