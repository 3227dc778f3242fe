import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, it } from 'vitest';
import { drawPoints, topChances } from '../forecast/points-samples.ts';
import { makeCandidates, TIGHT_RULES } from '../testing/make-candidates.ts';
import { buildPortfolio, type PortfolioRequest } from './build-portfolio.ts';
import { DREAM11_LINEUP, followsRules } from './lineup-rules.ts';
import { pointsForStyle } from './lineup-style.ts';
import { pickPercentages } from './pick-percentages.ts';

const CANDIDATES = makeCandidates(1);
const SHAPES = CANDIDATES.map(({ points, team }, i) => ({
  side: team === 'Home' ? (0 as const) : (1 as const),
  mean: points,
  p10: points - 30,
  p50: points - 5,
  p90: points + 40,
  battingShare: i % 3 === 0 ? 0.1 : 0.8,
}));
const SAMPLES = drawPoints(xoroshiro128plus(2), SHAPES, 3000);
const ORDER: PortfolioRequest = {
  candidates: CANDIDATES,
  samples: { ...SAMPLES, simulations: 800 },
  rules: DREAM11_LINEUP,
  count: 20,
  style: 'balanced',
  maxPerPlayer: 14,
  minDifferent: 3,
};

function column(player: number): number[] {
  return Array.from(
    { length: SAMPLES.simulations },
    (_, run) => SAMPLES.points[run * SAMPLES.players + player] ?? 0,
  );
}

function build(changes: Partial<PortfolioRequest> = {}) {
  const built = buildPortfolio(xoroshiro128plus(3), { ...ORDER, ...changes });
  if (!built.ok) throw new Error(built.fault.message);
  return built.value;
}

const TWENTY = build();

/** Expected best of entries (candidate indexes, captain and vice-captain first) over the first 500 simulations. */
function meanOfBest(entries: readonly (readonly number[])[]): number {
  let sum = 0;
  for (let run = 0; run < 500; run += 1) {
    const points = SAMPLES.points.subarray(run * SAMPLES.players, (run + 1) * SAMPLES.players);
    const scores = entries.map((players) =>
      players.reduce((score, player, place) => score + ([2, 1.5][place] ?? 1) * (points[player] ?? 0), 0),
    );
    sum += Math.max(...scores);
  }
  return sum / 500;
}

describe('drawPoints', () => {
  it('reproduces the quantiles and approximately the mean of each player', () => {
    SHAPES.forEach((shape, i) => {
      const points = column(i).toSorted((a, b) => a - b);
      const at = (share: number) => points[Math.floor(share * points.length)] ?? Number.NaN;
      expect(Math.abs(at(0.1) - shape.p10)).toBeLessThan(4);
      expect(Math.abs(at(0.5) - shape.p50)).toBeLessThan(4);
      expect(Math.abs(at(0.9) - shape.p90)).toBeLessThan(6);
      expect(Math.abs(points.reduce((sum, each) => sum + each, 0) / points.length - shape.mean)).toBeLessThan(
        3,
      );
    });
  });

  it('gives chances of the top that sum to one, and to three for the top three', () => {
    const chances = topChances(SAMPLES);
    expect(chances.reduce((sum, each) => sum + each.top, 0)).toBeCloseTo(1, 8);
    expect(chances.reduce((sum, each) => sum + each.topThree, 0)).toBeCloseTo(3, 8);
  });
});

