import { expect, it } from 'vitest';
import { priceText } from './premium-plan.ts';

it.each([
  [49_900, '₹499'],
  [49_950, '₹499.50'],
  [149_900, '₹1,499'],
])('%i paise are written as %s', (paise, text) => {
  expect(priceText(paise)).toBe(text);
});
