import { describe, expect, it } from 'vitest';
import { CAPTAIN_FACTOR, VICE_CAPTAIN_FACTOR } from '../fantasy/rule-sets.ts';
import { makeCandidates, TIGHT_RULES } from '../testing/make-candidates.ts';
import { solveLineup } from '../testing/solve-lineup.ts';
import { type Lineup, pickBestEleven, type LineupConstraints } from './best-eleven.ts';
import { type Candidate, DREAM11_LINEUP, type LineupRules } from './lineup-rules.ts';

const SEEDS = Array.from({ length: 60 }, (_, i) => i + 1);

function best(candidates: readonly Candidate[], rules: LineupRules, constraints?: LineupConstraints) {
  const picked = pickBestEleven(candidates, rules, constraints);
  if (!picked.ok) throw new Error(picked.fault.message);
  return picked.value;
}

function breaches({ players }: Lineup, rules: LineupRules): string[] {
  const count = (test: (player: Candidate) => boolean) => players.filter(test).length;
  return [
    ...(players.length === rules.size ? [] : ['size']),
    ...Object.entries(rules.roles).flatMap(([role, { min, max }]) => {
      const n = count((player) => player.role === role);
      return n < min || n > max ? [role] : [];
    }),
    ...['Home', 'Away'].filter((team) => {
      const n = count((player) => player.team === team);
      return n < rules.team.min || n > rules.team.max;
    }),
  ];
}

function subsets<Item>(items: readonly Item[], size: number): Item[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, i) => subsets(items.slice(i + 1), size - 1).map((rest) => [item, ...rest]));
}

/** Points of every legal line-up, highest first, by brute force. */
function bruteForce(candidates: readonly Candidate[], rules: LineupRules): number[] {
  return subsets(candidates, rules.size)
    .filter((players) => breaches({ players } as unknown as Lineup, rules).length === 0)
    .map((players) => {
      const points = players.map((player) => player.points).toSorted((a, b) => b - a);
      const sum = points.reduce((total, each) => total + each, 0);
      return sum + (points[0] ?? 0) * (CAPTAIN_FACTOR - 1) + (points[1] ?? 0) * (VICE_CAPTAIN_FACTOR - 1);
    })
    .toSorted((a, b) => b - a);
}

/** All four roles within the first eleven. */
function mixed(player: Candidate, i: number): Candidate {
  return { ...player, role: (['keeper', 'batter', 'all-rounder', 'bowler'] as const)[i % 4] ?? 'batter' };
}

describe('pickBestEleven', () => {
  it.each([
    ['today’s rules', DREAM11_LINEUP],
    ['tighter rules', TIGHT_RULES],
  ])('finds what a general solver finds under %s', async (_, rules) => {
    for (const seed of SEEDS.slice(0, 4)) {
      const candidates = makeCandidates(seed);
      const picked = pickBestEleven(candidates, rules);
      const solved = await solveLineup(candidates, rules);
      if (solved === null) expect(picked).toMatchObject({ ok: false, fault: { code: 'infeasible' } });
      else expect(picked.ok && picked.value.points).toBeCloseTo(solved, 6);
    }
  });

  it('equals brute force on small squads, including the runner-up', () => {
    const rules = { ...TIGHT_RULES, size: 5, team: { min: 1, max: 4 } };
    const small = { ...rules, roles: { ...DREAM11_LINEUP.roles, keeper: { min: 0, max: 2 } } };
    for (const seed of SEEDS.slice(0, 20)) {
      const candidates = makeCandidates(seed, 14);
      const [first, second] = bruteForce(candidates, small);
      if (first === undefined) continue;
      const found = best(candidates, small);
      expect(found.points).toBeCloseTo(first, 6);
      expect(found.gapToRunnerUp ?? Number.NaN).toBeCloseTo(first - (second ?? Number.NaN), 6);
    }
  });

  it('never breaks a rule', () => {
    for (const seed of SEEDS) {
      expect(breaches(best(makeCandidates(seed), DREAM11_LINEUP), DREAM11_LINEUP)).toEqual([]);
      const picked = pickBestEleven(makeCandidates(seed, 30), TIGHT_RULES);
      if (picked.ok) expect(breaches(picked.value, TIGHT_RULES)).toEqual([]);
    }
  });

  it('includes as many of the best role as the rules allow, and no more', () => {
    const candidates = makeCandidates(2).map((player) =>
      player.role === 'batter' ? { ...player, points: 99 } : player,
    );
    expect(candidates.filter(({ role }) => role === 'batter')).toHaveLength(8);
    const rules = { ...TIGHT_RULES, roles: { ...TIGHT_RULES.roles, bowler: { min: 1, max: 6 } } };
    const { players } = best(candidates, rules);
    expect(players.filter(({ role }) => role === 'batter')).toHaveLength(6);
  });

  it('makes the two highest captain and vice-captain', () => {
    const { players, points } = best(makeCandidates(3), DREAM11_LINEUP);
    const [captain, viceCaptain] = players.map((player) => player.points).toSorted((a, b) => b - a);
    expect(players.slice(0, 2).map((player) => player.points)).toEqual([captain, viceCaptain]);
    const sum = players.reduce((total, player) => total + player.points, 0);
    expect(points).toBeCloseTo(sum + (captain ?? NaN) + (viceCaptain ?? NaN) / 2, 6);
  });

  it('includes locked and excludes excluded players, which never gains points', () => {
    const candidates = makeCandidates(4);
    const free = best(candidates, DREAM11_LINEUP);
    const weakest = candidates.toSorted((a, b) => a.points - b.points)[0]?.id ?? '';
    const captain = free.players[0]?.id ?? '';
    const constrained = best(candidates, DREAM11_LINEUP, { locked: [weakest], excluded: [captain] });
    const ids = constrained.players.map((player) => player.id);
    expect(ids).toContain(weakest);
    expect(ids).not.toContain(captain);
    expect(constrained.points).toBeLessThan(free.points);
  });

  it('explains a constraint that cannot be met', () => {
    const candidates = makeCandidates(5);
    expect(pickBestEleven(candidates, DREAM11_LINEUP, { locked: ['nobody'] })).toMatchObject({
      fault: { code: 'unknown_player' },
    });
    const both = { locked: ['p1'], excluded: ['p1'] };
    expect(pickBestEleven(candidates, DREAM11_LINEUP, both)).toMatchObject({
      fault: { code: 'locked_and_excluded' },
    });
    const twelve = { locked: candidates.slice(0, 12).map((player) => player.id) };
    expect(pickBestEleven(candidates, DREAM11_LINEUP, twelve)).toMatchObject({
      fault: { code: 'infeasible' },
    });
  });

  it('rejects a candidate who is listed twice', () => {
    const [first, ...others] = makeCandidates(5);
    const doubled = [...others, first, first].flatMap((candidate) => candidate ?? []);
    expect(pickBestEleven(doubled, DREAM11_LINEUP)).toMatchObject({ fault: { code: 'infeasible' } });
  });

  it.each([0, 5, 10])('fails for a pool of %i players', (count) => {
    expect(pickBestEleven(makeCandidates(1, count), DREAM11_LINEUP)).toMatchObject({
      fault: { code: 'infeasible' },
    });
  });

  it('returns eleven of eleven when they are legal, without a runner-up', () => {
    expect(best(makeCandidates(6, 22).slice(0, 11).map(mixed), DREAM11_LINEUP)).toMatchObject({
      gapToRunnerUp: null,
    });
  });
});
