import { describe, expect, it } from 'vitest';
import { makeBall, makeInnings, makeMatch, makeOver } from '../testing/make-match.ts';
import { type Fixture, fixtureOf, fixtureKeys } from './fixture.ts';
import { ballsLimitOf, slotOf, prepareInnings } from './prepared-innings.ts';
import { habitRate, netSkill, newPlayer, runsSkill, wicketSkill } from './player-rating.ts';
import { createPool } from './pool-rating.ts';
import { createRatings } from './ratings-state.ts';
import { buildSide } from './side-strength.ts';
import { fixtureFeatures } from './fixture-features.ts';

const FIXTURE = fixtureOf(makeMatch());

function rounded(numbers: Iterable<number>): number[] {
  return [...numbers].map((number) => Number(number.toPrecision(6)));
}

/** Familiarity of Home less that of Away at a ground of seven matches. */
function familiarityWith(visits: Record<string, number>): number {
  const state = createRatings('dream11-2025');
  state.grounds['male T20'] = { 'made-ground': { totals: { sum: 0, weight: 0 }, matches: 7, visits } };
  return fixtureFeatures(state, FIXTURE).familiarity;
}

describe('fixtureOf', () => {
  it.each([
    ['Home', 'bat', 0, 0],
    ['Home', 'field', 0, 1],
    ['Away', 'bat', 1, 1],
    ['Away', 'field', 1, 0],
  ] as const)('knows after %s won the toss to %s who bats', (winner, decision, tossWinner, battingFirst) => {
    expect(fixtureOf(makeMatch({ toss: { winner, decision } }))).toMatchObject({ tossWinner, battingFirst });
  });

  it('has neither without a toss', () => {
    expect(fixtureOf(makeMatch({ toss: null }))).toMatchObject({ tossWinner: null, battingFirst: null });
  });

  it('has keys for its pool, competition, teams and ground', () => {
    expect(fixtureKeys(FIXTURE)).toEqual({
      pool: 'male T20',
      competition: 'Made League',
      teams: ['home', 'away'],
      venue: 'made-ground',
    });
    expect(fixtureKeys({ ...FIXTURE, teamType: 'international' }).competition).toBe('internationals');
    expect(fixtureKeys({ ...FIXTURE, competition: null }).competition).toBe('other');
  });
});

describe('fixtureFeatures', () => {
  it('treats unknown teams and players as average', () => {
    const rated = fixtureFeatures(createRatings('dream11-2025'), FIXTURE);
    expect(rated).toMatchObject({ balls: 120, level: 158, venueOffset: 0, eloDifference: 0, familiarity: 0 });
    expect(rated.experience).toEqual({ team: 0, players: 0 });
  });

  it('looks up levels, grounds, teams and experience', () => {
    const state = createRatings('dream11-2025');
    const pool = createPool('T20');
    Object.assign(pool.level, { sum: 1800, weight: 10 });
    pool.levels['Made League'] = { sum: 1600, weight: 8 };
    state.pools['male T20'] = pool;
    state.teams['male T20'] = { home: { elo: 1600, matches: 9 }, away: { elo: 1500, matches: 3 } };
    state.grounds['male T20'] = {
      'made-ground': { totals: { sum: 10, weight: 5 }, matches: 7, visits: { home: 6, away: 1 } },
    };
    state.players['male T20'] = { h1: { ...newPlayer(), matches: 10 } };
    const rated = fixtureFeatures(state, FIXTURE);
    expect(rated.level).toBe((1600 + 8 * 169) / 16);
    expect(rated.venueOffset).toBe(1);
    expect(rated.eloDifference).toBeCloseTo(Math.LN10 / 4, 12);
    expect(rated.familiarity).toBe(0.5);
    expect(rated.experience.team).toBeCloseTo(Math.log(10 / 4), 12);
    expect(rated.experience.players).toBeCloseTo(Math.log(11) / 11, 12);
  });

  it('measures familiarity by matches at the ground', () => {
    expect(familiarityWith({ home: 6 })).toBe(0.6);
    expect(familiarityWith({ away: 2 })).toBe(-0.2);
  });

  it.each([
    [{ oversLimit: 18 }, 108],
    [{ format: 'Hundred', ballsPerOver: 5 }, 100],
    [{ oversLimit: null }, 120],
    [{ format: 'Test', oversLimit: null }, 540],
  ] as const)('lasts as long as its overs: %o', (changes, balls) => {
    expect(fixtureFeatures(createRatings('dream11-2025'), { ...FIXTURE, ...changes } as Fixture).balls).toBe(
      balls,
    );
  });

  it('counts a player named twice once, for the first team', () => {
    const named = {
      ...FIXTURE,
      players: [
        ['a', 'a', 'b'],
        ['b', 'c', 'c'],
      ],
    } as const;
    const { sides } = fixtureFeatures(createRatings('dream11-2025'), named);
    expect(sides.map(({ players }) => players.map(({ id }) => id))).toEqual([['a', 'b'], ['c']]);
  });
});

