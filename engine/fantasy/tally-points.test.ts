import { describe, expect, it } from 'vitest';
import type { MatchFormat } from '../match/match-record.ts';
import { type PointsFor, tallyPoints } from './tally-points.ts';
import { RULE_SETS, type RuleSetName } from './rule-sets.ts';
import { emptyTally, type Tally } from '../match/tally.ts';

type Row = readonly [RuleSetName, MatchFormat, Partial<Tally>, number];

function paid(what: PointsFor, [ruleSet, format, tally]: Row): number {
  const lines = tallyPoints({ ...emptyTally(), ...tally }, RULE_SETS[ruleSet][format], false);
  return lines.find((line) => line.for === what)?.points ?? 0;
}

function expectRows(what: PointsFor, rows: readonly Row[]): void {
  for (const row of rows) expect([...row.slice(0, 3), paid(what, row)]).toEqual([...row]);
}

/** Cases on both sides of every threshold, written `value:points`, in one rule set and format. */
function edges(
  ruleSet: RuleSetName,
  format: MatchFormat,
  of: (value: number) => Partial<Tally>,
  pairs: string,
): Row[] {
  return pairs.split(' ').map((pair) => {
    const [value = 0, points = 0] = pair.split(':').map(Number);
    return [ruleSet, format, of(value), points];
  });
}

const runs = (value: number) => ({ batted: true, runs: value });
const faced = (balls: number) => ({ batted: true, balls, runs: 0 });
const bowled = (ballsBowled: number) => ({ ballsBowled, conceded: 0 });
const wickets = (value: number) => ({ wickets: value });
/** Reaches a rate exactly: a hundred (or more) balls give any two-decimal rate. */
const struck = (rate: number) => ({ batted: true, balls: 10_000, runs: Math.round(rate * 100) });
const conceded = (rate: number) => ({ ballsBowled: 600, conceded: Math.round(rate * 100) });

