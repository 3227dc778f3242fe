import { describe, expect, it } from 'vitest';
import { makeBall, makeInnings, makeMatch } from '../testing/make-match.ts';
import { phaseOf, phaseStarts } from './phases.ts';
import { addMatchToSplits, emptySplits } from './player-splits.ts';

describe('phaseStarts', () => {
  it.each([
    ['a T20', { ballsPerOver: 6, oversLimit: 20 }, { middle: 6, death: 15 }],
    ['an ODI', { ballsPerOver: 6, oversLimit: 50 }, { middle: 10, death: 40 }],
    ['a long match of 40 overs', { ballsPerOver: 6, oversLimit: 40 }, { middle: 8, death: 32 }],
    ['a T10', { ballsPerOver: 6, oversLimit: 10 }, { middle: 3, death: 8 }],
    ['the Hundred, whatever its file says', { ballsPerOver: 5, oversLimit: null }, { middle: 6, death: 15 }],
    ['a Test', { ballsPerOver: 6, oversLimit: null }, null],
  ])('are known of %s', (_, match, starts) => {
    expect(phaseStarts(match)).toEqual(starts);
  });
});

it('an over belongs to the phase in which it starts', () => {
  const starts = { middle: 6, death: 15 };
  expect([0, 5, 6, 14, 15, 19].map((over) => phaseOf(over, starts))).toEqual([
    'powerplay',
    'powerplay',
    'middle',
    'middle',
    'death',
    'death',
  ]);
});

/** The splits of a player in a T20 with these balls, which H1 faces from A11 unless a ball says otherwise. */
function splitsOf(deliveries: readonly ReturnType<typeof makeBall>[], more: object = {}, player = 'H1') {
  const splits = emptySplits();
  const match = makeMatch({
    people: {},
    innings: [makeInnings({ deliveries, ...more })],
  });
  addMatchToSplits(splits, match, player);
  return splits;
}

describe('addMatchToSplits', () => {
  it('counts balls, runs and dismissals of a batter by phase and by bowler', () => {
    const { phases, bowlers } = splitsOf([
      makeBall({ runs: 4 }),
      makeBall({ extras: { wides: 1 } }),
      makeBall({ over: 7, extras: { legbyes: 1 } }),
      makeBall({ over: 16, bowler: 'A10', runs: 6 }),
      makeBall({ over: 16, bowler: 'A10', wickets: [{ kind: 'caught', playerOut: 'H1' }] }),
      makeBall({ over: 16, batter: 'H2', runs: 2 }),
    ]);
    expect(phases.powerplay.batting).toEqual({ balls: 1, runs: 4, outs: 0 });
    expect(phases.middle.batting).toEqual({ balls: 1, runs: 0, outs: 0 });
    expect(phases.death.batting).toEqual({ balls: 2, runs: 6, outs: 1 });
    expect([...bowlers]).toEqual([
      ['A11', { balls: 2, runs: 4, outs: 0 }],
      ['A10', { balls: 2, runs: 6, outs: 1 }],
    ]);
  });

  it('counts run-outs at either end, but not against the bowler; no one retired hurt is out', () => {
    const { phases, bowlers } = splitsOf([
      makeBall({ wickets: [{ kind: 'run out', playerOut: 'H1' }] }),
      makeBall({ batter: 'H2', wickets: [{ kind: 'run out', playerOut: 'H1' }] }),
      makeBall({ wickets: [{ kind: 'retired hurt', playerOut: 'H1' }] }),
      makeBall({ wickets: [{ kind: 'run out', playerOut: 'H2' }] }),
    ]);
    expect(phases.powerplay.batting).toEqual({ balls: 3, runs: 0, outs: 2 });
    expect(bowlers.get('A11')).toEqual({ balls: 3, runs: 0, outs: 0 });
  });

  it('counts legal balls, runs charged and wickets credited of a bowler', () => {
    const balls = [
      makeBall({ runs: 1 }),
      makeBall({ extras: { wides: 2 } }),
      makeBall({ extras: { byes: 4 } }),
      makeBall({ wickets: [{ kind: 'bowled', playerOut: 'H1' }] }),
      makeBall({ wickets: [{ kind: 'run out', playerOut: 'H1' }] }),
      makeBall({ bowler: 'A10', runs: 6 }),
    ];
    const { phases } = splitsOf(balls, {}, 'A11');
    expect(phases.powerplay.bowling).toEqual({ balls: 4, runs: 3, wickets: 1 });
    expect(phases.powerplay.batting).toEqual({ balls: 0, runs: 0, outs: 0 });
  });

  it('leaves super overs and matches without an overs limit out', () => {
    const ball = makeBall({ runs: 4 });
    expect(splitsOf([ball], { superOver: true })).toEqual(emptySplits());
    const splits = emptySplits();
    const test = makeMatch({ oversLimit: null, innings: [makeInnings({ deliveries: [ball] })] });
    expect(addMatchToSplits(splits, test, 'H1')).toBe(false);
    expect(splits).toEqual(emptySplits());
    expect(addMatchToSplits(splits, makeMatch({ innings: test.innings }), 'H1')).toBe(true);
  });
});
