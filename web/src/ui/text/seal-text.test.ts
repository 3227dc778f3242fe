import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { sealText } from './seal-text.ts';

const locksAt = '2026-11-21T14:00:00.000Z';

it.each([
  ['before the start', '2026-11-21T13:31:00.000Z', false, 'Sealed at the toss: 21 Nov 2026, 7:01 pm IST'],
  ['at the start', locksAt, false, 'Sealed at the scheduled start: 21 Nov 2026, 7:30 pm IST'],
  [
    'some minutes after it',
    '2026-11-21T14:02:00.000Z',
    false,
    'Sealed at the scheduled start: 21 Nov 2026, 7:30 pm IST',
  ],
  [
    'at the end, if late',
    '2026-11-21T17:30:00.000Z',
    true,
    'Sealed after the match: 21 Nov 2026, 11:00 pm IST',
  ],
])('an analysis sealed %s says by what', (_, lockedAt, isLate, text) => {
  expect(sealText(i18n, { lockedAt, locksAt, isLate })).toBe(text);
});

it('an analysis of a match without a known start was sealed at the toss', () => {
  expect(sealText(i18n, { lockedAt: '2026-11-21T14:02:00.000Z', locksAt: null, isLate: false })).toBe(
    'Sealed at the toss: 21 Nov 2026, 7:32 pm IST',
  );
});
