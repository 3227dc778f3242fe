import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { drawPoints } from '../forecast/points-samples.ts';
import { makeCandidates } from '../testing/make-candidates.ts';
import { buildPortfolio, type PortfolioRequest } from './build-portfolio.ts';
import { chooseEntries, type Entry } from './choose-entries.ts';
import { improveEntry, simulatedTrials } from './improve-entry.ts';
import { type Candidate, DREAM11_LINEUP, type LineupRules, withoutRoles } from './lineup-rules.ts';

function candidate(id: string, points: number, changes: Partial<Candidate> = {}): Candidate {
  return { id, points, team: 'Home', role: 'batter', ...changes };
}

/** Three players of two teams; the captain counts twice, the vice-captain one and a half times. */
const THREE: LineupRules = { ...withoutRoles(DREAM11_LINEUP), size: 3, team: { min: 1, max: 2 } };

const FIVE: readonly Candidate[] = [
  candidate('a', 50),
  candidate('b', 40, { role: 'keeper' }),
  candidate('c', 30),
  candidate('d', 20, { team: 'Away', role: 'bowler' }),
  candidate('e', 10, { team: 'Away' }),
];

/** Two simulations: a and d score high in the first, b and e in the second. */
const TWO_DAYS = {
  players: 5,
  simulations: 2,
  points: Float32Array.of(50, 10, 20, 40, 0, 10, 60, 20, 0, 30),
};

const ORDER: PortfolioRequest = {
  candidates: FIVE,
  samples: TWO_DAYS,
  rules: THREE,
  count: 2,
  style: 'safe',
  maxPerPlayer: 2,
  minDifferent: 1,
};
const POOL: readonly Entry[] = [{ players: [0, 3, 1] }, { players: [1, 4, 0] }, { players: [3, 0, 2] }];

const chosenBy = (minDifferent: number, pool: readonly Entry[]) =>
  chooseEntries(pool, { ...ORDER, count: 3, maxPerPlayer: 3, minDifferent }, () => []).entries.length;

describe('chooseEntries', () => {
  it('chooses the highest mean first, then the largest gain of the expected best', () => {
    const { entries, expectedBest } = chooseEntries(POOL, ORDER, () => []);
    expect(entries).toEqual([{ players: [0, 3, 1] }, { players: [1, 4, 0] }]);
    expect(expectedBest).toBe((170 + 175) / 2);
  });

  it('prefers the entry listed first among equal gains', () => {
    const alike = {
      ...ORDER,
      count: 1,
      samples: { players: 5, simulations: 1, points: Float32Array.of(9, 9, 9, 9, 9) },
    };
    const { entries } = chooseEntries(POOL, alike, () => []);
    expect(entries).toEqual([{ players: [0, 3, 1] }]);
  });

  it('limits the exposure of every player who is not locked', () => {
    const once = { ...ORDER, maxPerPlayer: 1 };
    expect(chooseEntries(POOL, once, () => []).entries).toHaveLength(1);
    const locked = { ...once, constraints: { locked: ['a', 'b', 'd'] } };
    expect(chooseEntries(POOL, locked, () => []).entries).toHaveLength(2);
  });

  it('draws more entries without exhausted players', () => {
    const exhausted: (readonly string[])[] = [];
    const { entries } = chooseEntries(POOL, { ...ORDER, maxPerPlayer: 1 }, (without) => {
      exhausted.push(without);
      return [{ players: [4, 2, 2] }];
    });
    expect(exhausted).toEqual([['a', 'b', 'd']]);
    expect(entries.map(({ players }) => players)).toEqual([
      [0, 3, 1],
      [4, 2, 2],
    ]);
  });

  it('respects the minimum difference between entries', () => {
    const captains: readonly Entry[] = [
      { players: [0, 3, 1] },
      { players: [3, 0, 1] },
      { players: [0, 3, 1] },
    ];
    expect(chosenBy(0, captains)).toBe(2);
    expect(chosenBy(1, captains)).toBe(1);
    expect(chosenBy(1, POOL)).toBe(3);
    expect(chosenBy(2, [{ players: [0, 3, 1] }, { players: [3, 0, 2] }])).toBe(1);
  });

  it('exchanges players of balanced entries while that adds something', () => {
    const balanced = { ...ORDER, style: 'balanced' as const, count: 2, minDifferent: 0 };
    const { entries, expectedBest } = chooseEntries([{ players: [2, 4, 1] }], balanced, () => []);
    expect(entries).toEqual([{ players: [1, 0, 3] }]);
    expect(expectedBest).toBe(135);
    const constrained = { ...balanced, constraints: { locked: ['e'], excluded: ['a'] } };
    expect(
      chooseEntries([{ players: [2, 4, 1] }], constrained, () => []).entries[0]?.players,
    ).toMatchInlineSnapshot(`
      [
        1,
        2,
        4,
      ]
    `);
  });
});

