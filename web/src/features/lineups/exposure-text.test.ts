import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { exposureText, initialLineupChoices } from './lineup-choices.ts';

test.each([
  [20, 75, 'At most 15 of 20'],
  [5, 75, 'At most 4 of 5'],
  [2, 10, 'At most 1 of 2'],
  [100, 55, 'At most 55 of 100'],
  [Number.NaN, 75, '75%'],
])('of %d line-ups at most %d percent with one player is shown as %s', (count, exposure, text) => {
  expect(exposureText(i18n, { ...initialLineupChoices, count, exposure })).toBe(text);
});
