import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { clearSession, readSession } from '../storage/session-storage.ts';
import { refreshTokens } from './refresh-tokens.ts';

const REFRESH = 'POST /api/auth/refresh/';
let server: TestServer;
afterEach(() => server.close());

/** The module as another tab has it: its own memory, the same storage and locks. */
async function anotherTab() {
  vi.resetModules();
  return import('./refresh-tokens.ts');
}

describe('refreshing tokens', () => {
  it('spends the refresh token once, however many calls were refused at the same moment', async () => {
    server = await startTestServer({
      [REFRESH]: () => ({ body: { access: 'access-2', refresh: 'refresh-2' } }),
    });
    storeSession();

    const tokens = await Promise.all(Array.from({ length: 50 }, () => refreshTokens('access-1')));

    expect(new Set(tokens)).toEqual(new Set(['access-2']));
    expect(server.callsOf(REFRESH)).toBe(1);
    expect(readSession()).toMatchObject({ access: 'access-2', refresh: 'refresh-2' });
  });

  it('lets a second tab use what the first one got', async () => {
    server = await startTestServer({
      [REFRESH]: () => ({ body: { access: 'access-2', refresh: 'refresh-2' } }),
    });
    storeSession();
    const other = await anotherTab();

    const tokens = await Promise.all([refreshTokens('access-1'), other.refreshTokens('access-1')]);

    expect(tokens).toEqual(['access-2', 'access-2']);
    expect(server.callsOf(REFRESH)).toBe(1);
  });

  it('clears the session when the server refuses', async () => {
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

  it('does not bring back a session that was cleared meanwhile', async () => {
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

  it('leaves a session alone that began while the server refused', async () => {
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

  it('does not give its tokens to somebody who signed in meanwhile', async () => {
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
