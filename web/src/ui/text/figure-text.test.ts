import { expect, it } from 'vitest';
import { pointsText, wholeText } from './figure-text.ts';

it.each([
  [12, '12'],
  [12.5, '12.5'],
])('%d points are %s', (points, text) => {
  expect(pointsText(points)).toBe(text);
});

it('a whole number has its unit, and a dash when missing', () => {
  expect([wholeText(41.6, '%'), wholeText(null), wholeText(null, '%', 'none')]).toEqual(['42%', '–', 'none']);
});
