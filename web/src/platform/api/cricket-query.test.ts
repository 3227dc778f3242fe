import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { readCricketCache, ttlSeconds, writeCricketCache } from '../storage/cricket-cache.ts';
import { storeServerUsage } from '../storage/cricket-usage.ts';
import { cricketQuery } from './cricket-query.ts';

const call = 'GET /api/v1/cricket/countries-new/';
const answer = { status: 'success', data: { countries: [] }, as_of: null };
const query = cricketQuery(call, 'countries');

let server: TestServer;
afterEach(() => server.close());

async function open(body: { status?: number; body?: unknown } = { body: answer }): Promise<QueryClient> {
  server = await startTestServer({ [call]: () => body });
  storeSession();
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}

const callCount = () => server.callsOf(call);

describe('a call for cricket data', () => {
  it('stores the response with its arrival and expiry times', async () => {
    const client = await open();
    expect(await client.fetchQuery(query)).toEqual(answer);
    const cached = readCricketCache('countries');
    expect(cached?.data).toEqual(answer);
    expect((cached?.expires ?? 0) - (cached?.timestamp ?? 0)).toBe(86_400_000);
  });

  it('starts with the stored response and fetches at once when it has expired', async () => {
    writeCricketCache('countries', answer, -1);
    const client = await open();
    expect(client.ensureQueryData({ ...query, staleTime: 300_000 })).toBeInstanceOf(Promise);
    expect(client.getQueryData(query.queryKey)).toEqual(answer);
    expect(client.getQueryState(query.queryKey)?.dataUpdatedAt).toBe(0);
  });

  it('keeps the stored response when the request fails', async () => {
    writeCricketCache('countries', answer, 60);
    const client = await open(refusal(503, 'unavailable', 'Not now.'));
    await expect(client.fetchQuery({ ...query, staleTime: 0 })).rejects.toMatchObject({ status: 503 });
    expect(client.getQueryData(query.queryKey)).toEqual(answer);
    expect(readCricketCache('countries')?.data).toEqual(answer);
  });

  it.each([
    ['5 hits left and a cached answer, fresh or not', 5, -1, 0],
    ['10 hits left and a fresh one', 10, 60, 0],
    ['10 hits left and one that is not fresh', 10, -1, 1],
    ['11 hits left', 11, 60, 1],
  ])('with %s is made or withheld', async (_, hits, freshFor, calls) => {
    writeCricketCache('countries', answer, freshFor);
    storeServerUsage({ hitsRemaining: hits });
    const client = await open();
    const result = client.fetchQuery({ ...query, staleTime: 0 });
    if (calls === 0) await expect(result).rejects.toMatchObject({ code: 'withheld' });
    else await result;
    expect(callCount()).toBe(calls);
    expect(client.getQueryData(query.queryKey)).toEqual(answer);
  });

  it('is sent with no hits left when nothing is stored', async () => {
    storeServerUsage({ hitsRemaining: 0 });
    const client = await open();
    expect(await client.fetchQuery(query)).toEqual(answer);
  });
});

describe('how long a response is fresh', () => {
  it.each([
    [20, 60],
    [19, 120],
    [10, 120],
    [9, 360],
  ])('with %d hits left a live match is for %d seconds', (hits, seconds) => {
    expect(ttlSeconds('liveMatches', hits)).toBe(seconds);
  });
});
