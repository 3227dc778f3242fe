import { describe, expect, test } from 'vitest';
import { addCalendarMonth, consecutivePeriods } from './premium-period.ts';

const day = (text: string) => new Date(`${text}T10:00:00+05:30`);

describe('a calendar month in Asia/Kolkata', () => {
  test.each([
    ['an ordinary day', '2026-11-21T09:15:30+05:30', '2026-12-21T09:15:30+05:30'],
    ['the end of January in an ordinary year', '2027-01-31T12:00:00+05:30', '2027-02-28T12:00:00+05:30'],
    ['the end of January in a leap year', '2028-01-31T12:00:00+05:30', '2028-02-29T12:00:00+05:30'],
    ['29 February', '2028-02-29T12:00:00+05:30', '2028-03-29T12:00:00+05:30'],
    ['31 March', '2027-03-31T23:59:59+05:30', '2027-04-30T23:59:59+05:30'],
    ['December', '2026-12-15T08:00:00+05:30', '2027-01-15T08:00:00+05:30'],
    ['a night that is the day before in UTC', '2027-02-01T02:00:00+05:30', '2027-03-01T02:00:00+05:30'],
    [
      '31 January at 1 in the morning, still the 30th in UTC',
      '2027-01-31T01:00:00+05:30',
      '2027-02-28T01:00:00+05:30',
    ],
  ])('from %s', (_what, from, until) => {
    expect(addCalendarMonth(new Date(from))).toEqual(new Date(until));
  });
});

describe('consecutive months', () => {
  test('a month bought early begins when the first ends', () => {
    const periods = consecutivePeriods([day('2026-11-01'), day('2026-11-20')]);
    expect(periods).toEqual([
      { start: day('2026-11-01'), end: day('2026-12-01') },
      { start: day('2026-12-01'), end: day('2027-01-01') },
    ]);
  });

  test('a month bought after a gap begins when it is granted', () => {
    expect(consecutivePeriods([day('2026-01-01'), day('2026-05-05')])[1]).toEqual({
      start: day('2026-05-05'),
      end: day('2026-06-05'),
    });
  });

  test('a month granted while the clock ran backwards still follows the previous one', () => {
    expect(consecutivePeriods([day('2026-11-10'), day('2026-11-09')])[1]).toEqual({
      start: day('2026-12-10'),
      end: day('2027-01-10'),
    });
  });
});
