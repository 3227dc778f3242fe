import { afterEach, describe, expect, it, vi } from 'vitest';
import { INACTIVITY_LIMIT_MS, readSession, SESSION_KEY } from '../../platform/storage/session-storage.ts';
import { asha, storeSession } from '../../testing/test-people.ts';
import {
  proxyPage,
  refusal,
  startTestServer,
  type TestHandler,
  type TestServer,
} from '../../testing/test-server.ts';
import { startSession } from './start-session.ts';

const PROFILE = 'GET /api/auth/profile/';
const REFRESH = 'POST /api/auth/refresh/';
const expired = refusal(401, 'token_expired', 'Your session has expired.');
const newPair: TestHandler = () => ({ body: { access: 'access-2', refresh: 'refresh-2' } });

/** A profile that answers to one token alone. */
const profileFor =
  (token: string): TestHandler =>
  ({ bearer }) =>
    bearer === token ? { body: asha } : expired;

let server: TestServer;
afterEach(() => server.close());

describe('starting with a saved session', () => {
  it('fetches the profile with its access token', async () => {
    server = await startTestServer({ [PROFILE]: profileFor('access-1') });
    storeSession();

    expect(await startSession()).toMatchObject({ id: asha.id, name: 'Asha Rao' });
    expect(readSession()?.access).toBe('access-1');
  });

  it('refreshes after a 401 and fetches the profile again', async () => {
    server = await startTestServer({ [PROFILE]: profileFor('access-2'), [REFRESH]: newPair });
    storeSession();

    expect(await startSession()).toMatchObject({ id: asha.id });
    expect(readSession()).toMatchObject({ access: 'access-2', refresh: 'refresh-2' });
  });

  it('clears the session when the refresh is refused', async () => {
    server = await startTestServer({ [PROFILE]: () => expired, [REFRESH]: () => expired });
    storeSession();

    expect(await startSession()).toBeNull();
    expect(readSession()).toBeNull();
  });

  it('clears the session when the profile fails after the refresh', async () => {
    server = await startTestServer({ [PROFILE]: () => expired, [REFRESH]: newPair });
    storeSession();

    expect(await startSession()).toBeNull();
    expect(readSession()).toBeNull();
  });

  it.each([
    { network: 'is gone', onLine: false },
    { network: 'seems to be there', onLine: true },
  ])(
    'continues with the stored user when no server responds and the network $network',
    async ({ onLine }) => {
      server = await startTestServer({});
      storeSession();
      await server.close();
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);

      expect(await startSession()).toMatchObject({ id: asha.id });
      expect(readSession()?.access).toBe('access-1');
    },
  );

  it.each([429, 502, 503, 504])('continues with the stored user after a %i', async (status) => {
    server = await startTestServer({ [PROFILE]: () => refusal(status, 'unavailable', 'Later') });
    storeSession();

    expect(await startSession()).toMatchObject({ id: asha.id });
    expect(readSession()?.access).toBe('access-1');
  });

  it.each([429, 502, 503, 504])(
    'goes on with the person it knows after a refresh answered %i',
    async (status) => {
      server = await startTestServer({
        [PROFILE]: () => expired,
        [REFRESH]: () => refusal(status, 'unavailable', 'Later'),
      });
      storeSession();

      expect(await startSession()).toMatchObject({ id: asha.id });
      expect(readSession()?.access).toBe('access-1');
    },
  );

  it('continues with the stored user after the page of a captive portal', async () => {
    server = await startTestServer({ [PROFILE]: proxyPage(200) });
    storeSession();

    expect(await startSession()).toMatchObject({ id: asha.id });
    expect(readSession()?.access).toBe('access-1');
  });

  it('continues with the new tokens when the server is unreachable after the refresh', async () => {
    server = await startTestServer({
      [PROFILE]: ({ bearer }) => (bearer === 'access-1' ? expired : refusal(503, 'unavailable', 'Later')),
      [REFRESH]: newPair,
    });
    storeSession();

    expect(await startSession()).toMatchObject({ id: asha.id });
    expect(readSession()).toMatchObject({ access: 'access-2', refresh: 'refresh-2' });
  });

  it.each([400, 403, 404, 410, 500, 501, 505])(
    'clears the session after a %i, without a refresh',
    async (status) => {
      server = await startTestServer({
        [PROFILE]: () => refusal(status, 'server_error', 'Broken'),
        [REFRESH]: newPair,
      });
      storeSession();

      expect(await startSession()).toBeNull();
      expect(readSession()).toBeNull();
      expect(server.callsOf(REFRESH)).toBe(0);
    },
  );

  it.each<[string, string, Record<string, TestHandler>]>([
    ['its profile fails', PROFILE, { [PROFILE]: () => refusal(500, 'server_error', 'Broken') }],
    ['its refresh is refused', REFRESH, { [PROFILE]: () => expired, [REFRESH]: () => expired }],
    ['its refresh succeeds', REFRESH, { [PROFILE]: () => expired, [REFRESH]: newPair }],
  ])('keeps a sign-in during the request when %s', async (_, last, handlers) => {
    server = await startTestServer({
      ...handlers,
      [last]: (...asked) => {
        storeSession({ user: { ...asha, id: 'user-2' }, access: 'theirs', refresh: 'theirs too' });
        return handlers[last]?.(...asked) ?? expired;
      },
    });
    storeSession();

    expect(await startSession()).toMatchObject({ id: 'user-2' });
    expect(readSession()).toMatchObject({ user: { id: 'user-2' }, refresh: 'theirs too' });
  });

  it('sends no request when the session has been idle for seven days', async () => {
    server = await startTestServer({ [PROFILE]: profileFor('access-1') });
    storeSession({ lastActivity: Date.now() - INACTIVITY_LIMIT_MS });

    expect(await startSession()).toBeNull();
    expect(server.requests).toEqual([]);
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
  });

  it('sends no request when the stored value is not a session', async () => {
    server = await startTestServer({ [PROFILE]: profileFor('access-1') });
    window.localStorage.setItem(SESSION_KEY, '{"user":7}');

    expect(await startSession()).toBeNull();
    expect(window.localStorage.getItem(SESSION_KEY)).toBeNull();
  });
});

