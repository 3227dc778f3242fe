import { emptyTally } from '@gullylens/engine/match/tally';
import { describe, expect, it } from 'vitest';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import { readScore } from './live-score.ts';

const innings = (team: string, r: number, w = 2, o = '10.3') => ({
  inning: `${team} Inning 1`,
  team,
  r,
  w,
  o,
});
const matchWith = (...score: ReturnType<typeof innings>[]) => makeMatchSummary({ phase: 'live', score });

describe('the state of play', () => {
  it('has not started before the first innings', () => {
    expect(readScore(matchWith(), [], 6)).toBe('not started');
  });

  it('is that of the only innings, without a target', () => {
    expect(readScore(matchWith(innings('Away', 80)), [], 6)).toEqual({
      batting: 1,
      runs: 80,
      wickets: 2,
      legalBalls: 63,
      target: null,
      tallies: [],
      retired: [],
    });
  });

  it('is that of the chase, one run more than the first innings to win', () => {
    expect(readScore(matchWith(innings('Away', 180), innings('Home', 20)), [], 6)).toMatchObject({
      batting: 0,
      runs: 20,
      target: 181,
    });
  });

  it.each([
    ['a third innings', [innings('Away', 9), innings('Home', 9), innings('Home', 3)]],
    ['an innings of neither team', [innings('Others', 9)]],
    ['two innings of one team', [innings('Home', 9), innings('Home', 3)]],
  ])('is unreadable with %s', (_, score) => {
    expect(readScore(matchWith(...score), [], 6)).toBe('unreadable');
  });

  it('lists players with a known key, and which of them retired', () => {
    const tally = emptyTally();
    const tallies = [
      { key: 'p1', tally, retired: false },
      { key: null, tally, retired: true },
      { key: 'p2', tally, retired: true },
    ];
    expect(readScore(matchWith(innings('Home', 80)), tallies, 6)).toMatchObject({
      tallies: [
        ['p1', tally],
        ['p2', tally],
      ],
      retired: ['p2'],
    });
  });
});
