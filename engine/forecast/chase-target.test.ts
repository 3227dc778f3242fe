import { describe, expect, it } from 'vitest';
import { type ChaseScore, type ChaseTarget, readChase, wasPlayedInFull } from './chase-target.ts';

const length = { oversLimit: 20, ballsPerOver: 6 };
const first = { runs: 180, wickets: 6, legalBalls: 120 };
const short = { ...first, legalBalls: 102 };
/** 81 runs from the usual target with 46 balls left. */
const chase = { runs: 100, wickets: 2, legalBalls: 74 };
const start = { runs: 0, wickets: 0, legalBalls: 0 };

const usual = { runs: 181, balls: 120, isRevised: false, bowled: 74 };
const revised = { runs: 150, balls: 90, isRevised: true, bowled: 74 };
const read = (status: string, facts: Partial<ChaseScore> = {}) =>
  readChase({ status, first, chase, length, previous: null, ...facts });
const given = (target: ChaseTarget) => ({ target, withheld: null });
const withheld = (reason: string | null) => ({ target: null, withheld: reason });
const after = (target: ChaseScore['previous']) => ({ previous: target });

describe('the target of a chase', () => {
  it.each([
    'Away need 81 runs in 46 balls',
    'Away require 81 more runs off 46 balls',
    'Away need 81 runs from 46 balls (DLS method)',
    'Rain: Away need 81 runs in 46 balls',
    'Away need 81 runs',
    'Target 181',
    'Target 181 in 20 overs',
    'Away need 81 runs in 46 balls (target 181)',
  ])('is the usual one when score and status line agree: "%s"', (status) => {
    expect(read(status)).toEqual(given(usual));
  });

  it.each([
    ['Rain delay: target 61 in 5 overs', 61, 30],
    ['Revised target of 150 runs in 15 overs', 150, 90],
    ['15 overs a side. Target is now 150', 150, 90],
    ['Match reduced to 15 overs, target: 150', 150, 90],
    ['Target set at 181 runs in 15 overs', 181, 90],
    ['Target 170 in 20 overs', 170, 120],
  ])('is a revised one as soon as runs and overs are stated: "%s"', (status, runs, balls) => {
    expect(read(status)).toEqual(given({ runs, balls, isRevised: true, bowled: 74 }));
  });

  it('follows from the runs and balls needed at two legal balls', () => {
    const once = read('Away need 50 runs in 16 balls');
    expect(once).toEqual({ target: revised, withheld: 'unreadable score' });
    const next = { chase: { ...chase, runs: 104, legalBalls: 75 }, ...after(once) };
    expect(read('Away need 46 runs in 15 balls', next)).toEqual(given({ ...revised, bowled: 75 }));
    expect(read('Away need 45 runs in 15 balls', next)).toMatchObject({ withheld: 'unreadable score' });
    const another = { target: revised, withheld: 'super over' };
    expect(read('Away need 46 runs in 15 balls', { ...next, ...after(another) }).withheld).not.toBeNull();
  });

  it('does not follow from one legal ball, where both status lines may be of an extra', () => {
    const before = after({ target: revised, withheld: 'unreadable score' });
    const wide = { chase: { ...chase, runs: 101 }, ...before };
    expect(read('Away need 49 runs in 16 balls', wide).withheld).toBe('unreadable score');
    expect(read('Away need 50 runs in 16 balls', before).withheld).toBe('unreadable score');
  });

  it('follows from what is needed at the break and after the first ball', () => {
    const atBreak = read('Away need 150 runs in 15 overs', { chase: null });
    expect(atBreak).toEqual({ target: { ...revised, bowled: 0 }, withheld: 'unreadable score' });
    const ball = { chase: { ...start, runs: 4, legalBalls: 1 }, ...after(atBreak) };
    expect(read('Away need 146 runs in 89 balls', ball)).toEqual(given({ ...revised, bowled: 1 }));
    expect(read('Away need 181 runs in 120 balls', { chase: null })).toEqual(given({ ...usual, bowled: 0 }));
    expect(read('Away need 150 runs in 89 balls', { chase: start })).toEqual(withheld('unreadable score'));
  });

  it.each([
    ['one ball older', 'Away need 85 runs in 47 balls', usual],
    ['one ball newer', 'Away need 77 runs in 45 balls', usual],
    ['one wide older', 'Away need 82 runs in 46 balls', usual],
    ['six runs older', 'Away need 87 runs in 46 balls', usual],
    ['without balls', 'Away need 87 runs', usual],
    ['without numbers', 'Drinks', usual],
    ['not about runs', 'Home need a wicket', usual],
  ])('stays known through a status line that is %s', (_, status, target) => {
    expect(read(status, after(given(target)))).toEqual(given(target));
    expect(read(status).withheld).not.toBeNull();
  });

  it.each([
    ['more than an over of runs older', 'Away need 88 runs in 46 balls', 'unreadable score'],
    ['more than an over of balls older', 'Away need 81 runs in 53 balls', 'unreadable score'],
    ['a whole over older', 'Away need 85 runs in 52 balls', 'unreadable score'],
    ['perhaps of a match that lost an over', 'Away need 77 runs in 40 balls', 'unreadable score'],
    ['without balls and more than an over older', 'Away need 88 runs', 'unreadable score'],
    ['of another target', 'Target 178', 'revised match'],
  ])('is withheld when the status line is %s', (_, status, reason) => {
    expect(read(status, after(given(usual)))).toMatchObject({ withheld: reason });
  });

  it.each([
    'DLS comes into play',
    'VJD: new target to come',
    'Revised target to be announced',
    'Match reduced to 15 overs',
    '12-overs-a-side',
    'Rain: 17 over match',
    '5 overs lost',
    'Innings curtailed',
    'D/L: Away need 70 runs',
    'Target 150',
    'Away need 81 runs in 46 balls (reduced to 15 overs a side)',
  ])('is withheld once a revision is announced without its numbers: "%s"', (status) => {
    expect(read(status, after(given(usual)))).toEqual(withheld('revised match'));
  });

  it.each([
    'Rain stops play',
    'Bad light',
    'Play suspended',
    'Away ahead of the par score',
    'Rain - Away need 81 runs',
  ])('is withheld while play is stopped: "%s"', (status) => {
    expect(read(status, after(given(usual)))).toEqual(withheld('play stopped'));
  });

  it('has to be stated again after it was withheld', () => {
    const silent = (reason: string, from = first) => read('', { first: from, ...after(withheld(reason)) });
    expect(silent('play stopped')).toEqual(withheld('target unknown'));
    expect(silent('revised match')).toEqual(withheld('revised match'));
    expect(silent('target unknown', short)).toEqual(withheld('revised match'));
    expect(read('Away need 81 runs in 46 balls', after(withheld('revised match')))).toEqual(given(usual));
  });

  it('does not follow from a first innings that was cut short', () => {
    expect(read('', { first: short })).toEqual(withheld('revised match'));
    expect(read('Away need 81 runs', { first: short })).toEqual(withheld('unreadable score'));
    expect(read('Away need 81 runs', { first: { ...short, wickets: 10 } })).toEqual(given(usual));
    const stated = { runs: 181, balls: 102, isRevised: true, bowled: 0 };
    const atBreak = read('Away need 181 runs in 102 balls', { first: short, chase: null });
    expect(atBreak).toEqual({ target: stated, withheld: 'unreadable score' });
  });

  it('counts overs of five balls', () => {
    const hundred = { oversLimit: 20, ballsPerOver: 5 };
    const target = { ...usual, balls: 100 };
    const five = { first: { ...first, legalBalls: 100 }, length: hundred };
    expect(read('Away need 81 runs in 26 balls', five)).toEqual(given(target));
  });
});

