import { describe, expect, it } from 'vitest';
import { makeCandidates, TIGHT_RULES } from '../testing/make-candidates.ts';
import { pickBestEleven } from './best-eleven.ts';
import { type Candidate, DREAM11_LINEUP, factorAt, type LineupRules, withoutRoles } from './lineup-rules.ts';
import { pickPercentages } from './pick-percentages.ts';
import { boundTables } from './search-bounds.ts';
import { emptyBranch, undoInclude, include, orderedItems } from './search-items.ts';
import { searchLineups } from './search-lineups.ts';
import { lineupSpread } from './lineup-spread.ts';

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

describe('orderedItems', () => {
  it('puts locked players first, then the highest, then the first listed', () => {
    const items = orderedItems([...FIVE, candidate('f', 30)], new Set(['e']));
    expect(items.map(({ index }) => index)).toEqual([4, 0, 1, 2, 5, 3]);
    expect(items.map(({ locked }) => locked)).toEqual([true, false, false, false, false, false]);
    expect(items.map(({ team }) => team)).toEqual([1, 0, 0, 0, 0, 1]);
    expect(items.map(({ role }) => role)).toEqual([1, 1, 0, 1, 1, 3]);
  });
});

describe('a branch of the search', () => {
  const items = orderedItems(FIVE, new Set(['d']));
  const [d, a, b] = items;

  it('tracks points, roles, teams, the two highest and the missing locked players', () => {
    if (!d || !a || !b) throw new Error('no items');
    const branch = emptyBranch(items);
    expect(branch.lockedLeft).toBe(1);
    include(branch, d);
    include(branch, b);
    include(branch, a);
    expect(branch).toEqual({
      chosen: [3, 1, 0],
      roles: [1, 1, 0, 1],
      teams: [2, 1],
      points: 110,
      lockedLeft: 0,
      first: 50,
      second: 40,
    });
  });

  it('is restored when a player is removed', () => {
    if (!d || !a) throw new Error('no items');
    const branch = emptyBranch(items);
    include(branch, a);
    const before = structuredClone(branch);
    include(branch, d);
    undoInclude(branch, d, before);
    expect(branch).toEqual(before);
  });

  it('counts equal points as the second highest', () => {
    if (!a) throw new Error('no item');
    const branch = emptyBranch(items);
    include(branch, a);
    include(branch, { ...a, index: 9 });
    expect([branch.first, branch.second]).toEqual([50, 50]);
  });
});

describe('boundTables', () => {
  it('sums points from the first item, and has maxima and supply from each item on', () => {
    const tables = boundTables(orderedItems(FIVE, new Set(['e'])), { ...THREE, size: 2 });
    expect([...tables.sums]).toEqual([0, 10, 60, 100, 130, 150, -Infinity, -Infinity]);
    expect([...tables.first.subarray(0, 5)]).toEqual([50, 50, 40, 30, 20]);
    expect([...tables.second.subarray(0, 4)]).toEqual([40, 40, 30, 20]);
    expect(tables.second[4]).toBe(-Infinity);
    expect([...tables.roleSupply.subarray(0, 8)]).toEqual([1, 3, 0, 1, 1, 2, 0, 1]);
    expect([...tables.teamSupply]).toEqual([3, 2, 3, 1, 2, 1, 1, 1, 0, 1, 0, 0]);
  });
});

describe('searchLineups', () => {
  it('finds the best line-up and the best other one', () => {
    const { best, second } = searchLineups(FIVE, THREE, new Set());
    expect(best).toEqual({ indexes: [0, 1, 3], points: 50 + 40 + 20 + 50 + 20 });
    expect(second).toEqual({ indexes: [0, 1, 4], points: 50 + 40 + 10 + 50 + 20 });
  });

  it('finds nothing with too few players, roles or teams', () => {
    const none = { best: null, second: null };
    expect(searchLineups(FIVE.slice(0, 2), THREE, new Set())).toMatchObject(none);
    expect(searchLineups(FIVE.slice(0, 3), THREE, new Set())).toMatchObject(none);
    const keepers = { ...THREE, roles: { ...THREE.roles, keeper: { min: 2, max: 3 } } };
    expect(searchLineups(FIVE, keepers, new Set())).toMatchObject(none);
    const few = {
      ...THREE,
      roles: { ...THREE.roles, batter: { min: 0, max: 0 }, bowler: { min: 0, max: 0 } },
    };
    expect(searchLineups(FIVE, few, new Set())).toMatchObject(none);
  });

  it('prefers the line-up found first among equals', () => {
    const equals = [
      ...FIVE.slice(0, 2),
      candidate('c', 20),
      ...FIVE.slice(3),
      candidate('f', 20, { team: 'Away' }),
    ];
    const { best, second } = searchLineups(equals, THREE, new Set());
    expect([best?.indexes, second?.indexes]).toEqual([
      [0, 1, 3],
      [0, 1, 5],
    ]);
    const alike = FIVE.map((each) => ({ ...each, points: 30 }));
    expect(searchLineups(alike, THREE, new Set())).toMatchObject({
      best: { indexes: [0, 1, 3] },
      second: { indexes: [0, 1, 4] },
    });
    expect(searchLineups(alike, THREE, new Set()).nodes).toMatchInlineSnapshot(`10`);
  });

  it('includes every locked player', () => {
    expect(searchLineups(FIVE, THREE, new Set(['c', 'e'])).best).toEqual({ indexes: [2, 4, 0], points: 155 });
    expect(searchLineups(FIVE, THREE, new Set(['a', 'b', 'd', 'e'])).best).toBeNull();
  });

  it('respects the minimum and maximum of a role', () => {
    const one = { ...THREE, roles: { ...THREE.roles, batter: { min: 0, max: 1 } } };
    expect(searchLineups(FIVE, one, new Set()).best?.indexes).toEqual([0, 1, 3]);
    const two = {
      ...THREE,
      roles: { ...THREE.roles, batter: { min: 2, max: 3 }, keeper: { min: 0, max: 0 } },
    };
    expect(searchLineups(FIVE, two, new Set()).best?.indexes).toEqual([0, 2, 3]);
  });

  it('examines few of the possible line-ups', () => {
    const nodes = [1, 2, 3].map(
      (seed) => searchLineups(makeCandidates(seed), DREAM11_LINEUP, new Set()).nodes,
    );
    expect(nodes).toMatchInlineSnapshot(`
      [
        37,
        49,
        25,
      ]
    `);
    expect(searchLineups(makeCandidates(1), TIGHT_RULES, new Set()).nodes).toMatchInlineSnapshot(`37`);
  });
});

