import { describe, expect, it } from 'vitest';
import { statusWord } from './match-dialog-cards.tsx';

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
