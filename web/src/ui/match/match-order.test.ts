import { describe, expect, it } from 'vitest';
import { testMatch } from '../../testing/test-matches.ts';
import { liveThenNext } from './match-order.ts';

const live = [
  testMatch({ id: 'minor', phase: 'live', priority_score: 1 }),
  testMatch({ id: 'major', phase: 'live', priority_score: 9 }),
];
const upcoming = [
  testMatch({ id: 'undated', start_at: null }),
  testMatch({ id: 'second', start_at: 20 }),
  testMatch({ id: 'first', start_at: 10 }),
];

describe('the live and the next matches', () => {
  it.each([
    [undefined, ['major', 'minor', 'first', 'second', 'undated']],
    [3, ['major', 'minor', 'first']],
  ])('are live by priority, then by their start, with the limit %s', (limit, keys) => {
    expect(liveThenNext(live, upcoming, limit).map(({ key }) => key)).toEqual(keys);
  });
});
