import { emptyTally } from '@gullylens/engine/match/tally';
import type { Fixture } from '@gullylens/engine/ratings/fixture';
import { createRatings } from '@gullylens/engine/ratings/ratings-state';
import { describe, expect, it } from 'vitest';
import { forecastLiveMatch } from './forecast-live-match.ts';
import type { ForecastRequest, LiveState, SquadMember } from './forecast-request.ts';
import {
  addAbsences,
  lineupRulesFor,
  packMatchRatings,
  projectMatch,
  simulateForLineups,
  seedOf,
  spreadInTenths,
  winChances,
} from './project-match.ts';

const side = (team: string): SquadMember[] =>
  Array.from({ length: 11 }, (_, i) => ({ key: `${team}-${i}`, name: `${team} ${i}`, role: 'batter' }));
const [home, away] = [side('h'), side('a')];
const fixture: Fixture = {
  format: 'T20',
  gender: 'male',
  teamType: 'club',
  competition: null,
  venue: 'Made Ground',
  city: null,
  teams: ['Home', 'Away'],
  ballsPerOver: 6,
  oversLimit: 20,
  players: [home.map(({ key }) => key), away.map(({ key }) => key)],
  battingFirst: 0,
  tossWinner: 0,
};
const request: ForecastRequest = {
  matchKey: 'm',
  teams: ['Home XI', 'Away XI'],
  fixture,
  members: [home, away],
  bench: [[], []],
  announced: true,
  rolesKnown: false,
};
const ratings = createRatings('dream11-2025');
const FIRST: LiveState = {
  batting: 0,
  runs: 60,
  wickets: 1,
  legalBalls: 36,
  ballsLost: 0,
  target: null,
  tallies: [],
  retired: [],
};
const CHASE: LiveState = { ...FIRST, batting: 1, target: 90, runs: 60, legalBalls: 60 };

function forecast(state: LiveState, answered = request) {
  const given = forecastLiveMatch(ratings, answered, state);
  if (given === null) throw new Error('no forecast');
  return given;
}

describe('a live match', () => {
  it('has the chances of both teams, whichever is batting', () => {
    expect(forecast({ ...FIRST, runs: 100 }).win.teamA).toBeGreaterThan(50);
    expect(forecast({ ...FIRST, runs: 100, batting: 1 }).win.teamA).toBeLessThan(50);
    expect(forecast(CHASE).win.teamB).toBeGreaterThan(90);
    expect(forecast({ ...CHASE, batting: 0 }).win.teamA).toBeGreaterThan(90);
  });

  it('has the total of the batting team, in a chase at most the target', () => {
    const { total } = forecast(FIRST);
    expect(total.team).toBe('Home XI');
    expect(total.p10).toBeLessThan(total.p90);
    expect(total.p90).toBeGreaterThan(90);
    const chasing = forecast(CHASE).total;
    expect(chasing).toMatchObject({ team: 'Away XI', p10: 90, p50: 90, p90: 90 });
    expect(chasing.mean).toBeLessThan(90);
    expect(chasing.mean).toBeGreaterThan(80);
  });

  it('has no players and no ball data before a scorecard is known', () => {
    const { players, basis } = forecast(FIRST);
    expect(players).toEqual([]);
    expect(basis.missing).toContain('balls');
  });

  it('has no forecast without an overs limit', () => {
    expect(
      forecastLiveMatch(ratings, { ...request, fixture: { ...fixture, oversLimit: null } }, FIRST),
    ).toBeNull();
  });
});

const meanOf = (state: LiveState, key: string) =>
  forecast(state).players.find((player) => player.key === key)?.projected.mean ?? Number.NaN;

