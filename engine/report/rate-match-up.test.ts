import { expect, it } from 'vitest';
import { fixtureOf } from '../ratings/fixture.ts';
import { newPlayer } from '../ratings/player-rating.ts';
import { createRatings } from '../ratings/ratings-state.ts';
import { viewFixture } from '../ratings/view-fixture.ts';
import { makeMatch } from '../testing/make-match.ts';
import { rateMatchUp } from './rate-match-up.ts';

const VIEW = viewFixture(createRatings('dream11-2025'), fixtureOf(makeMatch()));

function rate(balls: number, runs: number, dismissals = 0) {
  return rateMatchUp(VIEW, newPlayer(), { bowler: newPlayer(), meetings: { balls, runs, dismissals } });
}

it('shows a pair’s history as it was, and believes little of it', () => {
  const { strikeRate, expectedRate, shrunkRate } = rate(30, 60, 1);
  expect(strikeRate).toBe(200);
  expect(expectedRate).toBeCloseTo((100 * 158) / 120, 6);
  expect(shrunkRate).toBeGreaterThan(expectedRate);
  expect(shrunkRate - expectedRate).toBeLessThan(0.2 * (200 - expectedRate));
});

it('believes the more the more balls there are, and nothing of dismissals', () => {
  expect(rate(300, 600).shrunkRate).toBeGreaterThan(rate(30, 60).shrunkRate);
  expect(rate(30, 60, 4).shrunkRate).toBe(rate(30, 60, 0).shrunkRate);
});

it('has nothing to show of two who never met', () => {
  expect(rate(0, 0)).toMatchObject({ strikeRate: null, balls: 0 });
  expect(rate(0, 0).shrunkRate).toBeCloseTo(rate(0, 0).expectedRate, 10);
});