describe('points at every threshold', () => {
  it('gives points for the highest milestone reached only', () => {
    const t20 = '24:0 25:4 49:4 50:8 74:8 75:12 99:12 100:16 175:16';
    const long = '24:0 25:4 49:4 50:8 74:8 75:12 99:12 100:16 124:16 125:20 149:20 150:24 300:24';
    expectRows('runs milestone', edges('dream11-2025', 'T20', runs, t20));
    expectRows('runs milestone', edges('dream11-2025', 'Hundred', runs, t20));
    expectRows('runs milestone', edges('dream11-2025', 'ODI', runs, long));
    expectRows('runs milestone', edges('dream11-2025', 'Test', runs, long));
    expectRows(
      'runs milestone',
      edges('dream11-2025', 'T10', runs, '24:0 25:8 49:8 50:12 74:12 75:16 100:16'),
    );
    expectRows('runs milestone', edges('dream11-classic', 'T20', runs, '29:0 30:4 49:4 50:8 99:8 100:16'));
    expectRows('runs milestone', edges('dream11-classic', 'ODI', runs, '49:0 50:4 99:4 100:8'));
    expectRows('runs milestone', edges('dream11-classic', 'Test', runs, '49:0 50:4 99:4 100:8'));
    expectRows('runs milestone', edges('dream11-classic', 'T10', runs, '29:0 30:8 49:8 50:16'));
  });

  it('gives points for the highest haul reached only', () => {
    expectRows('wicket haul', edges('dream11-2025', 'T20', wickets, '2:0 3:4 4:8 5:12 6:12'));
    expectRows('wicket haul', edges('dream11-2025', 'ODI', wickets, '3:0 4:4 5:8 6:12 7:12'));
    expectRows('wicket haul', edges('dream11-2025', 'Test', wickets, '3:0 4:4 5:8 6:12'));
    expectRows('wicket haul', edges('dream11-2025', 'T10', wickets, '1:0 2:4 3:8 4:12 5:16'));
    expectRows('wicket haul', edges('dream11-classic', 'T20', wickets, '2:0 3:4 4:8 5:16'));
    expectRows('wicket haul', edges('dream11-classic', 'ODI', wickets, '3:0 4:4 5:8'));
    expectRows('wicket haul', edges('dream11-classic', 'Test', wickets, '3:0 4:4 5:8'));
    expectRows('wicket haul', edges('dream11-classic', 'T10', wickets, '1:0 2:8 3:16'));
  });

  it.each(['dream11-2025', 'dream11-classic'] as const)(
    'rates strike and economy by the bands of %s',
    (ruleSet) => {
      expectRows(
        'strike rate',
        edges(
          ruleSet,
          'T20',
          struck,
          '49.99:-6 50:-4 59.99:-4 60:-2 70:-2 70.01:0 129.99:0 130:2 150:2 150.01:4 170:4 170.01:6',
        ),
      );
      expectRows(
        'strike rate',
        edges(
          ruleSet,
          'ODI',
          struck,
          '29.99:-6 30:-4 39.99:-4 40:-2 50:-2 50.01:0 99.99:0 100:2 120:2 120.01:4 140:4 140.01:6',
        ),
      );
      expectRows(
        'strike rate',
        edges(
          ruleSet,
          'T10',
          struck,
          '59.99:-6 60:-4 69.99:-4 70:-2 80:-2 80.01:0 149.99:0 150:2 170:2 170.01:4 190:4 190.01:6',
        ),
      );
      expectRows(
        'economy',
        edges(
          ruleSet,
          'T20',
          conceded,
          '4.99:6 5:4 5.99:4 6:2 7:2 7.01:0 9.99:0 10:-2 11:-2 11.01:-4 12:-4 12.01:-6',
        ),
      );
      expectRows(
        'economy',
        edges(
          ruleSet,
          'ODI',
          conceded,
          '2.49:6 2.5:4 3.49:4 3.5:2 4.5:2 4.51:0 6.99:0 7:-2 8:-2 8.01:-4 9:-4 9.01:-6',
        ),
      );
      expectRows(
        'economy',
        edges(
          ruleSet,
          'T10',
          conceded,
          '6.99:6 7:4 7.99:4 8:2 9:2 9.01:0 13.99:0 14:-2 15:-2 15.01:-4 16:-4 16.01:-6',
        ),
      );
      expectRows('strike rate', edges(ruleSet, 'Test', struck, '20:0 200:0'));
      expectRows('economy', edges(ruleSet, 'Test', conceded, '1:0 20:0'));
    },
  );

  it('rates no player below the minimum of balls', () => {
    expectRows('strike rate', edges('dream11-2025', 'T20', faced, '9:0 10:-6'));
    expectRows('strike rate', edges('dream11-2025', 'ODI', faced, '19:0 20:-6'));
    expectRows('strike rate', edges('dream11-2025', 'T10', faced, '4:0 5:-6'));
    expectRows('economy', edges('dream11-2025', 'T20', bowled, '11:0 12:6'));
    expectRows('economy', edges('dream11-2025', 'Hundred', bowled, '9:0 10:6'));
    expectRows('economy', edges('dream11-2025', 'ODI', bowled, '29:0 30:6'));
    expectRows('economy', edges('dream11-2025', 'T10', bowled, '5:0 6:6'));
  });

  it('scores runs, boundaries, wickets, maidens, dots and fielding by version and format', () => {
    const all = {
      runs: 10,
      fours: 1,
      sixes: 1,
      wickets: 1,
      lbwOrBowled: 1,
      maidens: 1,
      dots: 7,
      catches: 1,
      stumpings: 1,
      runOutsDirect: 1,
      runOutsAssisted: 1,
    };
    const points = (ruleSet: RuleSetName, format: MatchFormat) =>
      Object.fromEntries(
        tallyPoints({ ...emptyTally(), ...all }, RULE_SETS[ruleSet][format], false).map((line) => [
          line.for,
          line.points,
        ]),
      );
    const common = {
      runs: 10,
      'lbw or bowled': 8,
      catches: 8,
      stumpings: 12,
      'direct run-outs': 12,
      'assisted run-outs': 6,
    };
    expect(points('dream11-2025', 'T20')).toEqual({
      ...common,
      fours: 4,
      sixes: 6,
      wickets: 30,
      maidens: 12,
      'dot balls': 7,
    });
    expect(points('dream11-2025', 'ODI')).toEqual({
      ...common,
      fours: 4,
      sixes: 6,
      wickets: 30,
      maidens: 4,
      'dot balls': 2,
    });
    expect(points('dream11-2025', 'Test')).toEqual({ ...common, fours: 4, sixes: 6, wickets: 20 });
    expect(points('dream11-2025', 'T10')).toEqual({
      ...common,
      fours: 4,
      sixes: 6,
      wickets: 30,
      maidens: 16,
      'dot balls': 7,
    });
    expect(points('dream11-classic', 'T20')).toEqual({
      ...common,
      fours: 1,
      sixes: 2,
      wickets: 25,
      maidens: 12,
    });
    expect(points('dream11-classic', 'Test')).toEqual({ ...common, fours: 1, sixes: 2, wickets: 16 });
  });

  it('penalises a duck by format, except for bowlers and batters who were not out', () => {
    const duck = { batted: true, out: true };
    expectRows('duck', [
      ['dream11-2025', 'T20', duck, -2],
      ['dream11-2025', 'ODI', duck, -3],
      ['dream11-2025', 'Test', duck, -4],
      ['dream11-2025', 'T10', duck, -2],
      ['dream11-2025', 'T20', { batted: true }, 0],
      ['dream11-2025', 'T20', { ...duck, runs: 1 }, 0],
    ]);
    const bowler = { ...emptyTally(), ...duck, balls: 10 };
    expect(tallyPoints(bowler, RULE_SETS['dream11-2025'].T20, true)).toEqual([]);
  });
});
