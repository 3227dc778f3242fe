import { describe, expect, it } from 'vitest';
import { fixtureOf } from '../ratings/fixture.ts';
import { fixtureFeatures } from '../ratings/fixture-features.ts';
import { createRatings } from '../ratings/ratings-state.ts';
import { makeMatch } from '../testing/make-match.ts';
import { forecastChase } from './forecast-chase.ts';
import { forecastInnings, startOfInnings } from './forecast-total.ts';
import { forecastWinSecond } from './forecast-win.ts';

const rated = fixtureFeatures(createRatings('dream11-2025'), fixtureOf(makeMatch()));
const state = (runs: number, legalBalls: number, wickets = 3) => ({
  ...startOfInnings(1),
  runs,
  legalBalls,
  wickets,
});
const chase = (runs: number, legalBalls: number, target: number, wickets?: number) => {
  const now = state(runs, legalBalls, wickets);
  const win = forecastWinSecond(rated, now, target);
  return { win, innings: forecastInnings(rated, now), ...forecastChase(rated, now, target) };
};

const rounded = (runs: number, balls: number, target: number) => {
  const { mean, p10, p50, p90 } = chase(runs, balls, target);
  return [mean, p10, p50, p90].map((total) => total.toFixed(2)).join(' ');
};

describe('the total of a chase', () => {
  it('is the target in as many of a hundred chases as are won', () => {
    const easy = chase(90, 60, 120);
    expect(easy.win).toBeGreaterThan(0.9);
    expect([easy.p10, easy.p50, easy.p90]).toEqual([120, 120, 120]);
    const even = chase(80, 60, 165);
    expect(even.win).toBeGreaterThan(0.1);
    expect(even.win).toBeLessThan(0.5);
    expect(even.p90).toBe(165);
    expect(even.p50).toBeLessThan(165);
    const hard = chase(60, 60, 220, 6);
    expect(hard.win).toBeLessThan(0.1);
    expect(hard.p90).toBeLessThan(220);
  });

  it('is between the current runs and the target, in order', () => {
    for (const [runs, balls] of [
      [10, 6],
      [80, 60],
      [120, 90],
      [150, 114],
    ] as const) {
      for (const target of [151, 170, 200, 260]) {
        const { p10, p50, p90, mean } = chase(runs, balls, target);
        expect([runs, p10, p50, p90, target]).toEqual(
          [runs, p10, p50, p90, target].toSorted((a, b) => a - b),
        );
        expect(mean).toBeGreaterThan(runs);
        expect(mean).toBeLessThan(target);
      }
    }
  });

  it('of a hopeless chase is that of a first innings', () => {
    const { innings, win, ...total } = chase(60, 60, 400);
    expect(win).toBeLessThan(0.001);
    expect(total.p10).toBeCloseTo(innings.p10, 0);
    expect(total.p50).toBeCloseTo(innings.p50, 0);
    expect(total.p90).toBeCloseTo(innings.p90, 0);
    expect(total.mean).toBeCloseTo(innings.mean, -1);
  });

  it('of a loss is below the target, as the lower part of the first innings that end there', () => {
    expect(rounded(80, 60, 165)).toBe('150.58 131.93 157.34 165.00');
    expect(rounded(60, 60, 190)).toBe('135.68 110.01 135.71 169.95');
    expect(rounded(150, 114, 170)).toBe('158.05 150.20 156.46 170.00');
  });

  it('of a loss is at least a run short', () => {
    expect(chase(60, 60, 137).p50).toBe(136);
    expect(chase(80, 60, 116).p10).toBe(115);
  });

  it('is certain once the chase is over', () => {
    expect(forecastChase(rated, state(120, 100), 120)).toEqual({ mean: 120, p10: 120, p50: 120, p90: 120 });
    expect(forecastChase(rated, state(99, 120), 120)).toEqual({ mean: 99, p10: 99, p50: 99, p90: 99 });
    expect(forecastChase(rated, state(99, 90, 10), 120).mean).toBe(99);
  });
});