describe('players of a live match', () => {
  const batting = { ...emptyTally(), batted: true, runs: 40, balls: 20 };
  const tallies = [
    ['h-0', batting],
    ['h-1', { ...batting, runs: 15, balls: 15 }],
    ['a-5', { ...emptyTally(), ballsBowled: 24, wickets: 1 }],
  ] as const;

  it('have their points so far, and expect more while they are in', () => {
    const { players, basis } = forecast({ ...FIRST, tallies });
    expect(basis.missing).not.toContain('balls');
    expect(players).toHaveLength(22);
    const means = players.map(({ projected }) => projected.mean);
    expect(means).toEqual(means.toSorted((a, b) => b - a));
    const opener = players.find(({ key }) => key === 'h-0');
    expect(opener?.points).toBeGreaterThan(40);
    expect(opener?.projected.mean).toBeGreaterThan(opener?.points ?? Number.NaN);
  });

  it('who are out or retired score no more with the bat', () => {
    const out = [['h-0', { ...batting, out: true }], ...tallies.slice(1)] as LiveState['tallies'];
    const stays = meanOf({ ...FIRST, tallies }, 'h-0');
    expect(meanOf({ ...FIRST, tallies: out }, 'h-0')).toBeLessThan(stays - 5);
    expect(meanOf({ ...FIRST, tallies, retired: ['h-0'] }, 'h-0')).toBeLessThan(stays - 5);
  });

  it('bowl at most a fifth of a shortened chase', () => {
    const bowled = home.map(({ key }): LiveState['tallies'][number] => {
      const ballsBowled = key === 'h-5' ? 6 : 24;
      return [key, { ...emptyTally(), ballsBowled }];
    });
    // After an over of five, in which the bowler has no more overs. In twenty only this one has.
    const lost = { legalBalls: 96, ballsLost: 90 };
    const tallied: LiveState['tallies'] = [...bowled, ['a-0', { ...batting, runs: 6, balls: 6 }]];
    const shortened = { ...CHASE, ...lost, runs: 6, target: 61, tallies: tallied };
    expect(meanOf(shortened, 'h-5')).toBeLessThan(meanOf({ ...shortened, ballsLost: 0 }, 'h-5') - 5);
  });

  it('of the fielding team bat after the innings is over', () => {
    const over = { ...FIRST, legalBalls: 120, runs: 180, tallies };
    expect(meanOf(over, 'a-0')).toBeGreaterThan(10);
    // A target of one run is to be chased, too: for more than the four points of playing.
    expect(meanOf({ ...over, runs: 0 }, 'a-0')).toBeGreaterThan(4);
    const done = forecast({ ...over, batting: 1, target: 100, runs: 100 }).players;
    for (const { points, projected } of done) expect(projected.mean).toBeCloseTo(points, 0);
  });
});

describe('a match before its first ball', () => {
  it('is projected for everyone, both teams and totals', () => {
    const { players, totals, win, announced, rolesKnown, eleven } = projectMatch(ratings, request);
    expect(players).toHaveLength(22);
    expect(totals.map(({ team }) => team)).toEqual(['Home XI', 'Away XI']);
    expect((win?.teamA ?? 0) + (win?.teamB ?? 0)).toBeCloseTo(100, 6);
    expect([announced, rolesKnown, eleven.length]).toEqual([true, false, 11]);
    expect(new Set(players.map(({ team }) => team))).toEqual(new Set(request.teams));
    expect(players[0]?.name).toMatch(/^[ha] \d+$/);
    expect(players[0]).not.toHaveProperty('playChance');
  });

  it('without a limit of overs has neither chances nor totals', () => {
    const test = { ...request, fixture: { ...fixture, oversLimit: null } };
    expect(projectMatch(ratings, test)).toMatchObject({ win: null, totals: [] });
  });

  it('is simulated for line-ups from packed data', () => {
    const keys = ['h-0', 'a-0'];
    const samples = simulateForLineups(packMatchRatings(ratings, request), 'm', keys);
    expect([samples.players, samples.simulations]).toEqual([2, 10_000]);
  });
});

it('players of a probable eleven have no points in simulations of their absence', () => {
  const samples = { players: 2, simulations: 50, points: new Float32Array(100).fill(10) };
  expect(addAbsences(samples, 'm', [{}, {}])).toBe(samples);
  const { points } = addAbsences(samples, 'm', [{ playChance: 0 }, { playChance: 100 }]);
  expect(new Set(points.filter((_, i) => i % 2 === 0))).toEqual(new Set([0]));
  expect(new Set(points.filter((_, i) => i % 2 === 1))).toEqual(new Set([10]));
});

it('each match has its own random seed', () => {
  expect([seedOf(''), seedOf('m'), seedOf('mm')]).toEqual([7, 326, 10_215]);
});

it('chances and spreads are rounded to tenths', () => {
  expect(winChances(0.33333)).toEqual({ teamA: 33.3, teamB: 66.7 });
  expect(spreadInTenths({ mean: 1.26, p10: 0.04, p50: 1, p90: 2.99 })).toEqual({
    mean: 1.3,
    p10: 0,
    p50: 1,
    p90: 3,
  });
});

it('the rule on roles applies to line-ups only when roles are known', () => {
  expect(lineupRulesFor({ rolesKnown: true })).not.toEqual(lineupRulesFor({ rolesKnown: false }));
});
