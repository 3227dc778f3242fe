import { describe, expect, it } from 'vitest';
import {
  legByeShare,
  newCompetitionNorms,
  forecastErrorSpread,
  meanForecastError,
} from './competition-norms.ts';
import { halfLife, shrunkMean, addToMean } from './decayed-mean.ts';
import { inningsShapeOf } from './innings-shape.ts';
import {
  createCompetitionLearners,
  learnEvent,
  predictHalfwayToCommon,
  predictLogOdds,
} from './competition-learners.ts';
import { createLearner, learnLinear, learnLogistic, learnMedian } from './linear-learner.ts';
import {
  inOrder,
  POINTS_PRIOR,
  priorOf,
  RESULT_FEATURES,
  remainingRunsFeaturesAt,
} from './model-features.ts';
import { createPool, remainingVariance } from './pool-rating.ts';
import { normalQuantiles, trackQuantiles } from './tracked-quantiles.ts';

function rounded(numbers: Iterable<number>): number[] {
  return [...numbers].map((number) => Number(number.toPrecision(6)));
}

describe('means and levels', () => {
  it('decay by half in the given number of observations', () => {
    expect(halfLife(1)).toBe(0.5);
    expect(halfLife(2) ** 2).toBeCloseTo(0.5, 12);
    const mean = { sum: 4, weight: 2 };
    addToMean(mean, 3, 0.5);
    expect(mean).toEqual({ sum: 5, weight: 2 });
  });

  it('are shrunk towards the prior', () => {
    expect(shrunkMean({ sum: 30, weight: 3 }, 20, 2)).toBe(14);
    expect(shrunkMean({ sum: 0, weight: 0 }, 7, 0)).toBe(7);
    expect(shrunkMean({ sum: 8, weight: 2 }, 7, 0)).toBe(4);
  });

  it('of a competition start without a difference', () => {
    const cricket = newCompetitionNorms();
    expect([meanForecastError(undefined), meanForecastError(cricket)]).toEqual([0, 0]);
    expect([forecastErrorSpread(undefined), forecastErrorSpread(cricket)]).toEqual([1, 1]);
    expect([legByeShare(undefined), legByeShare(cricket)]).toEqual([0.043, 0.043]);
    Object.assign(cricket.missedSquared, { sum: 60, weight: 20 });
    Object.assign(cricket.legByes, { sum: 30, weight: 300 });
    expect(forecastErrorSpread(cricket)).toBeCloseTo(Math.SQRT2, 12);
    expect(legByeShare(cricket)).toBeCloseTo((30 + 300 * 0.043) / 600, 12);
  });

  it('of shape are shares of deliveries, and wickets per innings', () => {
    const facts = { total: 300, wickets: 12, deliveries: 250, fours: 25, sixes: 10, dots: 100, wides: 5 };
    expect(inningsShapeOf(facts, 2)).toEqual({ wickets: 6, fours: 0.1, sixes: 0.04, dots: 0.4, wides: 0.02 });
    expect(inningsShapeOf({ ...facts, deliveries: 0, fours: 0 }).fours).toBe(0);
  });
});

