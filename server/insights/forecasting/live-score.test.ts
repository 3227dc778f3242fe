import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { emptyTally } from '@gullylens/engine/match/tally';
import { describe, expect, it } from 'vitest';
import { makeMatchSummary } from '../../matches/testing/make-match-summary.ts';
import { canBackfill, readScore, UNREADABLE } from './live-score.ts';

type Facts = Parameters<typeof readScore>[0];
type Earlier = NonNullable<Facts['earlier']>;

const innings = (team: string, r: number, w = 2, o = '10.3') => ({
  inning: `${team} Inning 1`,
  team,
  r,
  w,
  o,
});
const fixture = { oversLimit: 20, ballsPerOver: 6 };
const first = innings('Away', 180, 6, '20');
const usual = { runs: 181, balls: 120, isRevised: false, bowled: 63 };
const revised = { runs: 61, balls: 30, isRevised: true };

function read(score: MatchSummary['score'], match: Partial<MatchSummary> = {}, more: Partial<Facts> = {}) {
  const live = makeMatchSummary({ phase: 'live', score, version: 5, ...match });
  return readScore({ match: live, fixture, tallies: [], earlier: null, ...more });
}

const earlier = (parts: Partial<Earlier>): Partial<Facts> => ({
  earlier: { history: [], limitation: null, target: null, win: null, ...parts },
});
const played = earlier({
  history: [{ innings: 1, overs: '3', runs: 9, wickets: 0, teamA: 40, at: '2026-11-21T06:30:00.000Z' }],
});
/** After 10.3 of 20 overs, before a scorecard. */
const usualLength = { legalBalls: 63, ballsLost: 0, tallies: [], retired: [] };
const nothing = { state: null, target: null, limitation: null };

describe('the state of play', () => {
  it('has not started before the first innings', () => {
    expect(read([])).toEqual(nothing);
    expect(read([], { phase: 'upcoming', status: 'Rain delays the start' })).toEqual(nothing);
    expect(read([], { status: 'Match reduced to 15 overs' })).toEqual({
      ...nothing,
      limitation: 'revised match',
    });
    expect(read([], {}, earlier({ limitation: 'revised match' }))).toMatchObject({
      limitation: 'revised match',
    });
  });

  it('is unreadable when the feed loses a score that it had', () => {
    expect(read([], {}, played)).toBe(UNREADABLE);
    expect(read([first], { phase: 'upcoming' }, played)).toBe(UNREADABLE);
    expect(read([], {}, earlier({}))).toEqual(nothing);
    const before = { innings: 0, overs: '0', runs: 0, wickets: 0, teamA: 50, at: '2026-11-21T06:00:00.000Z' };
    expect(read([], {}, earlier({ history: [before] }))).toEqual(nothing);
  });

  it('is that of the only innings, without a target', () => {
    expect(read([innings('Away', 80)])).toEqual({
      ...nothing,
      state: { batting: 1, runs: 80, wickets: 2, target: null, ...usualLength },
    });
  });

  it('is that of the chase once the status line states its target', () => {
    const chase = [first, innings('Home', 20)];
    expect(read(chase)).toEqual({ ...nothing, limitation: 'target unknown' });
    const state = { batting: 0, runs: 20, wickets: 2, target: 181, ...usualLength };
    const stated = read(chase, { status: 'Home need 161 runs in 57 balls' });
    expect(stated).toEqual({ state, target: usual, limitation: null });
    expect(read(chase, {}, earlier({ target: usual }))).toEqual(stated);
  });

  it('of a shortened chase has the balls left and the runs needed of the revised target', () => {
    const status = 'Target 61 in 5 overs';
    const chase = innings('Home', 20, 1, '1.2');
    const state = { batting: 0, runs: 20, wickets: 1, legalBalls: 98, ballsLost: 90, target: 61 };
    expect(read([first, chase], { status })).toMatchObject({ state, target: revised, limitation: null });
    const start = { batting: 0, runs: 0, wickets: 0, legalBalls: 90, ballsLost: 90, target: 61 };
    expect(read([first], { status })).toMatchObject({ state: start, target: revised });
  });

  it('needs two scores to read a revised target from what is needed', () => {
    const chase = [first, innings('Home', 20, 1, '1.2')];
    const status = 'Home need 41 runs in 22 balls';
    const doubted = { limitation: 'unreadable score', target: { ...revised, bowled: 8 } } as const;
    expect(read(chase, { status })).toEqual({ ...doubted, state: null });
    expect(read(chase, { status }, earlier(doubted))).toEqual({ ...doubted, state: null });
    const before = { ...doubted, target: { ...revised, bowled: 7 } };
    expect(read(chase, { status }, earlier(before)).state).toMatchObject({ target: 61, legalBalls: 98 });
  });

  it.each([
    ['a third innings', [innings('Away', 8), innings('Home', 9), innings('Home', 3)]],
    ['an innings of neither team', [innings('Others', 9)]],
    ['two innings of neither team', [innings('Others', 9), innings('Team A', 9)]],
    ['two innings of one team', [innings('Home', 9), innings('Home', 3)]],
  ])('is unreadable with %s', (_, score) => {
    expect(read(score)).toBe(UNREADABLE);
  });

  it('takes a team that the feed does not name from the other innings', () => {
    const status = 'Target 181';
    expect(read([innings('Team A', 180, 6, '20'), innings('Home', 20)], { status }).state?.batting).toBe(0);
    expect(read([first, innings('Team B', 20)], { status }).state?.batting).toBe(0);
  });

  it.each([
    ['by the status line', 'Match tied (Super over in progress)', []],
    ['in balls of five', 'Super Five', []],
    ['by its label', '', [{ ...innings('Home', 3), inning: 'Super Over' }]],
    ['by level scores', '', [innings('Home', 3)]],
  ])('is a super over %s', (_, status, more) => {
    const level = [first, innings('Home', 180, 6, '20')];
    const superOver = { ...nothing, limitation: 'super over' };
    expect(read([...level, ...more], { status })).toEqual(superOver);
    expect(read([first], { status })).not.toEqual(superOver);
    expect(read(level)).not.toEqual(superOver);
  });

  it('has no limit of overs in a Test', () => {
    const test = { fixture: { oversLimit: null, ballsPerOver: 6 } };
    expect(read([first, innings('Home', 9), innings('Away', 3)], {}, test)).toEqual(nothing);
  });

  it('lists players with a known key, and which of them retired', () => {
    const tally = emptyTally();
    const tallies = [
      { key: 'p1', tally, retired: false },
      { key: null, tally, retired: true },
      { key: 'p2', tally, retired: true },
    ];
    expect(read([innings('Home', 80)], {}, { tallies }).state).toMatchObject({
      tallies: [
        ['p1', tally],
        ['p2', tally],
      ],
      retired: ['p2'],
    });
  });
});

const can = (score: MatchSummary['score'], oversLimit: number | null = 20) =>
  canBackfill({
    match: makeMatchSummary({ status: 'Home won', score }),
    fixture: { oversLimit, ballsPerOver: 6 },
    earlier: null,
  });

it('totals of a match with the usual target can be forecast afterwards', () => {
  const chase = innings('Home', 181, 6, '19.2');
  expect([can([first, chase]), can([first, chase, chase, chase])]).toEqual([true, true]);
  expect([can([first]), can([]), can([first, chase], null)]).toEqual([false, false, false]);
  expect(can([first, { ...chase, r: 61 }])).toBe(false);
});
