import { describe, expect, it } from 'vitest';
import { countOvers, daysPlayed, FORMATS, isDayOver, matchFormat, playedFormat } from './formats.ts';

describe('the format of a match', () => {
  it.each([
    ['t20', 'Kent vs Essex', 't20'],
    ['T20I', 'Kent vs Essex', 't20'],
    ['odm', 'Kent vs Essex', 'odi'],
    ['First-class', 'Kent vs Essex', 'test'],
    [null, 'India vs England, 2nd Test', 'test'],
    [null, 'India vs England, 1st ODI', 'odi'],
    ['t20', 'Abu Dhabi T10, Final', 't10'],
    [null, 'The Hundred, Final', 'hundred'],
    [null, 'Kent vs Essex', 'other'],
  ])('of type %s and name %s is %s', (matchType, name, format) => {
    expect(matchFormat({ matchType, name, teams: ['Kent', 'Essex'] })).toBe(format);
  });

  it('is The Hundred when both teams play in it', () => {
    const named = { matchType: 't20', name: 'Final' };
    expect(matchFormat({ ...named, teams: ['Welsh Fire Women', 'London Spirit'] })).toBe('hundred');
    expect(matchFormat({ ...named, teams: ['Welsh Fire', 'Kent'] })).toBe('t20');
  });
});

describe('a status that counts days', () => {
  it.each([
    ['Day 2: Stumps', 'test', true, 2],
    ['Day 3: Lunch', 'test', false, 0],
    ['Stumps', 'test', true, 0],
    ['Day 1: Play abandoned', 'test', true, 1],
    ['Match not started', 'other', false, 0],
  ] as const)('%s', (status, format, isOver, days) => {
    expect([playedFormat({ format: 'other', status }), isDayOver(status), daysPlayed(status)]).toEqual([
      format,
      isOver,
      days,
    ]);
  });
});

it.each([
  ['100.0', 'hundred', '20.0'],
  ['43.0', 'hundred', '8.3'],
  ['8.3', 'hundred', '8.3'],
  ['20.0', 't20', '20.0'],
] as const)('%s in a score of %s are %s overs', (scoreOvers, format, overs) => {
  expect(countOvers(scoreOvers, format)).toBe(overs);
});

it('a live Test is closed after six days, the others within a day', () => {
  expect(Object.values(FORMATS).map(({ openHours }) => openHours)).toEqual([12, 12, 12, 16, 144, 16]);
});
