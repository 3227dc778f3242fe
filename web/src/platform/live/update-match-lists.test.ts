import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { testMatch } from '../../testing/test-matches.ts';
import { apiQueryKey } from '../api/api-query-key.ts';
import { mergeMatches, updateMatchLists } from './update-match-lists.ts';

const LIVE = 'GET /api/v1/cricket/matches/live/';
const page = (...matches: ReturnType<typeof testMatch>[]) => ({
  status: 'success',
  data: matches,
  page: { offset: 0, limit: 25, total: matches.length },
  as_of: '2026-11-21T10:00:00.000Z',
});

describe('placing live matches', () => {
  it('inserts newer versions, ignores older ones and adds unknown matches', () => {
    const merged = mergeMatches(
      [testMatch({ id: 'a', version: 5 }), testMatch({ id: 'b', version: 5 })],
      [
        testMatch({ id: 'a', version: 6 }),
        testMatch({ id: 'b', version: 4 }),
        testMatch({ id: 'c', version: 1 }),
      ],
    );
    expect(merged.map(({ id, version }) => [id, version])).toEqual([
      ['a', 6],
      ['b', 5],
      ['c', 1],
    ]);
  });

  it('refetches a list when a match has left or joined it', () => {
    const client = new QueryClient();
    const key = apiQueryKey(LIVE);
    client.setQueryData(key, page(testMatch({ id: 'a', phase: 'live' })));

    updateMatchLists(client, [testMatch({ id: 'a', phase: 'live', version: 2 })]);
    expect(client.getQueryState(key)?.isInvalidated).toBe(false);

    updateMatchLists(client, [testMatch({ id: 'a', phase: 'completed', version: 3 })]);
    expect(client.getQueryState(key)?.isInvalidated).toBe(true);
  });
});
