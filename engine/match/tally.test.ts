import { describe, expect, it } from 'vitest';
import { makeBall, makeInnings, makeOver } from '../testing/make-match.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import { tallyInnings } from './tally-innings.ts';

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
