import { expect, test } from 'vitest';
import { exposureText, initialLineupChoices } from './lineup-form.tsx';

test.each([
  [20, 75, '75% (15/20)'],
  [5, 75, '75% (4/5)'],
  [2, 10, '10% (1/2)'],
  [100, 55, '55% (55/100)'],
  [Number.NaN, 75, '75%'],
])('of %d line-ups at most %d percent with one player is shown as %s', (count, exposure, text) => {
  expect(exposureText({ ...initialLineupChoices, count, exposure })).toBe(text);
});
