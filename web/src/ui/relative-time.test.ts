import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const MINUTE = 60_000;
const now = 1_000 * 24 * 60 * MINUTE;

describe('how long ago', () => {
  it.each([
    [0, 'Just now'],
    [MINUTE - 1, 'Just now'],
    [MINUTE, '1 minute ago'],
    [59 * MINUTE, '59 minutes ago'],
    [60 * MINUTE, '1 hour ago'],
    [23 * 60 * MINUTE, '23 hours ago'],
    [24 * 60 * MINUTE, '1 day ago'],
    [9 * 24 * 60 * MINUTE, '9 days ago'],
    [-5 * MINUTE, 'Just now'],
  ])('%i ms is %s', (passed, words) => {
    expect(relativeTime(i18n, now - passed, now)).toBe(words);
  });
});
