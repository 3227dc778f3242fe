import { describe, expect, it } from 'vitest';
import { binTotals } from './venue-profile.tsx';

describe('the bins of totals', () => {
  it('are of a round width and hold each total once', () => {
    expect(binTotals([150, 159, 160, 171])).toEqual([
      { from: 150, to: 155, count: 1 },
      { from: 155, to: 160, count: 1 },
      { from: 160, to: 165, count: 1 },
      { from: 165, to: 170, count: 0 },
      { from: 170, to: 175, count: 1 },
    ]);
  });

  it('are ten at most, however far totals lie apart', () => {
    const bins = binTotals([47, 130, 220, 263]);
    expect(bins.length).toBeLessThanOrEqual(10);
    expect(bins.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(bins[0]?.from).toBe(25);
  });

  it('are none without a total', () => {
    expect(binTotals([])).toEqual([]);
  });
});
