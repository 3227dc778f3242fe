import { describe, expect, it } from 'vitest';
import { emptyTally } from '../match/tally.ts';
import { makeBall, makeInnings, makeMatch, makeOver } from '../testing/make-match.ts';
import { looksLikeBowler } from './player-role.ts';
import { RULE_SETS } from './rule-sets.ts';
import { ratePoints, stepPoints, steps } from './rule-table.ts';
import { scorePlayers, totalPoints } from './score-players.ts';
import { scoreTallies } from './tally-points.ts';

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
    const order = ['H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8', 'H9'].map((nonStriker) =>
      makeBall({ nonStriker, wickets: [{ kind: 'run out', playerOut: nonStriker }] }),
    );
    const innings = [
      makeInnings({ deliveries: order }),
      bowls('H8'),
      bowls('H8'),
      bowls('H7'),
      bowls('H7'),
      bowls('H9'),
    ];
    const withDuck = scorePlayers(makeMatch({ innings }), 'dream11-2025')
      .filter(({ earned }) => earned.some((line) => line.for === 'duck'))
      .map(({ player }) => player.name);
    expect(withDuck).toEqual(['H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H9']);
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
