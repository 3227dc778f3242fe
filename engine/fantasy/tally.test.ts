import { describe, expect, it } from 'vitest';
import { makeBall, makeInnings, makeMatch, makeOver } from '../testing/make-match.ts';
import { bowledAndBattedLate, looksLikeBowler } from './player-role.ts';
import { scoreTallies } from './tally-points.ts';
import { RULE_SETS } from './rule-sets.ts';
import { ratePoints, stepPoints, steps } from './rule-table.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import { tallyInnings } from './tally-innings.ts';
import { tallyMatch } from './tally-match.ts';
import { totalPoints } from './total-points.ts';

describe('addTally', () => {
  it('adds every count, and combines whether the player batted or was out', () => {
    const keys = Object.keys(emptyTally()).filter((key) => key !== 'batted' && key !== 'out');
    const of = (times: number, flags: boolean) =>
      ({
        ...Object.fromEntries(keys.map((key, i) => [key, times * (i + 1)])),
        batted: flags,
        out: flags,
      }) as unknown as Tally;
    expect(addTally(of(1, false), of(10, true))).toEqual(of(11, true));
    expect(addTally(of(1, true), of(10, false))).toEqual(of(11, true));
    expect(addTally(emptyTally(), emptyTally())).toEqual(emptyTally());
  });
});

describe('tallyInnings', () => {
  it('counts what each player did', () => {
    const hands = [
      { name: 'A3', substitute: false },
      { name: null, substitute: true },
      { name: 'A4', substitute: false },
    ];
    const tallies = tallyInnings(
      makeInnings({
        deliveries: [
          makeBall({ runs: 4 }),
          makeBall({ runs: 6 }),
          makeBall({ extras: { wides: 1 } }),
          makeBall({ runs: 1, extras: { noballs: 1 } }),
          makeBall({ wickets: [{ kind: 'stumped', fielders: hands }] }),
          makeBall({ batter: 'H3', wickets: [{ kind: 'caught', fielders: hands }] }),
          makeBall({ batter: 'H3', wickets: [{ kind: 'run out', playerOut: 'H2', fielders: hands }] }),
          makeBall({ batter: 'H3', wickets: [{ kind: 'lbw' }] }),
          ...makeOver(1, { bowler: 'A10', batter: 'H5' }),
        ],
      }),
      6,
    );
    expect(tallies.get('H1')).toEqual({
      ...emptyTally(),
      batted: true,
      out: true,
      runs: 11,
      balls: 4,
      fours: 1,
      sixes: 1,
    });
    expect(tallies.get('H2')).toEqual({ ...emptyTally(), batted: true, out: true });
    expect(tallies.get('A11')).toEqual({
      ...emptyTally(),
      ballsBowled: 6,
      conceded: 13,
      wickets: 3,
      lbwOrBowled: 1,
      dots: 4,
    });
    expect(tallies.get('A10')).toEqual({ ...emptyTally(), ballsBowled: 6, dots: 6, maidens: 1 });
    expect(tallies.get('A3')).toEqual({ ...emptyTally(), catches: 1, stumpings: 1, runOutsAssisted: 1 });
    expect(tallies.get('A4')).toEqual({ ...emptyTally(), runOutsAssisted: 1 });
  });
});

const looks = (bowled: number, earliest: number | undefined, ballsPerOver = 6) =>
  looksLikeBowler({ bowled, earliest, ballsPerOver });

const bowls = (bowler: string) =>
  makeInnings({ team: 'Away', deliveries: makeOver(0, { batter: 'A1', nonStriker: 'A2', bowler }) });

describe('a player who counts as a bowler', () => {
  it('bowls two overs and bats at eight or below, or not at all', () => {
    expect([looks(12, 8), looks(11, 8), looks(12, 7), looks(12, undefined), looks(10, 9, 5)]).toEqual([
      true,
      false,
      false,
      true,
      true,
    ]);
  });

  it('is determined by all innings of a match', () => {
    const order = ['H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8'].map((nonStriker) => makeBall({ nonStriker }));
    const innings = [
      makeInnings({ deliveries: order }),
      bowls('H8'),
      bowls('H8'),
      bowls('H7'),
      bowls('H7'),
      bowls('H9'),
    ];
    expect([...bowledAndBattedLate(tallyMatch(makeMatch({ innings })))]).toEqual(['H8']);
  });
});

const catches = (count: number) => ({ ...emptyTally(), catches: count });

describe('points', () => {
  const rules = RULE_SETS['dream11-2025'].T20;

  it('for rates need enough balls', () => {
    const rule = {
      minBalls: 10,
      bands: [
        { upTo: 5, inclusive: false, points: 6 },
        { upTo: 7, inclusive: true, points: 2 },
      ],
    };
    expect([
      ratePoints(rule, 10, 4.9),
      ratePoints(rule, 10, 5),
      ratePoints(rule, 10, 7),
      ratePoints(rule, 10, 7.1),
      ratePoints(rule, 9, 4),
    ]).toEqual([6, 2, 2, 0, 0]);
    expect(ratePoints(null, 10, 4)).toBe(0);
    expect([49, 50, 99, 100].map((runs) => stepPoints(steps([50, 8], [100, 16]), runs))).toEqual([
      0, 8, 8, 16,
    ]);
  });

  it('for three catches are given once, for catches in any innings', () => {
    expect(scoreTallies([catches(1), catches(2)], rules, true).points).toBe(4 + 24 + 4);
    expect(scoreTallies([catches(2)], rules, true).points).toBe(4 + 16);
  });

  it('of a match include the first batting position', () => {
    const match = makeMatch({
      innings: [
        makeInnings({ deliveries: [makeBall({ runs: 4 })] }),
        makeInnings({ deliveries: [makeBall({ batter: 'H3', nonStriker: 'H1' })] }),
      ],
    });
    const of = (id: string) => totalPoints(match).find(({ player }) => player.id === id);
    expect(of('h1')).toMatchObject({
      battingPosition: 1,
      points: { 'dream11-2025': 12, 'dream11-classic': 9 },
    });
    expect([of('h2')?.battingPosition, of('h3')?.battingPosition, of('h4')?.battingPosition]).toEqual([
      2,
      1,
      null,
    ]);
    expect(of('h1')?.tallies).toHaveLength(2);
  });
});
