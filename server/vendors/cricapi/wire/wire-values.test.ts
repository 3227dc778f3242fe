import { describe, expect, it } from 'vitest';
import {
  wireCount,
  wireFlag,
  wireInstant,
  wireKnownText,
  wireOrDefault,
  wireOvers,
  wireRows,
  wireText,
} from './wire-values.ts';

describe('a flag of the vendor', () => {
  it.each<unknown>([true, 1, '1', 'true', 'True'])('is set by %j', (value) => {
    expect(wireFlag.parse(value)).toBe(true);
  });

  it.each<unknown>([false, 0, '', 'yes', null, undefined, {}, { toString: 1 }])(
    'is not set by %j',
    (value) => {
      expect(wireFlag.parse(value)).toBe(false);
    },
  );
});

describe('overs of the vendor', () => {
  it.each<[unknown, string]>([
    [16.2, '16.2'],
    [20, '20.0'],
    [0, '0.0'],
    [0.4, '0.4'],
    [49.5, '49.5'],
    [19.6, '20.0'],
    [16.200000000000003, '16.2'],
    [132.1, '132.1'],
    [' 18.4 ', '18.4'],
    ['20', '20.0'],
  ])('%j are %s', (received, overs) => {
    expect(wireOvers.parse(received)).toBe(overs);
  });

  it.each<unknown>([-1, 16.25, 1e9, 'twenty', '16.2.1', null])('%j are none', (received) => {
    expect(wireOvers.safeParse(received).success).toBe(false);
  });
});

describe('a text of the vendor', () => {
  it.each<[unknown, string]>([
    ['  Royal   Strikers ', 'Royal Strikers'],
    ['Sand &amp; Sea Club', 'Sand & Sea Club'],
    ['St Mary&#39;s Ground', "St Mary's Ground"],
    ['Caf&#xE9; End', 'Café End'],
    ['Smith &Co; &unknown; Sons', 'Smith &Co; &unknown; Sons'],
    ['&#99999999; &#0;x', '&#99999999; x'],
    [42, '42'],
  ])('%j reads %s', (received, text) => {
    expect(wireText.parse(received)).toBe(text);
  });

  it.each<[unknown, string | null]>([
    ['--', null],
    ['-', null],
    ['', null],
    [undefined, null],
    ['Right-arm medium', 'Right-arm medium'],
  ])('%j where something may be unknown is %j', (received, text) => {
    expect(wireKnownText.parse(received)).toBe(text);
  });
});

describe('a missing number', () => {
  const countOrZero = wireOrDefault(wireCount, 0);

  it.each<unknown>([null, undefined, '', '  ', '-', 0, '0'])('is zero for %j', (received) => {
    expect(countOrZero.parse(received)).toBe(0);
  });

  it.each<unknown>(['-3', -3, 'x', {}, []])('is an error for %j', (received) => {
    expect(countOrZero.safeParse(received).success).toBe(false);
  });
});

describe('a moment of the vendor', () => {
  it.each([
    '2026-03-10T14:00:00',
    '2026-03-10T14:00:00Z',
    '2026-03-10T14:00:00.000',
    '2026-03-10 14:00:00',
    ' 2026-03-10T14:00:00 ',
    '2026-03-10T19:30:00+05:30',
  ])('%s is in UTC', (received) => {
    expect(wireInstant.parse(received)).toEqual(new Date('2026-03-10T14:00:00Z'));
  });

  it('is of a year from the first Test to 9999', () => {
    const times = ['1876', '1877', '9999', '+010000'].map((year) =>
      wireInstant.parse(`${year}-03-15T12:00Z`),
    );
    expect(times.map((time) => time !== null)).toEqual([false, true, true, false]);
  });

  it.each<unknown>(['', 'soon', '0001-01-01T00:00:00', null, 1_773_151_200])(
    '%j is not a time',
    (received) => {
      expect(wireInstant.parse(received)).toBeNull();
    },
  );
});

describe('the rows of a list', () => {
  const rows = wireRows(wireCount);

  it('are read without those that are unreadable, from a list or an object with index keys', () => {
    expect(rows.parse([1, 'x', 2])).toEqual([1, 2]);
    expect(rows.parse({ 0: 1, 1: 2 })).toEqual([1, 2]);
    expect(rows.parse('x')).toEqual([]);
  });

  it('are read up to the hundredth', () => {
    const numbers = Array.from({ length: 101 }, (_, i) => i);
    expect(rows.parse(numbers)).toEqual(numbers.slice(0, 100));
  });
});
