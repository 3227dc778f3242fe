import { describe, expect, it } from 'vitest';
import type { PlayedMatch } from './list-matches.ts';
import { toVenueMatch } from './venue-match.ts';

type Innings = PlayedMatch['innings'][number];

const FIRST: Innings = { team: 'a', runs: 150, wickets: 5, legalBalls: 120, powerplayRuns: 45 };
const SECOND: Innings = { team: 'b', runs: 151, wickets: 3, legalBalls: 110, powerplayRuns: 60 };
const MATCH: PlayedMatch = {
  id: 'm',
  playedOn: '2023-04-01',
  teamA: 'a',
  teamB: 'b',
  venue: 'g',
  competition: null,
  gender: 'male',
  teamType: 'club',
  result: 'win',
  winner: 'b',
  method: null,
  tossWinner: 'b',
  tossDecision: 'field',
  innings: [FIRST, SECOND],
};

const withFirst = (first: Partial<Innings>): PlayedMatch => ({
  ...MATCH,
  innings: [{ ...FIRST, ...first }, SECOND],
});

describe('a match in the record of its venue', () => {
  it('gives its first innings, who won the chase and whether the toss was won with it', () => {
    expect(toVenueMatch(MATCH, 'T20')).toEqual({
      firstInningsTotal: 150,
      firstInningsWickets: 5,
      powerplayRuns: 45,
      chaseWon: true,
      tossWinnerWon: true,
    });
    expect(toVenueMatch({ ...MATCH, winner: 'a' }, 'T20')).toMatchObject({
      chaseWon: false,
      tossWinnerWon: false,
    });
  });

  it.each([
    ['T20', 120],
    ['ODI', 300],
    ['T10', 60],
    ['Hundred', 100],
  ] as const)('counts an innings of %s from %i balls on, or when all are out', (format, balls) => {
    const totalOf = (first: Partial<Innings>) => toVenueMatch(withFirst(first), format).firstInningsTotal;
    expect(totalOf({ legalBalls: balls })).toBe(150);
    expect(totalOf({ legalBalls: balls - 1 })).toBeNull();
    expect(totalOf({ legalBalls: balls - 1, wickets: 9 })).toBeNull();
    expect(totalOf({ legalBalls: balls - 1, wickets: 10 })).toBe(150);
  });

  it('ignores a first innings that was cut short', () => {
    expect(toVenueMatch(withFirst({ legalBalls: 90 }), 'T20')).toMatchObject({
      firstInningsTotal: null,
      firstInningsWickets: null,
      powerplayRuns: null,
    });
  });

  it('has no chase in a Test, and a first innings only when all are out', () => {
    expect(toVenueMatch(MATCH, 'Test')).toMatchObject({ firstInningsTotal: null, chaseWon: null });
    expect(toVenueMatch(withFirst({ wickets: 10 }), 'Test')).toMatchObject({ firstInningsTotal: 150 });
  });

  it.each([
    ['a tie', { result: 'tie', winner: 'b' }],
    ['a result by a rule for rain', { method: 'D/L' }],
  ] as const)('omits the winner of %s', (_, change) => {
    expect(toVenueMatch({ ...MATCH, ...change }, 'T20')).toMatchObject({
      chaseWon: null,
      tossWinnerWon: null,
    });
  });

  it('works without a second innings and without a toss', () => {
    const match = { ...MATCH, innings: [FIRST], tossWinner: null };
    expect(toVenueMatch(match, 'T20')).toMatchObject({ chaseWon: null, tossWinnerWon: null });
    expect(toVenueMatch({ ...MATCH, innings: [] }, 'T20')).toMatchObject({ firstInningsTotal: null });
  });
});
