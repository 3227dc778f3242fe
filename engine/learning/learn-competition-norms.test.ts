import { describe, expect, it } from 'vitest';
import { byKey } from '../by-key.ts';
import { forecastShape } from '../forecast/forecast-shape.ts';
import { forecastTotal, expectedTotal } from '../forecast/forecast-total.ts';
import { addFacts, factsOf } from '../match/innings-facts.ts';
import type { Delivery, MatchRecord } from '../match/match-record.ts';
import { newCompetitionNorms, forecastErrorSpread, meanForecastError } from '../ratings/competition-norms.ts';
import { fixtureOf } from '../ratings/fixture.ts';
import { type InningsShape, SHAPE_PARTS, inningsShapeOf } from '../ratings/innings-shape.ts';
import { createPool } from '../ratings/pool-rating.ts';
import { createRatings } from '../ratings/ratings-state.ts';
import { fixtureFeatures } from '../ratings/fixture-features.ts';
import { simulateFirstInnings } from '../simulation/simulate-players.ts';
import { createGenerator } from '../statistics/random-draws.ts';
import { makeMatch } from '../testing/make-match.ts';
import { makeSeason } from '../testing/make-season.ts';
import { learnMatch } from './learn-match.ts';

const SEASON = makeSeason(60, 7);
/** A league like the other, but every second four is a single. */
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
const viewOf = (match: MatchRecord | undefined) => fixtureFeatures(state, fixtureOf(match ?? makeMatch()));
const [usual, few] = [viewOf(SEASON.at(-1)), viewOf(FEW_FOURS.at(-1))];

/** Real shape of the first innings of a league, and forecast and simulated shapes of its last matches. */
function real(matches: readonly MatchRecord[]): InningsShape {
  const firsts = matches.flatMap(({ innings }) => innings[0] ?? []).map(factsOf);
  return inningsShapeOf(addFacts(firsts), firsts.length);
}

function expectedShape(matches: readonly MatchRecord[]): InningsShape {
  const shapes = matches.flatMap((match) => forecastShape(viewOf(match), 0) ?? []);
  return byKey(SHAPE_PARTS, (part) => shapes.reduce((sum, shape) => sum + shape[part], 0) / matches.length);
}

function played(matches: readonly MatchRecord[]): InningsShape {
  const innings = matches.flatMap((match, seed) =>
    simulateFirstInnings(createGenerator(seed), viewOf(match), { batting: 0, simulations: 200 }),
  );
  return inningsShapeOf(addFacts(innings), innings.length);
}

/** Largest relative difference between parts of two shapes. */
function apart(one: InningsShape, other: InningsShape): number {
  return Math.max(
    ...(['wickets', 'fours', 'dots'] as const).map((part) => Math.abs(one[part] / other[part] - 1)),
  );
}

describe('learnCompetitionNorms', () => {
  it('has no difference before the first match, and forecasts no shape', () => {
    const strangers = fixtureFeatures(createRatings('dream11-2025'), fixtureOf(makeMatch()));
    expect(forecastShape(strangers, 0)).toBeNull();
    for (const cricket of [undefined, newCompetitionNorms()]) {
      expect([meanForecastError(cricket), forecastErrorSpread(cricket)]).toEqual([0, 1]);
    }
  });

  it('forecasts innings shaped like those of the competition', () => {
    for (const league of [SEASON, FEW_FOURS])
      expect(apart(expectedShape(league), real(league))).toBeLessThan(0.1);
  });

  it('simulates innings with the forecast shape', () => {
    const [some, others] = [SEASON.slice(-2), FEW_FOURS.slice(-2)];
    const [shape, otherShape] = [played(some), played(others)];
    expect(apart(shape, expectedShape(some))).toBeLessThan(0.05);
    expect(apart(otherShape, expectedShape(others))).toBeLessThan(0.05);
    expect(otherShape.fours / shape.fours).toBeLessThan(0.75);
  });

  it('adds the mean forecast error of the competition to a total', () => {
    for (const rated of [usual, few]) {
      const missed = meanForecastError(rated.pool.cricket[rated.keys.competition]);
      const mean = rated.scale.spread * (expectedTotal(rated, 0) + missed);
      expect(forecastTotal(rated, 0).mean).toBeCloseTo(mean, 9);
    }
    expect(meanForecastError(few.pool.cricket[few.keys.competition])).toBeLessThan(
      meanForecastError(usual.pool.cricket[usual.keys.competition]),
    );
  });

  it('learns nothing from a match cut short', () => {
    const fresh = createRatings('dream11-2025');
    const whole = SEASON[0] ?? makeMatch();
    learnMatch(fresh, { ...whole, outcome: { ...whole.outcome, method: 'D/L' } } as MatchRecord);
    expect(Object.values(fresh.pools).map(({ cricket }) => cricket)).toEqual([{}]);
    expect(Object.values(fresh.pools).map(({ shape }) => shape)).toEqual([createPool('T20').shape]);
  });
});
