import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { clockText, relativeTime, startLines, startText } from './dates.ts';

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

it.each([
  [0, 7, '12:07 am'],
  [11, 59, '11:59 am'],
  [12, 0, '12:00 pm'],
  [23, 30, '11:30 pm'],
])('the clock at %i:%i is %s, in the zone of the visitor', (hours, minutes, text) => {
  expect(clockText(i18n, new Date(2026, 10, 21, hours, minutes))).toBe(text);
});

const start = Date.UTC(2026, 10, 21, 14, 0) / 1000;

describe('the start of a match', () => {
  it('is in Indian time for a visitor in India', () => {
    expect(startText(i18n, start, 'Asia/Kolkata')).toMatch(/^Sat, 21 Nov, 7:30\spm IST$/);
  });

  it('is in the visitor’s time with Indian time beside it elsewhere', () => {
    expect(startText(i18n, start, 'Europe/London')).toMatch(/^Sat, 21 Nov, 2:00\spm \(7:30\spm IST\)$/);
  });

  it('has the weekday in India where that is another', () => {
    const evening = Date.UTC(2026, 10, 27, 18, 36) / 1000;
    expect(startText(i18n, evening, 'Europe/London')).toMatch(
      /^Fri, 27 Nov, 6:36\spm \(Sat, 12:06\sam IST\)$/,
    );
  });

  it.each([null, Number.NaN, 8.7e15])('is TBD for %s', (broken) => {
    expect(startText(i18n, broken, 'Asia/Kolkata')).toBe('TBD');
    expect(startLines(i18n, broken, 'Asia/Kolkata')).toEqual(['TBD']);
  });

  it.each([
    ['Asia/Calcutta', ['Sat, 21 Nov', '7:30 pm IST']],
    ['Asia/Kolkata', ['Sat, 21 Nov', '7:30 pm IST']],
    ['Pacific/Auckland', ['Sun, 22 Nov', '3:00 am', 'Sat, 7:30 pm IST']],
  ])('has its day and time in lines for a visitor in %s', (zone, lines) => {
    expect(startLines(i18n, start, zone).map((line) => line.replace(/\s/g, ' '))).toEqual(lines);
  });
});