const improve = (players: readonly number[], best: readonly number[]) =>
  improveEntry(players, {
    trials: simulatedTrials(TWO_DAYS, 2),
    best: Float32Array.from(best),
    isAllowed: () => true,
  });

describe('improveEntry', () => {
  it('samples simulations at regular steps when there are too many', () => {
    const samples = { players: 1, simulations: 5, points: Float32Array.of(1, 2, 3, 4, 5) };
    expect(simulatedTrials(samples, 12_000)).toEqual({
      points: [Float32Array.of(1, 2, 3, 4, 5)],
      step: 1,
      count: 5,
    });
    expect(simulatedTrials(samples, 24_000)).toEqual({
      points: [Float32Array.of(1, 3, 5)],
      step: 2,
      count: 3,
    });
  });

  it('finds the largest gain, also by changing captains, and keeps the order of the others', () => {
    expect(improve([4, 2, 1], [-1000, -1000])).toMatchInlineSnapshot(`
      [
        1,
        0,
        2,
      ]
    `);
    expect(improve([3, 0, 1], [-1000, -1000])).toEqual([1, 0, 3]);
    expect(improve([1, 0, 3], [-1000, -1000])).toEqual([1, 0, 3]);
    expect(improve([1, 4, 2], [1000, 100])).toEqual([1, 4, 2]);
  });

  it('returns an entry that no allowed exchange improves', () => {
    const improving = { trials: simulatedTrials(TWO_DAYS, 2), rules: THREE, best: new Float32Array(2) };
    expect(improveEntry([4, 2, 1], { ...improving, isAllowed: () => false })).toEqual([4, 2, 1]);
  });
});

describe('buildPortfolio', () => {
  const candidates = makeCandidates(3);
  const shapes = candidates.map(({ team, points }, i) => ({
    side: team === 'Home' ? (0 as const) : (1 as const),
    mean: points,
    p10: points - 30,
    p50: points - 5,
    p90: points + 40,
    battingShare: i % 3 === 0 ? 0.1 : 0.8,
  }));
  const samples = drawPoints(xoroshiro128plus(2), shapes, 400);

  it('draws the same line-ups from the same seed, each style its own', () => {
    const drawn = (['safe', 'balanced', 'high-risk'] as const).map((style) => {
      const limits = { count: 4, maxPerPlayer: 3, minDifferent: 2 };
      const order = { ...ORDER, candidates, samples, rules: DREAM11_LINEUP, ...limits, style };
      const built = buildPortfolio(xoroshiro128plus(3), order);
      return built.ok && [built.value.expectedBest, built.value.short, ...built.value.entries.map(lineOf)];
    });
    expect(drawn).toMatchInlineSnapshot(`
      [
        [
          718.1779956817627,
          false,
          "p16 p10 p0 p1 p2 p3 p4 p5 p7 p13 p19",
          "p19 p7 p1 p3 p4 p5 p10 p11 p13 p15 p16",
          "p10 p5 p0 p2 p3 p4 p7 p12 p13 p14 p16",
          "p1 p0 p2 p6 p11 p12 p14 p15 p17 p19 p20",
        ],
        [
          722.7246716308593,
          false,
          "p16 p10 p0 p1 p2 p3 p4 p5 p7 p13 p19",
          "p7 p5 p1 p3 p10 p11 p13 p14 p15 p16 p19",
          "p10 p16 p0 p2 p4 p7 p8 p12 p13 p14 p18",
          "p3 p19 p0 p1 p2 p4 p5 p9 p11 p12 p17",
        ],
        [
          713.2624370574952,
          false,
          "p16 p13 p1 p2 p3 p4 p5 p7 p10 p18 p19",
          "p7 p5 p0 p1 p2 p3 p10 p13 p14 p16 p19",
          "p16 p10 p0 p1 p2 p4 p5 p7 p8 p13 p14",
          "p15 p19 p0 p3 p4 p6 p9 p11 p12 p14 p17",
        ],
      ]
    `);
  });

  it('reports when there are not enough line-ups within the limits', () => {
    const order = { ...ORDER, candidates, samples, rules: DREAM11_LINEUP, count: 5, maxPerPlayer: 1 };
    const built = buildPortfolio(xoroshiro128plus(3), { ...order, minDifferent: 1 });
    expect(built).toMatchObject({ ok: true, value: { short: true } });
  });
});

function lineOf(players: readonly string[]): string {
  return players.join(' ');
}