describe('a first innings', () => {
  it.each([
    '',
    'Home opt to bat',
    '20 overs per side',
    'Innings Break',
    'Target to be announced',
    'Target 181',
  ])('has no target: "%s"', (status) => {
    expect(read(status, { chase: null })).toEqual(withheld(null));
  });

  it.each([
    ['17 over match', first, 'revised match'],
    ['Target 150', first, 'revised match'],
    ['Innings Break', short, 'revised match'],
    ['Innings Break', { ...short, wickets: 10 }, null],
    ['Rain stops play', short, 'play stopped'],
    ['Home opt to bat', short, null],
  ])('"%s" is withheld where overs or target may have changed', (status, innings, reason) => {
    expect(read(status, { first: innings, chase: null })).toEqual(withheld(reason));
  });

  it('stays withheld once it was shortened, until the target of the chase is stated', () => {
    const before = { ...after(withheld('revised match')), chase: null };
    expect(read('Home opt to bat', before)).toEqual(withheld('revised match'));
    expect(read('Target 150 in 15 overs', before)).toEqual(given({ ...revised, bowled: 0 }));
    expect(read('', { ...after(withheld('play stopped')), chase: null })).toEqual(withheld(null));
  });
});

describe('a finished match', () => {
  const full = { ...chase, legalBalls: 120 };
  it.each([
    ['won by the chase', 'Away won by 5 wkts', { first, chase: { ...chase, runs: 181 } }, true],
    ['lost by the chase', 'Home won by 80 runs', { first, chase: full }, true],
    ['tied', 'Match tied (Home won the super over)', { first, chase: { ...full, runs: 180 } }, true],
    ['all out', 'Home won', { first, chase: { ...chase, wickets: 10 } }, true],
    ['won with fewer runs', 'Away won by 5 wkts', { first, chase }, false],
    ['level too early', 'Away won', { first, chase: { ...chase, runs: 180 } }, false],
    ['won by another margin', 'Home won by 9 runs', { first, chase: full }, false],
    ['short', 'Home won', { first: short, chase: full }, false],
    ['without a chase', 'No result', { first, chase: null }, false],
    ['of another length', 'Home won by 80 runs - 17 over match', { first, chase: full }, false],
  ])('%s was played in full: %s, %j, %s', (_, status, innings, isFull) => {
    expect(wasPlayedInFull({ status, length, previous: null, ...innings })).toBe(isFull);
  });

  it('after an innings that ended early, or with a revised target, depends on what was stated', () => {
    const allOut = { ...short, wickets: 10 };
    const isFull = (previous: ChaseScore['previous'], from = allOut) =>
      wasPlayedInFull({ status: 'Home won', length, first: from, chase: full, previous });
    expect([isFull(null), isFull(given(usual)), isFull(given(usual), short)]).toEqual([false, true, false]);
    expect([isFull(given(revised)), isFull(given(revised), first)]).toEqual([false, false]);
  });
});
