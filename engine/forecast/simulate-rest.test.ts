import { describe, expect, it } from 'vitest';
import { fixtureOf } from '../ratings/fixture.ts';
import { createRatings } from '../ratings/ratings-state.ts';
import { viewFixture } from '../ratings/view-fixture.ts';
import { makeMatch } from '../testing/make-match.ts';
import type { InningsNow } from './forecast-total.ts';
import { createGenerator } from './random-draws.ts';
import { simulateRest } from './simulate-rest.ts';

const VIEW = viewFixture(createRatings('dream11-2025'), fixtureOf(makeMatch()));

function now(changes: Partial<InningsNow> = {}): InningsNow {
  const nobody = { atCrease: [], gone: new Set<string>(), bowled: new Map<string, number>() };
  return { batting: 0, runs: 0, wickets: 0, legalBalls: 0, ...nobody, ...changes };
}

function rest(changes: Partial<InningsNow>, target: number | null = null, level = 158) {
  return simulateRest(createGenerator(5), { ...VIEW, level }, { now: now(changes), target, runs: 4000 });
}

function at(runs: number, wickets: number): number {
  return rest({ runs, wickets, legalBalls: 60 }, 165).winChance;
}

describe('simulateRest', () => {
  it('brings the usual total, as widely spread as real ones, and nearly even chances', () => {
    for (const level of [145, 160, 180]) {
      const { total, winChance } = rest({}, null, level);
      expect(Math.abs(total.mean - level)).toBeLessThan(5);
      expect(Math.abs((total.p90 - total.p10) / 2.56 - 28)).toBeLessThan(5);
      expect(Math.abs(winChance - 0.47)).toBeLessThan(0.07);
    }
  });

  it('makes more runs and fewer wickets worth something', () => {
    expect(at(95, 3)).toBeGreaterThan(at(75, 3) + 0.1);
    expect(at(80, 2)).toBeGreaterThan(at(80, 6) + 0.1);
  });

  it('knows a match that is over', () => {
    expect(rest({ runs: 170, legalBalls: 110 }, 165).winChance).toBe(1);
    expect(rest({ runs: 160, wickets: 10, legalBalls: 110 }, 165).winChance).toBe(0);
    expect(rest({ runs: 164, legalBalls: 120 }, 165).winChance).toBe(0.5);
  });

  it('gives the same for the same seed', () => {
    expect(rest({})).toEqual(rest({}));
  });
});
