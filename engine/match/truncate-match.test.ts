import { describe, expect, it } from 'vitest';
import { makeInnings, makeMatch, makeOver } from '../testing/make-match.ts';
import { truncateMatch } from './truncate-match.ts';

describe('truncateMatch', () => {
  it('removes everything after the cut', () => {
    const match = makeMatch({ innings: [makeInnings({ deliveries: makeOver(0) })], playerOfMatch: ['H1'] });
    expect(truncateMatch(match, 3)).toMatchObject({
      outcome: { result: 'in progress', winner: null },
      playerOfMatch: [],
    });
    expect(truncateMatch(match, 6)).toBe(match);
    expect(truncateMatch(match, 0).innings).toEqual([]);
  });
});
