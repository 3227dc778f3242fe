import { expect, it } from 'vitest';
import { isRevised } from './is-revised.ts';

const t20 = { oversLimit: 20, ballsPerOver: 6 };
const first = { inning: 'Home Inning 1', team: 'Home', r: 180, w: 6, o: '20' };
const chase = { inning: 'Away Inning 1', team: 'Away', r: 100, w: 2, o: '12.2' };
const read = (status: string, score = [first, chase]) => isRevised({ status, score }, t20);

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
  'Target to be announced',
])('reads "%s" as a change of overs or target', (status) => {
  expect(read(status)).toBe(true);
});

it.each([
  '',
  'Away need 81 runs in 46 balls',
  'Rain stops play - Away need 81 runs',
  'Home opt to bat',
  'Target 181',
  'Target 181 in 20 overs',
  'Away need 81 runs in 46 balls (target 181)',
  '20 overs per side',
  'Match tied (Super over in progress)',
  'Handled well by the bowlers',
])('reads nothing of the kind in "%s"', (status) => {
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
])('allows a status line to be one over from the score: "%s"', (status, isRevisedNow) => {
  expect(read(status)).toBe(isRevisedNow);
});

it('reads the need of a chase that has not begun', () => {
  expect(read('Away need 181 runs in 120 balls', [first])).toBe(false);
  expect(read('Away need 120 runs in 72 balls', [first])).toBe(true);
  expect(read('Target 181', [])).toBe(true);
  expect(read('Home need a wicket', [])).toBe(false);
});

it('has nothing to compare in a match without a limit of overs', () => {
  const test = { oversLimit: null, ballsPerOver: 6 };
  expect(isRevised({ status: 'Day 5: target 300 in 60 overs', score: [first, chase] }, test)).toBe(false);
});
