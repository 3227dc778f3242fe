import { describe, expect, it } from 'vitest';
import { forecastTotal, foreseenTotal } from '../forecast/forecast-total.ts';
import { createGenerator } from '../forecast/random-draws.ts';
import type { Delivery, MatchRecord } from '../match/match-record.ts';
import { newCricket, outcomeRatios, spreadOfMissed, usuallyMissed } from '../ratings/competition-cricket.ts';
import { fixtureOf } from '../ratings/fixture.ts';
import { BALL_OUTCOMES } from '../ratings/match-story.ts';
import { createRatings } from '../ratings/ratings-state.ts';
import { viewFixture } from '../ratings/view-fixture.ts';
import { simulateFirstInnings } from '../simulation/simulate-first-innings.ts';
import { makeMatch } from '../testing/make-match.ts';
import { makeSeason } from '../testing/make-season.ts';
import { learnMatch } from './learn-match.ts';

const SEASON = makeSeason(60, 7);
/** A league like the other, but for its fours, of which every second is only a single. */
const FEW_FOURS = SEASON.map((match, i) => ({
  ...match,
  id: `few-${i}`,
  competition: 'Few Fours',
  innings: match.innings.map((innings) => ({
    ...innings,
    deliveries: innings.deliveries.map((delivery, ball) => (ball % 2 === 0 ? delivery : single(delivery))),
  })),
}));

function single(delivery: Delivery): Delivery {
  if (delivery.runs.batter !== 4) return delivery;
  return { ...delivery, runs: { ...delivery.runs, batter: 1, total: delivery.runs.total - 3 } };
}

function learnt() {
  const state = createRatings('dream11-2025');
  SEASON.forEach((match, i) => {
    learnMatch(state, match);
    const other = FEW_FOURS[i];
    if (other) learnMatch(state, other);
  });
  return state;
}

const state = learnt();
const viewOf = (match: MatchRecord | undefined) => viewFixture(state, fixtureOf(match ?? makeMatch()));
const [usual, few] = [viewOf(SEASON.at(-1)), viewOf(FEW_FOURS.at(-1))];

function hits(counts: readonly number[]): number {
  return counts.slice(0, 6).reduce((sum, each) => sum + each, 0);
}

describe('learnCricket', () => {
  it('knows no difference before the first match', () => {
    expect(outcomeRatios(undefined)).toEqual(BALL_OUTCOMES.map(() => 1));
    expect(outcomeRatios(newCricket())).toEqual(BALL_OUTCOMES.map(() => 1));
    expect([usuallyMissed(undefined), spreadOfMissed(undefined)]).toEqual([0, 1]);
  });

  it('sees which outcomes are rarer in a competition than in its pool', () => {
    const four = BALL_OUTCOMES.indexOf('four');
    const [here, elsewhere] = [few, usual].map((view) =>
      outcomeRatios(view.pool.cricket[view.keys.competition]),
    );
    expect(here?.[four]).toBeLessThan(0.85);
    expect(elsewhere?.[four]).toBeGreaterThan(1.1);
  });

  it('foresees as many balls as there were', () => {
    for (const { foreseen, seen } of Object.values(few.pool.cricket)) {
      expect(hits(foreseen) / hits(seen)).toBeCloseTo(1, 6);
    }
  });

  it('plays innings with as many fours as the competition has', () => {
    const share = (view: typeof few) => {
      const runs = simulateFirstInnings(createGenerator(1), view, { batting: 0, runs: 400 });
      const sum = (of: 'fours' | 'deliveries') => runs.reduce((total, each) => total + each[of], 0);
      return sum('fours') / sum('deliveries');
    };
    expect(share(few) / share(usual)).toBeLessThan(0.75);
  });

  it('adds to a total what is usually missed in the competition', () => {
    for (const view of [usual, few]) {
      const missed = usuallyMissed(view.pool.cricket[view.keys.competition]);
      const mean = view.scale.spread * (foreseenTotal(view, 0) + missed);
      expect(forecastTotal(view, 0).mean).toBeCloseTo(mean, 9);
    }
    expect(usuallyMissed(few.pool.cricket[few.keys.competition])).toBeLessThan(
      usuallyMissed(usual.pool.cricket[usual.keys.competition]),
    );
  });

  it('learns nothing from a match cut short', () => {
    const fresh = createRatings('dream11-2025');
    const whole = SEASON[0] ?? makeMatch();
    learnMatch(fresh, { ...whole, outcome: { ...whole.outcome, method: 'D/L' } } as MatchRecord);
    expect(Object.values(fresh.pools).map(({ cricket }) => cricket)).toEqual([{}]);
  });
});
