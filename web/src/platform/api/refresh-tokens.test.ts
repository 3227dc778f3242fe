import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { clearSession, readSession } from '../storage/session-storage.ts';
import { refreshTokens } from './refresh-tokens.ts';

const REFRESH = 'POST /api/auth/refresh/';
let server: TestServer;
afterEach(() => server.close());

/** The module as loaded in another tab: separate memory, shared storage and locks. */
async function anotherTab() {
  vi.resetModules();
  return import('./refresh-tokens.ts');
}

describe('refreshing tokens', () => {
  it('uses the refresh token once, however many calls got a 401 at the same time', async () => {
    server = await startTestServer({
      [REFRESH]: () => ({ body: { access: 'access-2', refresh: 'refresh-2' } }),
    });
    storeSession();

    const tokens = await Promise.all(Array.from({ length: 50 }, () => refreshTokens('access-1')));

    expect(new Set(tokens)).toEqual(new Set(['access-2']));
    expect(server.callsOf(REFRESH)).toBe(1);
    expect(readSession()).toMatchObject({ access: 'access-2', refresh: 'refresh-2' });
  });

  it('lets a second tab use the tokens that the first one fetched', async () => {
    server = await startTestServer({
      [REFRESH]: () => ({ body: { access: 'access-2', refresh: 'refresh-2' } }),
    });
    storeSession();
    const other = await anotherTab();

    const tokens = await Promise.all([refreshTokens('access-1'), other.refreshTokens('access-1')]);

    expect(tokens).toEqual(['access-2', 'access-2']);
    expect(server.callsOf(REFRESH)).toBe(1);
  });

  it('clears the session when the server rejects the token', async () => {
    server = await startTestServer({
      [REFRESH]: () => refusal(401, 'refresh_refused', 'Your session has ended.'),
    });
    storeSession();

    expect(await refreshTokens('access-1')).toBeNull();
    expect(readSession()).toBeNull();
  });

  it('keeps the session when the server cannot be reached', async () => {
    server = await startTestServer({ [REFRESH]: (_, response) => (response.destroy(), null) });
    storeSession();

    await expect(refreshTokens('access-1')).rejects.toMatchObject({ code: 'offline' });
    expect(readSession()).not.toBeNull();
  });

  it.each([429, 500, 503])('keeps the session when the server answers %i', async (status) => {
    server = await startTestServer({ [REFRESH]: () => refusal(status, 'unavailable', 'Please try again.') });
    storeSession();

    await expect(refreshTokens('access-1')).rejects.toMatchObject({ status });
    expect(readSession()).not.toBeNull();
  });

  it('does not restore a session that was cleared during the request', async () => {
    server = await startTestServer({
      [REFRESH]: () => {
        clearSession();
        return { body: { access: 'access-2', refresh: 'refresh-2' } };
      },
    });
    storeSession();

    expect(await refreshTokens('access-1')).toBeNull();
    expect(readSession()).toBeNull();
  });

  it('keeps a session that started while the server rejected the old one', async () => {
    server = await startTestServer({
      [REFRESH]: () => {
        storeSession({ access: 'theirs', refresh: 'theirs too' });
        return refusal(401, 'refresh_refused', 'Your session has ended.');
      },
    });
    storeSession();

    expect(await refreshTokens('access-1')).toBeNull();
    expect(readSession()).toMatchObject({ access: 'theirs', refresh: 'theirs too' });
  });

  it('does not store its tokens for a user who signed in during the request', async () => {
    server = await startTestServer({
      [REFRESH]: () => {
        storeSession({ access: 'theirs', refresh: 'theirs too' });
        return { body: { access: 'access-2', refresh: 'refresh-2' } };
      },
    });
    storeSession();

    expect(await refreshTokens('access-1')).toBeNull();
    expect(readSession()).toMatchObject({ access: 'theirs', refresh: 'theirs too' });
  });
});
