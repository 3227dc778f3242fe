import { expect, it } from 'vitest';
import { pointsText, rateText, wholeText } from './number-text.ts';

it.each([
  [12, '12'],
  [12.5, '12.5'],
])('%d points are %s', (points, text) => {
  expect(pointsText(points)).toBe(text);
});

it('a whole number has its unit, and a dash when missing', () => {
  expect([wholeText(41.6, '%'), wholeText(null), wholeText(null, '%', 'none')]).toEqual(['42%', '–', 'none']);
});

it('a net run rate has its sign and three decimals, and a dash when unknown', () => {
  expect([0.5, -1.25, 0, null].map(rateText)).toEqual(['+0.500', '−1.250', '+0.000', '–']);
});