describe('buildPortfolio', () => {
  it('respects exposure, difference and the rules, and repeats for the same seed', () => {
    const { entries, short } = TWENTY;
    expect(short).toBe(false);
    expect(entries).toHaveLength(20);
    for (const { id } of CANDIDATES) {
      expect(entries.filter((entry) => entry.includes(id)).length).toBeLessThanOrEqual(14);
    }
    entries.forEach((entry, i) => {
      expect(new Set(entry).size).toBe(11);
      for (const other of entries.slice(0, i)) {
        expect(entry.filter((id) => !other.includes(id)).length).toBeGreaterThanOrEqual(3);
      }
    });
    expect(build()).toEqual(TWENTY);
  });

  it('improves the expected best with more entries, beyond any single one', () => {
    const [two, twenty] = [build({ count: 2, maxPerPlayer: 2 }), TWENTY];
    expect(twenty.expectedBest).toBeGreaterThan(two.expectedBest);
    const alone = twenty.entries.map((entry) =>
      meanOfBest([entry.map((id) => CANDIDATES.findIndex((candidate) => candidate.id === id))]),
    );
    expect(two.expectedBest).toBeGreaterThan(Math.max(...alone));
  });

  it('respects constraints, and reports when there are too few different line-ups', () => {
    const constraints = { locked: ['p0'], excluded: ['p1'] };
    const { entries } = build({ constraints });
    expect(entries.every((entry) => entry.includes('p0') && !entry.includes('p1'))).toBe(true);
    expect(build({ count: 150, maxPerPlayer: 105, minDifferent: 7 }).short).toBe(true);
  });

  it('ends with an entry that no exchange of players or captains improves', () => {
    const samples = { ...SAMPLES, simulations: 500 };
    const { entries } = build({ samples, count: 3, maxPerPlayer: 3, minDifferent: 0 });
    const places = entries.map((players) =>
      players.map((id) => CANDIDATES.findIndex((candidate) => candidate.id === id)),
    );
    const [first = [], second = [], last = []] = places;
    const reached = meanOfBest([first, second, last]);
    const others = CANDIDATES.map((_, player) => player).filter((player) => !last.includes(player));
    const exchanged = [
      ...last.flatMap((_, place) => others.map((coming) => last.with(place, coming))),
      ...last.flatMap((player, place) =>
        [0, 1].map((to) => last.with(place, last[to] ?? 0).with(to, player)),
      ),
    ];
    const legal = exchanged.filter((players) =>
      followsRules(
        players.flatMap((player) => CANDIDATES[player] ?? []),
        DREAM11_LINEUP,
        'Home',
      ),
    );
    expect(legal.length).toBeGreaterThan(50);
    for (const players of legal) expect(meanOfBest([first, second, players])).toBeLessThan(reached + 0.002);
  });

  it('exchanges players within roles, teams and constraints', () => {
    const constraints = { locked: ['p0'], excluded: ['p1'] };
    const { entries } = build({ rules: TIGHT_RULES, constraints });
    expect(entries.length).toBeGreaterThan(10);
    for (const players of entries) {
      const named = CANDIDATES.filter(({ id }) => players.includes(id));
      expect(followsRules(named, TIGHT_RULES, 'Home')).toBe(true);
      expect([players.includes('p0'), players.includes('p1')]).toEqual([true, false]);
    }
  });

  it.each([0, 1, 151, 2.5])('refuses a portfolio of %d', (count) => {
    expect(buildPortfolio(xoroshiro128plus(1), { ...ORDER, count })).toMatchObject({ ok: false });
  });
});

describe('pick percentages and styles', () => {
  it('give shares that add up to eleven players', () => {
    const samples = { ...SAMPLES, simulations: 200 };
    const percent = pickPercentages(CANDIDATES, samples, DREAM11_LINEUP);
    expect(percent.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1100, 6);
  });

  it('lean towards the floor or the ceiling', () => {
    const shape = { mean: 40, p10: 10, p90: 90 };
    expect([
      pointsForStyle(shape, 'safe'),
      pointsForStyle(shape, 'balanced'),
      pointsForStyle(shape, 'high-risk'),
    ]).toEqual([31, 40, 57.5]);
  });
});

it('a set of line-ups is built in a moment although one poor keeper and one poor all-rounder must play', () => {
  const candidates = Array.from({ length: 24 }, (_, i) => ({
    id: `p${i}`,
    team: i % 4 < 2 ? 'Home' : 'Away',
    role:
      i === 22
        ? ('keeper' as const)
        : i === 23
          ? ('all-rounder' as const)
          : i % 2 === 0
            ? ('batter' as const)
            : ('bowler' as const),
    points: i < 22 ? 40 : 1,
  }));
  const shapes = candidates.map(({ team, points }) => ({
    side: team === 'Home' ? (0 as const) : (1 as const),
    mean: points,
    p10: points / 4,
    p50: points - 1,
    p90: 2 * points,
    battingShare: 0.5,
  }));
  const samples = drawPoints(xoroshiro128plus(2), shapes, 200);
  const { entries } = build({
    candidates,
    samples,
    style: 'safe',
    count: 2,
    maxPerPlayer: 2,
    minDifferent: 1,
  });
  expect(entries.map((entry) => entry.filter((id) => id === 'p22' || id === 'p23').length)).toEqual([2, 2]);
});
