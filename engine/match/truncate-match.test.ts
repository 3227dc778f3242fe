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

  it('keeps an innings that ends at the cut as it is, with its declaration', () => {
    const declared = makeInnings({ deliveries: makeOver(0), declared: true });
    const match = makeMatch({ innings: [declared, makeInnings({ deliveries: makeOver(0) })] });
    expect(truncateMatch(match, 6).innings).toEqual([declared]);
    expect(truncateMatch(match, 5).innings).toMatchObject([{ declared: false }]);
  });
});
