import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { describe, expect, it } from 'vitest';
import { withProven } from './prove-order.ts';

type Innings = Scorecard['innings'][number];

const batter = (id: string, dismissal: string | null) => {
  return { id, name: id, runs: 1, balls: 1, fours: 0, sixes: 0, strikeRate: 100, dismissal };
};
const bowler = (id: string, overs: string) => {
  const line = { maidens: 0, runs: 0, wickets: 0, wides: 0, noballs: 0, lbwOrBowled: 0, economy: 0 };
  return { id, name: id, overs, ...line };
};

/** `a! b c=retired` is a out, b in and c retired. */
function card(batters: string, bowlers: Record<string, string> = {}): Innings {
  const batting = batters.split(' ').map((word) => {
    const [id = '', isRetired] = word.replace('!', '').split('=');
    if (isRetired) return batter(id, 'retired hurt');
    return batter(id, word.endsWith('!') ? 'b x' : null);
  });
  return {
    inning: 'Home Inning 1',
    team: 'Home',
    total: null,
    extras: 0,
    batting,
    bowling: Object.entries(bowlers).map(([id, overs]) => bowler(id, overs)),
    fielding: [],
  };
}

/** Merges scorecards of an innings one after another. */
function afterAll(cards: readonly Innings[], ballsPerOver = 6): Innings | undefined {
  let known: Innings | undefined;
  for (const each of cards) known = withProven(each, known, ballsPerOver);
  return known;
}
const falls = (...batters: string[]) =>
  afterAll(batters.map((each) => card(each)))?.fallOfWickets?.map(({ wicket, id }) => `${wicket} ${id}`);
const overs = (...bowlers: Record<string, string>[]) =>
  afterAll(bowlers.map((each) => card('a b', each)))?.overBowlers?.map(({ over, id }) => `${over} ${id}`);

describe('the order of wickets', () => {
  it('is known for one wicket between two scorecards', () => {
    expect(falls('a b', 'a! b c', 'a! b! c d')).toEqual(['1 a', '2 b']);
    expect(falls('a b', 'a=retired b! c d')).toEqual(['1 b']);
  });

  it('follows from who came in when only one of the two at the crease has fallen', () => {
    expect(falls('a! b c! d')).toEqual(['1 a', '2 c']);
    expect(falls('a! b c', 'a! b c! d! e')).toEqual(['1 a', '2 c', '3 d']);
  });

  it('stays open from the wicket that may have been of either batter', () => {
    expect(falls('a! b! c d')).toEqual([]);
    expect(falls('a! b c', 'a! b! c! d e')).toEqual(['1 a']);
    expect(falls('a! b! c d', 'a! b! c d! e')).toEqual(['3 d']);
  });

  it('counts no retired batter', () => {
    expect(falls('a=retired b c')).toEqual([]);
    expect(falls('a b', 'a=retired b! c! d e')).toEqual([]);
  });

  it('starts again when a batter is in again', () => {
    expect(falls('a! b c', 'a b c')).toEqual([]);
    expect(falls('a! b c', 'a b', 'a b! c')).toEqual(['1 b']);
  });
});

describe('the bowlers of overs', () => {
  it('are known for the over in progress, and stay known', () => {
    expect(overs({ x: '0.3' })).toEqual(['1 x']);
    expect(overs({ x: '0.3' }, { x: '0.5' })).toEqual(['1 x']);
    expect(overs({ x: '0.3' }, { x: '1.0', y: '0.2' })).toEqual(['1 x', '2 y']);
  });

  it('follow for whole overs in between, because nobody bowls two in a row', () => {
    expect(overs({ x: '0.3' }, { x: '2.0', y: '1.0', z: '0.1' })).toEqual(['1 x', '2 y', '3 x', '4 z']);
    expect(overs({ x: '1.0', y: '1.0' })).toEqual([]);
    expect(overs({ x: '0.3' }, { x: '1.0', y: '1.0' })).toEqual(['1 x', '2 y']);
  });

  it('stay open where several orders are possible', () => {
    expect(overs({ x: '0.3' }, { x: '1.0', y: '1.0', z: '1.0', w: '0.1' })).toEqual(['1 x', '4 w']);
    expect(overs({ a: '2.0', b: '2.0', c: '2.0', d: '2.0', e: '0.4' })).toEqual(['9 e']);
  });

  it('stay open when two bowlers shared an over', () => {
    expect(overs({ x: '0.3' }, { x: '0.3', y: '0.3', z: '0.2' })).toEqual(['1 x']);
  });

  it('start again when the vendor takes balls back', () => {
    expect(overs({ x: '1.0', y: '0.3' }, { x: '0.5' })).toEqual([]);
  });

  it('are not worked out in the Hundred, where a bowler may go on', () => {
    expect(afterAll([card('a b', { x: '0.3' })], 5)?.overBowlers).toEqual([]);
  });
});
