import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { lockText } from './lock-text.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it.each([
  [-1, 'Locking now'],
  [0, 'Locking now'],
  [1, 'Locks in 1 m'],
  [59 * MINUTE, 'Locks in 59 m'],
  [59 * MINUTE + 1, 'Locks in 1 h 0 m'],
  [72 * MINUTE, 'Locks in 1 h 12 m'],
  [24 * HOUR - MINUTE, 'Locks in 23 h 59 m'],
  [24 * HOUR, 'Locks in 1 d 0 h'],
  [51 * HOUR, 'Locks in 2 d 3 h'],
])('%i ms before the lock it says %s', (left, text) => {
  expect(lockText(i18n, 1_000_000 + left, 1_000_000)).toBe(text);
});
