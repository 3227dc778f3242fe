import { expect, it } from 'vitest';
import { isSeasonBreak } from './season-break.ts';

it.each([
  ['2025-05-18', '2026-11-27', true],
  ['2026-11-27', '2025-05-18', true],
  ['2026-03-01', '2026-05-30', false],
  ['2026-03-01', '2026-05-31', true],
  [undefined, '2026-05-31', false],
])('between %s and %s there is a break: %s', (one, other, isBreak) => {
  expect(isSeasonBreak(one, other)).toBe(isBreak);
});
