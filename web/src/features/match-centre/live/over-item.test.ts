import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { overSummary } from './over-item.tsx';

it('an over is summed up by its runs and wickets', () => {
  expect(overSummary(i18n, { runs: 11, wickets: 2 })).toBe('11 runs, 2 wickets');
  expect(overSummary(i18n, { runs: 0, wickets: 0 })).toBe('no run');
});
