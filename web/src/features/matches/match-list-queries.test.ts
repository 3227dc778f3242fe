import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeCricketCache } from '../../platform/storage/cricket-cache.ts';
import { storeServerUsage } from '../../platform/storage/cricket-usage.ts';
import { testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { matchListQueries } from './match-list-queries.ts';

const LIVE = 'GET /api/v1/cricket/matches/live/';
const kept = { status: 'success', data: [], page: { offset: 0, limit: 25, total: 0 } };

let server: TestServer | undefined;
afterEach(() => server?.close());

async function ask(status: number): Promise<unknown> {
  server = await startTestServer({ [LIVE]: () => refusal(status, 'refused', '') });
  storeSession();
  const client = new QueryClient({ defaultOptions: { queries: { networkMode: 'always', retryDelay: 0 } } });
  return client.fetchQuery({ ...matchListQueries.live, staleTime: 0 }).catch((error: unknown) => error);
}

const begun = () =>
  new QueryObserver(new QueryClient(), { ...matchListQueries.live, enabled: false }).getCurrentResult().data;

it('a list is fresh for five minutes, cached for thirty, and not refetched on window focus', () => {
  for (const query of Object.values(matchListQueries)) {
    expect(query).toMatchObject({ staleTime: 300_000, gcTime: 1_800_000, refetchOnWindowFocus: false });
  }
});

describe('a list cached in this browser', () => {
  it('begins the page', () => {
    writeCricketCache('liveMatches', { ...kept, data: [testMatch()] }, 60);
    expect(begun()).toMatchObject({ data: [{ key: 'match-1' }] });
  });
});

describe('a list of matches that cannot be had', () => {
  it('is retried twice when a retry may help', async () => {
    expect(await ask(503)).toMatchObject({ status: 503 });
    expect(server?.callsOf(LIVE)).toBe(3);
  });

  it('is not retried after a rejection', async () => {
    expect(await ask(403)).toMatchObject({ status: 403 });
    expect(server?.callsOf(LIVE)).toBe(1);
  });

  it('fails at once when access is denied', async () => {
    writeCricketCache('liveMatches', kept, 60);
    storeServerUsage({ hitsRemaining: 1 });
    expect(await ask(503)).toMatchObject({ code: 'withheld' });
    expect(server?.callsOf(LIVE)).toBe(0);
  });

  it('fails at once without a network', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await ask(503);
    expect(server?.callsOf(LIVE)).toBe(1);
  });
});