describe('learners', () => {
  const PRIOR = [
    [1, 2],
    [0.5, 1],
  ] as const;

  it('learn a number in proportion to their uncertainty', () => {
    const learner = createLearner(PRIOR);
    learnLinear(learner, { features: [1, 2], observed: 10 }, { noise: 1, drift: 1 });
    expect([
      learner.weights.map((each) => Number(each.toFixed(6))),
      learner.covariance.map((each) => Number(each.toFixed(6))),
    ]).toEqual([
      [1 + (5 / 14) * 8, 0.5 + (4 / 14) * 8].map((each) => Number(each.toFixed(6))),
      [5 - 25 / 14, -20 / 14, -20 / 14, 2 - 16 / 14].map((each) => Number(each.toFixed(6))),
    ]);
  });

  it('learn an event and a median', () => {
    const event = createLearner(PRIOR);
    learnLogistic(event, { features: [1, 2], observed: 1 }, 0.5);
    expect(rounded(event.weights)).toMatchInlineSnapshot(`
      [
        1.16789,
        0.583947,
      ]
    `);
    const certain = createLearner([[20, 1]]);
    learnLogistic(certain, { features: [1], observed: 0 }, 1);
    expect(rounded(certain.weights)).toMatchInlineSnapshot(`
      [
        19.0099,
      ]
    `);
    const median = createLearner(PRIOR);
    learnMedian(median, { features: [1, 2], observed: 30 }, { spread: 4, drift: 0.1 });
    learnMedian(median, { features: [1, 1], observed: 2 }, { spread: 4, drift: 0.1 });
    expect(rounded(median.weights)).toMatchInlineSnapshot(`
      [
        1.52916,
        0.895907,
      ]
    `);
  });

  it('of competitions start from the common one and are then independent', () => {
    const learners = createCompetitionLearners(PRIOR);
    const example = { competition: 'x', features: [1, 0], observed: 0 };
    learnEvent(learners, example, { weight: 1, prior: PRIOR });
    learnEvent(learners, { ...example, competition: 'y', observed: 1 }, { weight: 1, prior: PRIOR });
    expect(
      rounded(['x', 'y', 'z'].map((competition) => predictLogOdds(learners, competition, [1, 1]))),
    ).toMatchInlineSnapshot(`
      [
        -0.136899,
        1.23639,
        0.83512,
      ]
    `);
    const halfway = ['x', 'y', 'z'].map((competition) =>
      predictHalfwayToCommon(learners, competition, [1, 1]),
    );
    expect(rounded(halfway)).toEqual([0.349111, 1.03575, 0.83512]);
  });

  it('of quantiles move in small steps, weighted by their share', () => {
    const quantiles = { p10: -1, p50: 0, p90: 1 };
    const tied = { p10: -1, p50: 0, p90: 1 };
    trackQuantiles(tied, -1, 10);
    trackQuantiles(tied, 1, 10);
    expect(rounded(Object.values(tied))).toEqual([-0.96, 0, 1.16]);
    trackQuantiles(quantiles, 0, 10);
    expect(rounded(Object.values(quantiles))).toEqual([-0.98, 0.1, 0.98]);
    trackQuantiles(quantiles, -2, 10);
    expect(rounded(Object.values(quantiles))).toEqual([-1.16, 0, 0.96]);
    trackQuantiles(quantiles, 2, 10);
    expect(rounded(Object.values(quantiles))).toEqual([-1.14, 0.1, 1.14]);
    expect(normalQuantiles(2)).toEqual({ p10: -2.56, p50: 0, p90: 2.56 });
  });
});

describe('a pool', () => {
  it('has one weight per feature, in the same order', () => {
    const values = {
      battingFirst: 1,
      elo: 2,
      strength: 3,
      toss: 4,
      familiarity: 5,
      teamExperience: 6,
      playerExperience: 7,
    };
    expect(inOrder(RESULT_FEATURES, values)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(priorOf(RESULT_FEATURES)[1]).toEqual([0.5, 0.3]);
    expect(priorOf(remainingRunsFeaturesAt(5))[1]).toEqual([0.75, 0.2]);
    expect(POINTS_PRIOR).toHaveLength(27);
  });

  it('has average priors before the first ball', () => {
    const { cells, slots, outcomes, toCome, parToCome } = createPool('ODI');
    expect([cells, slots, outcomes, toCome, parToCome].map(({ length }) => length)).toEqual([
      200, 20, 180, 21, 21,
    ]);
    expect(rounded(Object.values(cells[7] ?? {}))).toEqual(rounded([(20 * 243) / 300, 130 / 300, 20]));
    expect(rounded(Object.values(createPool('Test').slots[0] ?? {}))).toEqual(
      rounded([(20 * 320) / 540, 130 / 540, 20]),
    );
    expect(toCome[5]?.variance).toEqual({ sum: 15, weight: 20 });
    expect(rounded(Object.values(parToCome[5]?.errors ?? {}))).toEqual(
      rounded([-1.28 * 0.9 * Math.sqrt(0.75), 0, 1.28 * 0.9 * Math.sqrt(0.75)]),
    );
    expect(parToCome[15]?.learner.weights).toEqual([0, 0.25, -0.033, 0]);
    const remaining = toCome[5];
    expect(remaining && remainingVariance(remaining)).toBeCloseTo((15 + 5 * 0.44) / 25, 12);
  });
});
