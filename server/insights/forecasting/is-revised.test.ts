import { expect, it } from 'vitest';
import { contradictsScore, isRevised } from './is-revised.ts';

const t20 = { oversLimit: 20, ballsPerOver: 6 };
const first = { inning: 'Home Inning 1', team: 'Home', r: 180, w: 6, o: '20' };
const chase = { inning: 'Away Inning 1', team: 'Away', r: 100, w: 2, o: '12.2' };
const read = (status: string, score = [first, chase]) => isRevised({ status, score }, t20);
const contradicts = (status: string, score = [first, chase]) => contradictsScore({ status, score }, t20);

it.each([
  'target 61 in 5 overs',
  'Revised target: 150',
  'Away need 81 runs in 46 balls (DLS method)',
  'Away need 81 runs in 46 balls (D/L method)',
  'Away chase a DL target',
  'VJD: Away need 70 runs',
  'Match reduced to 15 overs',
  'Rain: 17 over match',
  '12-overs-a-side',
  '5 overs lost to rain',
  'Play resumes, innings curtailed',
  'New target 181 in 15 overs',
  'Target 150',
  'Target is now 150',
  'Target set at 181 runs in 15 overs',
])('reads "%s" as a change of overs or target', (status) => {
  expect(read(status)).toBe(true);
});

it.each([
  '',
  'Away need 81 runs in 46 balls',
  'Away need 120 runs in 80 balls',
  'Rain stops play - Away need 81 runs',
  'Home opt to bat',
  'Target 181',
  'Target 181 in 20 overs',
  'Target to be announced',
  'Away chasing target',
  'Away chasing target, need 81 runs in 46 balls',
  'Away chasing target, need 81 runs in 8 overs',
  'Away need 81 runs in 46 balls (target 181)',
  '20 overs per side',
  'Match tied (Super over in progress)',
  'Handled well by the bowlers',
])('reads no change of overs or target in "%s"', (status) => {
  expect(read(status)).toBe(false);
});

it.each([
  ['Away need 75 runs in 46 balls', false],
  ['Away need 87 runs', false],
  ['Away need 74 runs in 46 balls', true],
  ['Away need 88 runs', true],
  ['Away need 81 runs in 40 balls', false],
  ['Away need 81 runs in 52 balls', false],
  ['Away need 81 runs in 39 balls', true],
  ['Away require 81 more runs off 53 balls', true],
  ['Away chasing target', false],
  ['Home need a wicket', false],
])('allows a status line to be one over from the score: "%s"', (status, isContradiction) => {
  expect(contradicts(status)).toBe(isContradiction);
});

it('does not compare the runs needed before the chase has started', () => {
  expect(contradicts('Away need 120 runs in 80 balls', [first])).toBe(false);
  expect(contradicts('Away need 120 runs in 80 balls', [])).toBe(false);
});

it('treats another target as a contradiction until the chase has started', () => {
  expect([read('Target 185', []), contradicts('Target 185', [])]).toEqual([false, false]);
  expect([read('Target 185', [first]), contradicts('Target 185', [first])]).toEqual([false, true]);
  expect([read('Target 181', [first]), contradicts('Target 181', [first])]).toEqual([false, false]);
  expect(read('Target 185')).toBe(true);
  expect(read('Super over: target 12', [first, chase, first])).toBe(false);
});

it('compares nothing in a match without an overs limit', () => {
  const test = { oversLimit: null, ballsPerOver: 6 };
  const match = { status: 'Day 5: target 300 in 60 overs, Away need 10 runs', score: [first, chase] };
  expect([isRevised(match, test), contradictsScore(match, test)]).toEqual([false, false]);
});