const player = (position: number, load: number, runs = 0) => ({
  ...newPlayer(),
  batting: { runs, wickets: 0, balls: 25 },
  bowling: { runs: 30, wickets: 0, balls: 150 },
  usual: {
    ...newPlayer().usual,
    position: { sum: 100 * position, weight: 100 },
    ballsBowled: { sum: 100 * load, weight: 100 },
  },
});

it('expects no player beyond the twelfth to bat', () => {
  const settings = { competition: 'x', balls: 120, wicketValue: 6 };
  const ids = Array.from({ length: 13 }, (_, i) => `p${10 + i}`);
  const sideOf = (last: number) =>
    buildSide(ids, (id) => player(Number(id.slice(1)), 0, id === 'p22' ? last : 0), settings).batting;
  expect(sideOf(20)).toBe(sideOf(0));
});

describe('a side', () => {
  const ratings = { a: player(7, 0), b: player(1, 24, 20), c: player(1, 24) };
  const settings = { competition: 'x', balls: 120, wicketValue: 6 };
  const side = buildSide(['a', 'b', 'c'], (id) => ratings[id as 'a' | 'b' | 'c'], settings);

  it('is in its likely order, equals by id, and shares the balls of an innings', () => {
    expect(side.players.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(side.players.reduce((sum, { ballsBowled }) => sum + ballsBowled, 0)).toBeCloseTo(120, 9);
    expect(rounded(side.players.map(({ ballsBowled }) => ballsBowled))).toMatchInlineSnapshot(`
      [
        59.9005,
        59.9005,
        0.199005,
      ]
    `);
    expect(rounded(side.players.map(({ position }) => position))).toMatchInlineSnapshot(`
      [
        1.08867,
        1.08867,
        7,
      ]
    `);
  });

  it('has the strength of its players, weighted by their balls', () => {
    expect(side.batting).toBeCloseTo(20 * (20 / 100), 9);
    expect(side.bowling).toBeCloseTo(120 * (30 / 300), 9);
    const half = buildSide(['b'], () => ratings.b, { ...settings, balls: 60 });
    expect(half.batting).toBeCloseTo(10 * (20 / 100), 9);
    expect(buildSide([], () => ratings.a, settings)).toEqual({ players: [], batting: 0, bowling: 0 });
  });
});

describe('a player’s skill', () => {
  const rated = {
    ...newPlayer(),
    batting: { runs: 10, wickets: -4, balls: 25 },
    bowling: { runs: -30, wickets: 8, balls: 150 },
  };

  it('is shrunk towards the average player', () => {
    expect([runsSkill(rated, 'batting'), runsSkill(rated, 'bowling')]).toEqual([0.1, -0.1]);
    expect(wicketSkill(rated, 'batting')).toBeCloseTo(-4 / 425, 12);
    expect(wicketSkill(rated, 'bowling')).toBeCloseTo(8 / 950, 12);
    expect(netSkill(rated, 'batting', 6)).toBeCloseTo(0.1 + 24 / 425, 12);
  });

  it('has habits per competition, shrunk towards the overall ones', () => {
    const usual = { ...newPlayer().usual, form: { sum: 60, weight: 2 } };
    const here = { ...newPlayer().usual, form: { sum: 10, weight: 1 } };
    const known = { ...newPlayer(), usual, in: { x: here } };
    expect(habitRate(known, { habit: 'form', competition: 'y' }, 10, 2)).toBe(20);
    expect(habitRate(known, { habit: 'form', competition: 'x' }, 10, 2)).toBe((10 + 3 * 20) / 4);
  });
});

const limitOf = (changes: Parameters<typeof makeMatch>[0]) => ballsLimitOf(makeMatch(changes));

describe('a match replayed ball by ball', () => {
  const deliveries = [
    makeBall({ runs: 4 }),
    makeBall({ runs: 5, nonStriker: 'H3' }),
    makeBall({ extras: { wides: 1 }, wickets: [{ kind: 'stumped' }] }),
    makeBall({ extras: { noballs: 1 }, runs: 6, batter: 'H4', nonStriker: 'H3' }),
    makeBall({
      over: 1,
      batter: 'H4',
      nonStriker: 'H3',
      bowler: 'A10',
      wickets: [{ kind: 'run out', playerOut: 'H3' }],
    }),
    makeBall({
      over: 1,
      batter: 'H4',
      nonStriker: 'H5',
      bowler: 'A10',
      wickets: [{ kind: 'bowled' }],
      extras: { noballs: 1 },
    }),
    makeBall({ over: 1, batter: 'H4', nonStriker: 'H5', bowler: 'A10', runs: 8 }),
    makeBall({ over: 1, batter: 'H4', nonStriker: 'H5', bowler: 'A10', extras: { noballs: 1 } }),
  ];
  const innings = makeInnings({ deliveries, penaltyRuns: { pre: 5, post: 2 } });
  const superOver = makeInnings({ superOver: true, deliveries });
  const replayed = prepareInnings(makeMatch({ innings: [innings, superOver], oversLimit: 1 }));

  it('leaves super overs out and adds penalties to the total', () => {
    expect(replayed).toHaveLength(1);
    expect(replayed[0]).toMatchObject({
      team: 'Home',
      bowlingTeam: 'Away',
      target: null,
      legalBalls: 4,
      wickets: 3,
    });
    expect(replayed[0]?.runs).toBe(5 + 4 + 5 + 1 + 7 + 0 + 1 + 8 + 1 + 2);
    expect(replayed[0]?.battingOrder).toEqual(['h1', 'h2', 'h3', 'h4', 'h5']);
  });

  it('gives the outcome index of each ball', () => {
    expect(replayed[0]?.balls.map(({ outcome }) => outcome)).toEqual([4, 4, 7, 8, 6, 6, 5, 8]);
    expect(replayed[0]?.balls.map(({ bowlersWicket }) => bowlersWicket)).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
      false,
      false,
    ]);
    expect(replayed[0]?.balls.map(({ faced }) => faced)).toEqual([
      true,
      true,
      false,
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(replayed[0]?.balls.map(({ slot }) => slot)).toEqual([0, 3, 6, 6, 6, 10, 10, 13]);
    expect(replayed[0]?.balls.map(({ wickets }) => wickets)).toEqual([0, 0, 0, 1, 1, 2, 3, 3]);
  });

  it('gives the score, the batters in and the balls bowled after each over', () => {
    expect(replayed[0]?.overEnds).toEqual([
      {
        runs: 22,
        wickets: 1,
        legalBalls: 2,
        atCrease: ['h4', 'h3'],
        outOrRetired: new Set(['h1']),
        legalBallsByBowler: new Map([['a11', 2]]),
      },
      {
        runs: 32,
        wickets: 3,
        legalBalls: 4,
        atCrease: ['h5'],
        outOrRetired: new Set(['h1', 'h3', 'h4']),
        legalBallsByBowler: new Map([
          ['a11', 2],
          ['a10', 2],
        ]),
      },
    ]);
  });

  it('counts ten wickets down as nine, and caps the slot of an overlong innings', () => {
    const out = Array.from({ length: 12 }, () => makeBall({ wickets: [{ kind: 'bowled' }] }));
    const [all] = prepareInnings(makeMatch({ innings: [makeInnings({ deliveries: out })] }));
    expect(all?.balls.at(-1)?.wickets).toBe(9);
    expect([slotOf(0, 120), slotOf(5, 120), slotOf(6, 120), slotOf(119, 120), slotOf(130, 120)]).toEqual([
      0, 0, 1, 19, 19,
    ]);
  });

  it('has the length of its overs, or of a day without a limit', () => {
    expect(limitOf({})).toBe(120);
    expect(limitOf({ oversLimit: null })).toBe(120);
    expect(limitOf({ format: 'Test', oversLimit: null })).toBe(540);
    expect(limitOf({ oversLimit: 20, ballsPerOver: 5 })).toBe(100);
    expect(
      prepareInnings(makeMatch({ innings: [makeInnings({ team: 'Away', deliveries: makeOver(0) })] }))[0]
        ?.bowlingTeam,
    ).toBe('Home');
  });
});
