import { describe, expect, it } from 'vitest';
import {
  brier,
  calibration,
  calibrationBin,
  calibrationError,
  hitScore,
  logLoss,
  rankCorrelation,
} from './scores.ts';

describe('scores', () => {
  it('compare a chance with the outcome', () => {
    expect(brier(0.8, 1)).toBeCloseTo(0.04, 10);
    expect(logLoss(0.5, 0)).toBeCloseTo(Math.LN2, 10);
    expect(logLoss(0, 1)).toBeCloseTo(-Math.log(0.001), 10);
    expect(logLoss(1, 0)).toBeCloseTo(-Math.log(0.001), 10);
    expect([
      hitScore(0.7, 1),
      hitScore(0.7, 0),
      hitScore(0.5, 1),
      hitScore(0.5, 0),
      hitScore(0.3, 0),
      hitScore(0.3, 1),
    ]).toEqual([1, 0, 0.5, 0.5, 1, 0]);
  });

  it('measure calibration by mean chance and observed share', () => {
    const said = Array.from({ length: 10 }, (_, i) => ({ chance: 0.75, happened: i < 5 ? 1 : 0 }));
    expect(calibration(said)).toEqual([{ from: 0.7, count: 10, meanChance: 0.75, share: 0.5 }]);
    expect(calibrationError(calibration(said))).toBeCloseTo(0.25, 10);
  });

  it('assign a chance to one of ten bins', () => {
    expect([0, 0.09, 0.1, 0.95, 1].map(calibrationBin)).toEqual([0, 0, 1, 9, 9]);
    const bins = calibration([
      { chance: 0.2, happened: 1 },
      { chance: 0.3, happened: 0 },
      { chance: 0.3, happened: 0 },
      { chance: 0.3, happened: 1 },
    ]);
    expect(bins.map(({ count }) => count)).toEqual([1, 3]);
    expect(calibrationError(bins)).toBeCloseTo((0.8 + 3 * Math.abs(0.3 - 1 / 3)) / 4, 10);
  });

  it('correlate ranks, with shared ranks for ties', () => {
    expect(rankCorrelation([1, 2, 3], [10, 20, 30])).toBeCloseTo(1, 10);
    expect(rankCorrelation([1, 2, 3], [30, 20, 10])).toBeCloseTo(-1, 10);
    expect(rankCorrelation([1, 1, 1], [1, 2, 3])).toBe(0);
    expect(rankCorrelation([1, 2, 2, 3], [1, 2, 2, 3])).toBeCloseTo(1, 10);
    expect(rankCorrelation([1, 2, 3], [2, 2, 2])).toBe(0);
    expect(rankCorrelation([1, 2, 3, 4], [1, 3, 2, 4])).toBeCloseTo(0.8, 10);
    expect(rankCorrelation([5, 5, 1, 9], [1, 2, 3, 4])).toBeCloseTo(1.5 / Math.sqrt(4.5 * 5), 10);
  });
});
