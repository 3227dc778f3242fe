import { describe, expect, it } from 'vitest';
import type { InningsRecord } from '../match/match-record.ts';
import { makeBall, makeInnings, makeMatch, makeOver } from '../testing/make-match.ts';
import { liveMatchOf } from './live-match.ts';

/** A match of two overs per team, in progress. */
function liveAfter(...innings: readonly Partial<InningsRecord>[]) {
  const live = liveMatchOf(makeMatch({ oversLimit: 2, innings: innings.map(makeInnings) }));
  if (!live) throw new Error('no innings');
  return live;
}

const TWO_OVERS = { deliveries: [...makeOver(0), ...makeOver(1, { runs: 1 })] };
const ALL_OUT = { deliveries: Array.from({ length: 10 }, () => makeBall({ wickets: [{ kind: 'bowled' }] })) };
const OPENING = {
  runs: 0,
  wickets: 0,
  legalBalls: 0,
  atCrease: [],
  outOrRetired: new Set(),
  legalBallsByBowler: new Map(),
};

describe('the state of a match', () => {
  it('is undefined before the first ball', () => {
    expect(liveMatchOf(makeMatch())).toBeUndefined();
  });

  it('has score, batters, bowler and tallies in a first innings', () => {
    const live = liveAfter({
      team: 'Away',
      deliveries: [
        ...makeOver(0, { batter: 'A1', nonStriker: 'A2', bowler: 'H11' }),
        makeBall({ over: 1, batter: 'A2', nonStriker: 'A1', bowler: 'H10', runs: 3 }),
      ],
    });
    expect(live.target).toBeNull();
    expect(live.now).toEqual({
      batting: 1,
      runs: 3,
      wickets: 0,
      legalBalls: 7,
      atCrease: ['a1', 'a2'],
      outOrRetired: new Set(),
      legalBallsByBowler: new Map([
        ['h11', 6],
        ['h10', 1],
      ]),
    });
    expect(live.tallies.get('a2')).toMatchObject({ runs: 3, balls: 1 });
    expect(live.tallies.get('h11')).toMatchObject({ ballsBowled: 6, maidens: 1 });
  });

  it('swaps ends with the over, but not with a wide', () => {
    const five = makeOver(0).slice(1);
    expect(liveAfter({ deliveries: makeOver(0) }).now.atCrease).toEqual(['h2', 'h1']);
    expect(liveAfter({ deliveries: [...five, makeBall({ extras: { wides: 1 } })] }).now.atCrease).toEqual([
      'h1',
      'h2',
    ]);
    const secondOver = [...makeOver(0), makeBall({ over: 1, batter: 'H2', nonStriker: 'H1' })];
    expect(liveAfter({ deliveries: secondOver }).now.atCrease).toEqual(['h2', 'h1']);
  });

  it.each([
    ['the last ball', TWO_OVERS, 7],
    ['the last wicket', ALL_OUT, 1],
  ])('is before the chase after %s of the first innings', (_, innings, target) => {
    expect(liveAfter(innings)).toMatchObject({ now: { ...OPENING, batting: 1 }, target });
  });

  it('is still in the first innings with a ball and a wicket left', () => {
    const almost = TWO_OVERS.deliveries.slice(1);
    expect(liveAfter({ deliveries: almost })).toMatchObject({ now: { batting: 0 }, target: null });
    expect(liveAfter({ deliveries: ALL_OUT.deliveries.slice(1) })).toMatchObject({ target: null });
  });

  it('has the recorded target, or one run more than the first innings', () => {
    const chase = { team: 'Away', deliveries: [makeBall({ batter: 'A1', bowler: 'H1', runs: 2 })] };
    expect(liveAfter(TWO_OVERS, chase)).toMatchObject({ now: { batting: 1, runs: 2 }, target: 7 });
    const revised = { ...chase, target: { runs: 5, overs: 1 } };
    expect(liveAfter(TWO_OVERS, revised)).toMatchObject({ target: 5 });
  });

  it('ignores super overs', () => {
    const superOver = { superOver: true, deliveries: [makeBall({ runs: 6 })] };
    const live = liveAfter(TWO_OVERS, { team: 'Away', ...TWO_OVERS }, superOver);
    expect(live.now.runs).toBe(6);
    expect(live.tallies.get('h1')).toMatchObject({ runs: 12 });
  });
});
