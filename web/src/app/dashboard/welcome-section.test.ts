import { i18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { greetingAt, longDate, taglineOn, taglines } from './welcome-section.tsx';

const at = (hour: number) => new Date(2026, 10, 21, hour);

describe('the welcome', () => {
  it.each([
    [0, 'Good morning, {name}!'],
    [11, 'Good morning, {name}!'],
    [12, 'Good afternoon, {name}!'],
    [16, 'Good afternoon, {name}!'],
    [17, 'Good evening, {name}!'],
    [23, 'Good evening, {name}!'],
  ])('at %i o’clock is %s', (hour, greeting) => {
    expect(greetingAt(at(hour))).toBe(greeting);
  });

  it('has five lines that rotate by the day of the month', () => {
    const days = [1, 2, 3, 4, 5].map((day) => taglineOn(new Date(2026, 10, day)));
    expect(new Set(days)).toEqual(new Set(taglines));
    expect(taglineOn(new Date(2026, 10, 6))).toBe(days[0]);
  });

  it('has the long date', () => {
    expect(longDate(i18n, at(9))).toBe('Saturday, 21 November 2026');
  });
});
