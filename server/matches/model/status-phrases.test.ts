import { describe, expect, it } from 'vitest';
import { readToss, readWinner } from './status-phrases.ts';

const sides = [
  { name: 'Kent', shortName: 'KEN' },
  { name: 'Essex', shortName: 'ESX' },
] as const;

describe('the winner in a status line', () => {
  it.each([
    ['Kent won by 12 runs', 'Kent'],
    ['Kent win by 6 wickets', 'Kent'],
    ['Day 4: 2nd Session - Kent beat Essex by an innings and 12 runs', 'Kent'],
    ['Match tied (Essex won the super over)', 'Essex'],
    ['Match tied', null],
  ])('%s: %s', (words, winner) => {
    expect(readWinner(words, sides)).toBe(winner);
  });
});

describe('the toss winner in a status line', () => {
  it.each([
    ['Kent opt to bat', { winner: 'Kent', decision: 'bat' }],
    ['Essex have decided to field', { winner: 'Essex', decision: 'bowl' }],
    ['Kent win the toss and bowl first', { winner: 'Kent', decision: 'bowl' }],
    ['Kent won toss, chose to bat', { winner: 'Kent', decision: 'bat' }],
    ['Kent need 12 runs', null],
  ])('%s', (words, toss) => {
    expect(readToss(words, sides)).toEqual(toss);
  });
});
