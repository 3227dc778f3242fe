import { describe, expect, it } from 'vitest';
import { runRate, statusWord } from './match-dialog-cards.tsx';

describe('the word for a status', () => {
  it.each([
    ['Live: second session', 'LIVE'],
    ['Match in progress', 'LIVE'],
    ['Match completed', 'COMPLETED'],
    ['Sri Lanka won by 73 runs', 'COMPLETED'],
    ['Match not started', 'SCHEDULED'],
    ['scheduled', 'SCHEDULED'],
    ['toss', 'TOSS'],
    ['Rain stops play', null],
    ['', 'UNKNOWN'],
  ])('of %j is %s', (status, word) => {
    expect(statusWord(status)).toBe(word);
  });
});

describe('the run rate', () => {
  it.each([
    [{ r: 98, o: '16.2' }, '6.00'],
    [{ r: 120, o: '20' }, '6.00'],
    [{ r: 0, o: '0' }, '0.00'],
  ])('of %o is %s', (innings, rate) => {
    expect(runRate(innings)).toBe(rate);
  });
});