describe('starting with the session of an older version', () => {
  const generations = [
    { user: 'user', access: 'access_token', refresh: 'refresh_token' },
    { user: 'gullylens.user', access: 'gullylens.accessToken', refresh: 'gullylens.refreshToken' },
  ] as const;
  const store = (keys: (typeof generations)[number]) => {
    window.localStorage.setItem(keys.user, JSON.stringify(asha));
    window.localStorage.setItem(keys.access, 'access-1');
    window.localStorage.setItem(keys.refresh, 'refresh-1');
  };

  it.each(generations)('migrates $user into a session', async (keys) => {
    server = await startTestServer({ [PROFILE]: profileFor('access-1') });
    store(keys);

    expect(await startSession()).toMatchObject({ id: asha.id });
    expect(readSession()).toMatchObject({ access: 'access-1', refresh: 'refresh-1' });
    expect(window.localStorage.getItem(keys.access)).toBeNull();
  });

  it.each(generations)('refreshes $access after a 401', async (keys) => {
    server = await startTestServer({ [PROFILE]: profileFor('access-2'), [REFRESH]: newPair });
    store(keys);

    expect(await startSession()).toMatchObject({ id: asha.id });
    expect(readSession()).toMatchObject({ access: 'access-2', refresh: 'refresh-2' });
  });

  it.each(generations)('removes $user when it no longer signs in', async (keys) => {
    server = await startTestServer({ [PROFILE]: () => expired, [REFRESH]: () => expired });
    store(keys);

    expect(await startSession()).toBeNull();
    expect(Object.values(keys).map((key) => window.localStorage.getItem(key))).toEqual([null, null, null]);
  });

  it.each([
    ['without a refresh token after a 401', 'refresh_token', 401],
    ['with one after a 500', 'unused', 500],
  ])('does not refresh %s', async (_, removed, status) => {
    server = await startTestServer({
      [PROFILE]: () => refusal(status, 'server_error', 'No'),
      [REFRESH]: newPair,
    });
    store(generations[0]);
    window.localStorage.removeItem(removed);

    expect(await startSession()).toBeNull();
    expect(server.callsOf(PROFILE)).toBe(1);
    expect(server.callsOf(REFRESH)).toBe(0);
  });
});
