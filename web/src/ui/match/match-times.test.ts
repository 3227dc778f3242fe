import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { startText } from './match-times.ts';

const start = Date.UTC(2026, 10, 21, 14, 0) / 1000;

describe('the start of a match', () => {
  it('is in India’s time for a visitor in India', () => {
    expect(startText(i18n, start, 'Asia/Kolkata')).toMatch(/^Sat, 21 Nov, 7:30\spm IST$/);
  });

  it('is in the visitor’s time with India’s beside it elsewhere', () => {
    expect(startText(i18n, start, 'Europe/London')).toMatch(/^Sat, 21 Nov, 2:00\spm \(7:30\spm IST\)$/);
  });

  it.each([null, Number.NaN, 8.7e15])('is TBD for %s', (broken) => {
    expect(startText(i18n, broken, 'Asia/Kolkata')).toBe('TBD');
  });
});
