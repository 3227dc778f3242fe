import { describe, expect, it } from 'vitest';
import { playedInnings } from '../learning/played-innings.ts';
import { prepareInnings } from '../ratings/prepared-innings.ts';
import { projectPoints } from '../forecast/project-points.ts';
import type { MatchRecord } from '../match/match-record.ts';
import { fixtureOf } from '../ratings/fixture.ts';
import { createRatings } from '../ratings/ratings-state.ts';
import { fixtureFeatures } from '../ratings/fixture-features.ts';
import { makeInnings, makeMatch, makeOver } from '../testing/make-match.ts';
import { observeRunScoring, observeLive, observePortfolio } from './observe-simulations.ts';

const OVER = makeInnings({ deliveries: makeOver(0, { runs: 1 }) });
const CHASE = { ...OVER, team: 'Away' };

function viewOf(match: MatchRecord) {
  return fixtureFeatures(createRatings('dream11-2025'), fixtureOf(match));
}

function playersOf(match: MatchRecord, points = 10) {
  const scored = new Map(
    Object.values(match.lineups)
      .flat()
      .map(({ id }) => [id, points]),
  );
  return { match, ruleSet: 'dream11-2025' as const, projections: projectPoints(viewOf(match)), scored };
}

/** A first innings of this many runs, one an over except in the last. */
function makeTotal(total: number): MatchRecord {
  const innings = makeInnings({ penaltyRuns: { pre: total, post: 0 }, deliveries: makeOver(0) });
  return makeMatch({ innings: [{ ...OVER, superOver: true }, innings], dates: ['2019-12-31'] });
}

describe('a simulated first innings', () => {
  it('is compared with the real one by the share of lower totals plus half of the equal ones', () => {
    const shares = [0, 120, 158, 162, 400].map((total) => {
      const match = makeTotal(total);
      const { real, shareBelow } = observeRunScoring(viewOf(match), match, 0) ?? {};
      return [real?.total, shareBelow];
    });
    expect(shares).toMatchInlineSnapshot(`
      [
        [
          0,
          0,
        ],
        [
          120,
          0.15,
        ],
        [
          158,
          0.42,
        ],
        [
          162,
          0.53,
        ],
        [
          400,
          1,
        ],
      ]
    `);
  });

  it('has the format, gender and year of the match', () => {
    const match = makeTotal(150);
    expect(observeRunScoring(viewOf(match), match, 1)).toMatchObject({
      format: 'T20',
      gender: 'male',
      year: 2019,
      real: { innings: 1, totalSquared: 150 ** 2 },
      simulated: { innings: 50 },
    });
    expect(observeRunScoring(viewOf(match), makeMatch(), 0)).toBeNull();
  });
});

describe('points between the innings', () => {
  it('are projected for every player, with half of the first projection as baseline', () => {
    const superOver = { ...OVER, superOver: true, deliveries: makeOver(0, { runs: 6 }) };
    const match = makeMatch({ oversLimit: 20, innings: [superOver, OVER, CHASE] });
    const rated = viewOf(match);
    const played = playedInnings(rated, match, prepareInnings(match));
    if (!played) throw new Error('not played out');
    const observed = observeLive(rated, playersOf(match), played);
    const [opener] = projectPoints(rated);
    expect(observed).toHaveLength(22);
    expect(observed.every(({ happened }) => happened === 10)).toBe(true);
    expect(opener?.id).toBe('h1');
    // Points for playing, and six runs off six balls.
    expect(observed[0]?.half).toBeCloseTo(4 + 6 + (opener?.mean ?? 0) / 2, 9);
  });
});

describe('the best of twenty line-ups', () => {
  const match = makeMatch();

  it('reaches the best possible points when all players score alike', () => {
    expect(observePortfolio(viewOf(match), playersOf(match))).toBe(1);
  });

  it('is null when no player scores or no eleven is possible', () => {
    expect(observePortfolio(viewOf(match), playersOf(match, 0))).toBeNull();
    const alone = makeMatch({ lineups: { Home: [{ id: 'h1', name: 'H1' }], Away: [] } });
    expect(observePortfolio(viewOf(alone), playersOf(alone))).toBeNull();
  });
});
