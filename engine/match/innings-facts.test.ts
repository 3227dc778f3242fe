import { describe, expect, it } from 'vitest';
import { makeBall, makeInnings } from '../testing/make-match.ts';
import { addFacts, factsOf } from './innings-facts.ts';

const INNINGS = makeInnings({
  penaltyRuns: { pre: 5, post: 0 },
  deliveries: [
    makeBall({ runs: 4 }),
    makeBall({ runs: 4, nonBoundary: true }),
    makeBall({ runs: 6 }),
    makeBall(),
    makeBall({ wickets: [{ kind: 'bowled' }] }),
    makeBall({ wickets: [{ kind: 'retired hurt' }] }),
    makeBall({ extras: { legbyes: 1 } }),
    makeBall({ extras: { wides: 5 } }),
    makeBall({ extras: { noballs: 1 } }),
  ],
});

describe('factsOf', () => {
  it('counts boundaries, dots, wickets and wides as the scorebook does', () => {
    expect(factsOf(INNINGS)).toEqual({
      total: 26,
      wickets: 1,
      deliveries: 9,
      fours: 1,
      sixes: 1,
      dots: 3,
      wides: 1,
    });
  });
});

describe('addFacts', () => {
  it('sums innings; no innings sum to zero', () => {
    const one = factsOf(INNINGS);
    const two = addFacts([one, one]);
    expect(two).toEqual(Object.fromEntries(Object.entries(one).map(([key, count]) => [key, 2 * count])));
    expect(Object.values(addFacts([]))).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });
});
