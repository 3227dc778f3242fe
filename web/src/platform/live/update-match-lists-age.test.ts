import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testMatch } from '../../testing/test-matches.ts';
import { ApiError } from '../api/api-error.ts';
import { apiQueryKey } from '../api/api-query-key.ts';
import { updateMatchLists } from './update-match-lists.ts';

const NOON = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 3_600_000;
const live = testMatch({ id: 'a', phase: 'live', version: 5 });
const newer = { ...live, version: 6 };
const list = { status: 'success', data: [live], page: { offset: 0, limit: 25, total: 1 } };
const overview = { status: 'success', data: { current_matches: [live], series: [] } };
const withheld = () => Promise.reject(new ApiError({ code: 'withheld', status: 403 }));

beforeEach(() => vi.useFakeTimers({ now: NOON }));
afterEach(() => vi.useRealTimers());

const singleKey = apiQueryKey('GET /api/v1/cricket/matches/{id}/', { params: { id: 'a' } });

function showSingle(version: number) {
  const client = new QueryClient();
  client.setQueryData(singleKey, { status: 'success', data: { ...live, version } }, { updatedAt: 0 });
  return client;
}

describe('a pushed state of a single match', () => {
  it('is ignored when a newer one is shown', () => {
    const client = showSingle(12);
    updateMatchLists(client, [{ ...live, version: 11 }]);
    expect(client.getQueryData(singleKey)).toMatchObject({ data: { version: 12 } });
    expect(client.getQueryState(singleKey)?.dataUpdatedAt).toBe(0);
  });

  it('counts as fresh when it is newer, and when the same one arrives again', () => {
    for (const version of [5, 6]) {
      const client = showSingle(5);
      updateMatchLists(client, [{ ...live, version }]);
      expect(client.getQueryData(singleKey)).toMatchObject({ data: { version } });
      expect(client.getQueryState(singleKey)?.dataUpdatedAt).toBe(NOON);
    }
  });
});

describe.each([
  ['the overview', apiQueryKey('GET /api/v1/cricket/dashboard/overview/'), overview],
  ['a list', apiQueryKey('GET /api/v1/cricket/matches/live/'), list],
])('a match pushed into %s', (_, queryKey, cached) => {
  const yesterday = NOON - 26 * HOUR_MS;
  const begin = (client: QueryClient) =>
    client.getQueryCache().build(client, { queryKey, initialData: cached, initialDataUpdatedAt: yesterday });
  const versionIn = (client: QueryClient) =>
    /"version":(\d+)/.exec(JSON.stringify(client.getQueryData(queryKey)))?.[1];

  it('keeps the age of a stored response', () => {
    const client = new QueryClient();
    begin(client);
    updateMatchLists(client, [newer]);
    expect(versionIn(client)).toBe('6');
    expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(yesterday);
  });

  it('keeps the error and the age of a failed response', async () => {
    const client = new QueryClient();
    begin(client);
    await expect(client.fetchQuery({ queryKey, queryFn: withheld })).rejects.toMatchObject({
      code: 'withheld',
    });
    updateMatchLists(client, [newer]);
    expect(versionIn(client)).toBe('6');
    expect(client.getQueryState(queryKey)).toMatchObject({ status: 'error', dataUpdatedAt: yesterday });
  });

  it('keeps an invalidated response invalidated', async () => {
    const client = new QueryClient();
    client.setQueryData(queryKey, cached);
    await client.invalidateQueries({ queryKey });
    updateMatchLists(client, [newer]);
    expect(versionIn(client)).toBe('6');
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
  });

  it('keeps a successful response current', () => {
    const client = new QueryClient();
    client.setQueryData(queryKey, cached, { updatedAt: yesterday });
    updateMatchLists(client, [newer]);
    expect(client.getQueryState(queryKey)?.dataUpdatedAt).toBe(NOON);
  });
});
