import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { readSession } from '../storage/session-storage.ts';
import { callApi } from './api-client.ts';

const STATUS = 'GET /api/subscriptions/premium/status/';
const REFRESH = 'POST /api/auth/refresh/';
const free = { isPremium: false, premiumUntil: null, subscriptionActive: false };
const expired = refusal(401, 'token_expired', 'Your session has expired.');
let server: TestServer;
afterEach(() => server.close());

describe('calling the API', () => {
  it('carries the stored access token', async () => {
    server = await startTestServer({ [STATUS]: () => ({ body: free }) });
    storeSession();

    expect(await callApi(STATUS)).toEqual(free);
    expect(server.requests[0]?.bearer).toBe('access-1');
  });

  it('answers a 401 with one refresh and one retry', async () => {
    server = await startTestServer({
      [STATUS]: ({ bearer }) => (bearer === 'access-2' ? { body: free } : expired),
      [REFRESH]: () => ({ body: { access: 'access-2', refresh: 'refresh-2' } }),
    });
    storeSession();

    expect(await callApi(STATUS)).toEqual(free);
    expect(server.requests.map(({ call }) => call)).toEqual([STATUS, REFRESH, STATUS]);
  });

  it('does not refresh a second time when the retry is rejected too', async () => {
    server = await startTestServer({
      [STATUS]: () => expired,
      [REFRESH]: () => ({ body: { access: 'access-2', refresh: 'refresh-2' } }),
    });
    storeSession();

    await expect(callApi(STATUS)).rejects.toMatchObject({ status: 401, code: 'token_expired' });
    expect(server.callsOf(REFRESH)).toBe(1);
  });

  it('ends the session when the refresh is rejected', async () => {
    server = await startTestServer({
      [STATUS]: () => expired,
      [REFRESH]: () => refusal(401, 'refresh_refused', 'Your session has ended.'),
    });
    storeSession();
    window.localStorage.setItem('access_token', 'old');

    await expect(callApi(STATUS)).rejects.toMatchObject({ code: 'session_ended' });
    expect(readSession()).toBeNull();
    expect(window.localStorage.getItem('access_token')).toBeNull();
  });

  it('returns the code, status, message, details and conflicting email of an error', async () => {
    const more = { details: 'More to say', conflict_email: 'other@example.com' };
    server = await startTestServer({ [STATUS]: () => refusal(409, 'account_conflict', 'Taken', more) });

    await expect(callApi(STATUS)).rejects.toMatchObject({
      code: 'account_conflict',
      status: 409,
      text: 'Taken',
      details: 'More to say',
      conflictEmail: 'other@example.com',
    });
  });

  it('keeps the status of a response that is not our JSON', async () => {
    server = await startTestServer({
      [STATUS]: (_, response) => (response.writeHead(502).end('<html>Bad gateway</html>'), null),
    });

    await expect(callApi(STATUS)).rejects.toMatchObject({ code: 'unreadable', status: 502 });
  });

  it('times out after 30 seconds', async () => {
    server = await startTestServer({ [STATUS]: () => null });
    const timeout = new AbortController();
    const started = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);

    const outcome = expect(callApi(STATUS)).rejects.toMatchObject({ code: 'timed_out', status: 0 });
    await until(() => expect(server.requests).toHaveLength(1));
    timeout.abort();
    await outcome;
    expect(started).toHaveBeenCalledWith(30_000);
  });

  it('rejects with the caller’s reason when the caller aborts', async () => {
    server = await startTestServer({ [STATUS]: () => null });
    const caller = new AbortController();

    const outcome = expect(callApi(STATUS, { signal: caller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    await until(() => expect(server.requests).toHaveLength(1));
    caller.abort();
    await outcome;
  });
});