/**
 * A pool in which a poor keeper and a poor all-rounder must play. The bound counts better players in their place, so that
 * the search examines very many line-ups.
 */
const POOR_KEEPER = [
  ...Array.from({ length: 20 }, (_, i) =>
    candidate(`p${i}`, 40 - i / 7, {
      role: i % 2 === 0 ? 'batter' : 'bowler',
      team: i % 4 < 2 ? 'Home' : 'Away',
    }),
  ),
  candidate('keeper', 1, { role: 'keeper' }),
  candidate('all-rounder', 1, { role: 'all-rounder' }),
];

describe('a search with a limit', () => {
  it('stops at the best line-up that it has found, which follows the rules', () => {
    const exact = searchLineups(POOR_KEEPER, DREAM11_LINEUP, new Set());
    const limited = searchLineups(POOR_KEEPER, DREAM11_LINEUP, new Set(), 200);
    expect(exact.nodes).toBeGreaterThan(1000);
    expect(limited.nodes).toBe(200);
    expect(limited.best?.points).toBeGreaterThan(0.95 * (exact.best?.points ?? Number.NaN));
    expect(limited.best?.indexes).toEqual(expect.arrayContaining([20, 21]));
  });

  it('goes on until it has found one', () => {
    expect(searchLineups(POOR_KEEPER, DREAM11_LINEUP, new Set(), 1).best?.indexes).toHaveLength(11);
  });

  it('also limits the best eleven', () => {
    const picked = pickBestEleven(POOR_KEEPER, DREAM11_LINEUP, {}, 200);
    expect(picked).toMatchObject({ ok: true, value: { nodes: 200 } });
  });
});

describe('pickBestEleven', () => {
  it('names the constraint that cannot be met', () => {
    const candidates = makeCandidates(5);
    const faultOf = (constraints: Parameters<typeof pickBestEleven>[2]) => {
      const picked = pickBestEleven(candidates, DREAM11_LINEUP, constraints);
      return picked.ok ? null : picked.fault;
    };
    expect(faultOf({ excluded: ['x'] })).toEqual({
      code: 'unknown_player',
      message: 'Player x is not among the candidates.',
    });
    expect(faultOf({ locked: ['p2', 'p1'], excluded: ['p1', 'p3'] })).toEqual({
      code: 'locked_and_excluded',
      message: 'Player p1 is both locked and excluded.',
    });
    expect(faultOf({ locked: ['p2'], excluded: ['p1'] })).toBeNull();
  });

  it('lists the captain first and equals by id', () => {
    const equal = makeCandidates(5).map((each, i) => ({ ...each, points: i === 7 ? 31 : 30 }));
    const picked = pickBestEleven(equal, DREAM11_LINEUP);
    const ids = picked.ok ? picked.value.players.map(({ id }) => id) : [];
    expect(ids[0]).toBe('p7');
    expect(ids.slice(1)).toEqual(ids.slice(1).toSorted((a, b) => a.localeCompare(b)));
    expect(ids.join(' ')).toMatchInlineSnapshot(`"p7 p0 p1 p10 p14 p2 p3 p4 p5 p6 p8"`);
  });
});

/** Two simulations: a and d score high in the first, b and e in the second. */
const TWO_DAYS = {
  players: 5,
  simulations: 2,
  points: Float32Array.of(50, 10, 20, 40, 0, 10, 60, 20, 0, 30),
};

describe('line-ups over simulations', () => {
  it('have a mean, P10 and P90', () => {
    expect(factorAt(0) + factorAt(1) + factorAt(2)).toBe(4.5);
    expect(lineupSpread([0, 3, 1], TWO_DAYS)).toEqual({ mean: 125, p10: 80, p90: 80 });
    const eleven = {
      players: 1,
      simulations: 11,
      points: Float32Array.from({ length: 11 }, (_, i) => 10 - i),
    };
    expect(lineupSpread([0], eleven)).toEqual({ mean: 10, p10: 2, p90: 18 });
  });

  it('give the share of winning line-ups with each candidate', () => {
    expect(pickPercentages(FIVE, TWO_DAYS, THREE)).toEqual([50, 50, 100, 50, 50]);
    expect(pickPercentages(FIVE.slice(0, 2), TWO_DAYS, THREE)).toEqual([0, 0]);
  });
});
