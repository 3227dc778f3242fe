import { describe, expect, it } from 'vitest';
import { learnTestMatch, testStates } from '../learning/learn-test-match.ts';
import { fixtureOf } from '../ratings/fixture.ts';
import { tellMatch } from '../ratings/match-story.ts';
import { createRatings } from '../ratings/ratings-state.ts';
import { viewFixture } from '../ratings/view-fixture.ts';
import { makeInnings, makeMatch, makeOver } from '../testing/make-match.ts';
import { forecastTestMatch, type TestMatchNow } from './forecast-test-match.ts';

const TEST = makeMatch({ format: 'Test', oversLimit: null });

function fresh() {
  return viewFixture(createRatings('dream11-2025'), fixtureOf(TEST));
}

function chances(changes: Partial<TestMatchNow> = {}) {
  return forecastTestMatch(fresh(), { innings: 2, batting: 0, lead: 0, wickets: 3, balls: 1500, ...changes });
}

describe('forecastTestMatch', () => {
  it('gives three chances that sum to one, in every innings', () => {
    for (let innings = 0; innings < 4; innings += 1) {
      for (const lead of [-400, -100, 0, 100, 400]) {
        const { first, draw, second } = chances({
          innings,
          lead: innings === 3 ? -Math.abs(lead) - 1 : lead,
          balls: 600 * innings,
        });
        expect(first + draw + second).toBeCloseTo(1, 10);
        expect(Math.min(first, draw, second)).toBeGreaterThan(0);
      }
    }
  });

  it('never lets runs hurt or wickets help the side batting against the other', () => {
    for (let lead = -300; lead <= 300; lead += 50) {
      for (const innings of [0, 1, 2]) {
        const edge = (changes: Partial<TestMatchNow>) => {
          const { first, second } = chances({ innings, lead, ...changes });
          return first / (first + second);
        };
        expect(edge({ lead: lead + 20 })).toBeGreaterThan(edge({}));
        expect(edge({ wickets: 6 })).toBeLessThan(edge({ wickets: 5 }));
      }
    }
  });

  it('sees a draw coming when time runs out before wickets do', () => {
    expect(chances({ balls: 2600, wickets: 1 }).draw).toBeGreaterThan(
      chances({ balls: 1500, wickets: 1 }).draw + 0.2,
    );
  });

  it('is certain when the last innings is over', () => {
    expect(chances({ innings: 3, lead: 1 })).toEqual({ first: 1, draw: 0, second: 0 });
    expect(chances({ innings: 3, lead: -5, wickets: 10 })).toEqual({ first: 0, draw: 0, second: 1 });
    expect(chances({ innings: 3, lead: 0, wickets: 10, batting: 1 })).toEqual({
      first: 0.5,
      draw: 0,
      second: 0.5,
    });
  });
});

describe('learnTestMatch', () => {
  const drawn = {
    ...TEST,
    innings: [
      makeInnings({
        deliveries: Array.from({ length: 30 }, (_, over) => makeOver(over, { runs: 1 })).flat(),
      }),
    ],
    outcome: { result: 'draw' as const, winner: null, by: null, method: null, eliminator: null },
  };

  it('lists the states of a Test, its beginning included', () => {
    const states = testStates(drawn, tellMatch(drawn), 10);
    expect(states.map(({ balls, lead }) => [balls, lead])).toEqual([
      [0, 0],
      [60, 60],
      [120, 120],
      [180, 180],
    ]);
  });

  it('expects more draws after a drawn Test, and learns nothing from other formats', () => {
    const view = fresh();
    const before = forecastTestMatch(view, { innings: 0, batting: 0, lead: 0, wickets: 0, balls: 0 });
    learnTestMatch(view, { match: drawn, story: tellMatch(drawn) });
    const after = forecastTestMatch(view, { innings: 0, batting: 0, lead: 0, wickets: 0, balls: 0 });
    expect(after.draw).toBeGreaterThan(before.draw);
    learnTestMatch(view, { match: { ...drawn, format: 'T20' }, story: tellMatch(drawn) });
    expect(forecastTestMatch(view, { innings: 0, batting: 0, lead: 0, wickets: 0, balls: 0 })).toEqual(after);
  });
});
