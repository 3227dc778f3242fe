import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { datesOf } from './series-text.ts';

test.each([
  ['2024-10-07', '2024-10-28', '7 Oct 2024 to 28 Oct 2024'],
  ['2024-10-07', 'Oct 28', '7 Oct 2024 to 28 Oct 2024'],
  ['2024-12-20', 'Jan 07', '20 Dec 2024 to 7 Jan 2025'],
  ['2026-11-21', 'Nov 21', '21 Nov 2026 to 21 Nov 2026'],
  ['2024-10-07', 'next year', '7 Oct 2024 to next year'],
  ['2024-10-07', null, '7 Oct 2024'],
  [null, 'Oct 28', 'Oct 28'],
  [null, null, 'Dates to be announced'],
])('a series from %s to %s has the dates “%s”', (startDate, endDate, told) => {
  expect(datesOf(i18n, { startDate, endDate })).toBe(told);
});
