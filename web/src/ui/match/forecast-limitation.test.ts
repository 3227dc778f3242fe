import { i18n } from '@lingui/core';
import { expect, it } from 'vitest';
import { chanceAgeText, roundPercentages } from './forecast-limitation.ts';

const innings = (r: number, w: number, o: string) => ({ team: 'Malabar Monsoons', r, w, o });
const chance = (number: number, overs: string, runs: number, wickets: number) => ({
  innings: number,
  overs,
  runs,
  wickets,
  teamA: 60,
  at: '2026-11-27T10:00:00.000Z',
});
const first = innings(182, 6, '20.0');

it.each([
  ['of the shown score', [chance(1, '6.2', 40, 1)], [innings(40, 1, '6.2')], null],
  ['of three balls ago', [chance(1, '5.5', 40, 1)], [innings(44, 1, '6.2')], null],
  ['of four balls ago', [chance(1, '5.4', 40, 1)], [innings(44, 1, '6.2')], 'As of over 5.4'],
  ['of fewer wickets', [chance(1, '6.2', 40, 1)], [innings(40, 2, '6.2')], 'As of over 6.2'],
  ['of a later ball', [chance(1, '6.3', 44, 1)], [innings(40, 1, '6.2')], null],
  ['of four balls later', [chance(1, '7.0', 44, 1)], [innings(40, 1, '6.2')], 'As of over 7'],
  ['of the innings before', [chance(1, '20.0', 182, 6)], [first, innings(0, 0, '0.1')], 'Innings 1, 20 ov'],
  ['of the next innings', [chance(2, '0.1', 0, 0)], [first], 'Innings 2, 0.1 ov'],
  ['from before play', [chance(0, '0', 0, 0)], [innings(4, 0, '0.1')], 'Before the first ball'],
  ['without a history', [], [innings(4, 0, '0.1')], null],
])('a chance %s has the over that it belongs to', (_, history, score, text) => {
  const forecast = { limitation: null, win: { teamA: 60, teamB: 40 }, before: null, history };
  expect(chanceAgeText(i18n, forecast, { phase: 'live', score, matchType: 't20' })).toBe(text);
});

it.each([
  ['no chance', 'live', null],
  ['a match that is over', 'completed', { teamA: 100, teamB: 0 }],
] as const)('%s has no over', (_, phase, win) => {
  const forecast = { limitation: null, win, before: null, history: [chance(1, '6.1', 40, 1)] };
  expect(
    chanceAgeText(i18n, forecast, { phase, score: [innings(44, 2, '6.2')], matchType: 't20' }),
  ).toBeNull();
});

it.each([
  { teamA: 54.5, whole: { teamA: 55, teamB: 45 } },
  { teamA: 45.5, whole: { teamA: 46, teamB: 54 } },
  { teamA: 50, whole: { teamA: 50, teamB: 50 } },
  { teamA: 100, whole: { teamA: 100, teamB: 0 } },
  { teamA: 99.7, whole: { teamA: 99, teamB: 1 } },
  { teamA: 0.2, whole: { teamA: 1, teamB: 99 } },
])('the rounded chances of two teams add up to 100: $teamA% for the first', ({ teamA, whole }) => {
  expect(roundPercentages({ teamA, teamB: 100 - teamA })).toEqual(whole);
});
