import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { describe, expect, it } from 'vitest';
import { fallOfWickets } from './fall-of-wickets.ts';

type Innings = Scorecard['innings'][number];

/** `a! b c=retd hurt` is a bowled, b in and c retired hurt. */
function card(batters: string): Innings {
  const batting = batters.split(', ').map((text) => {
    const [id = '', dismissal = text.endsWith('!') ? 'b x' : null] = text.replace('!', '').split('=');
    return { id, name: id, runs: 1, balls: 1, fours: 0, sixes: 0, strikeRate: 100, dismissal };
  });
  const innings = { inning: 'Home Inning 1', team: 'Home', total: null, extras: 0 };
  return { ...innings, batting, bowling: [], fielding: [] };
}

/** The wickets known after these scorecards of an innings, one after another. */
function falls(...cards: string[]): string[] {
  let known: Innings | undefined;
  for (const each of cards.map(card)) known = { ...each, fallOfWickets: fallOfWickets(each, known) };
  return (known?.fallOfWickets ?? []).map(({ wicket, id }) => `${wicket} ${id}`);
}

describe('the fall of wickets', () => {
  it('is known for one wicket between two scorecards, and stays known', () => {
    expect(falls('a!, b, c')).toEqual(['1 a']);
    expect(falls('a, b', 'a!, b, c', 'a!, b!, c, d', 'a!, b!, c, d')).toEqual(['1 a', '2 b']);
  });

  it('is unknown for several wickets at once', () => {
    expect(falls('a, b', 'a!, b!, c, d', 'a!, b!, c, d!, e')).toEqual(['3 d']);
  });

  it('counts no batter who retired hurt or has not batted', () => {
    expect(falls('a=retd hurt, b, c=did not bat')).toEqual([]);
    expect(falls('a, b', 'a=retd hurt, b!, c', 'a, b!, c!, d')).toEqual(['1 b', '2 c']);
  });

  it('counts a batter once whom the feed lists twice', () => {
    expect(falls('a!, a!, b')).toEqual(['1 a']);
  });

  it('starts again when a batter is no longer out', () => {
    expect(falls('a!, b, c', 'a, b', 'a, b!, c')).toEqual(['1 b']);
  });
});
