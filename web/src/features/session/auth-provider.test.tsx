import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  clearSession,
  readSession,
  SESSION_KEY,
  type StoredSession,
} from '../../platform/storage/session-storage.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { asha, storeSession } from '../../testing/test-people.ts';
import {
  heldAnswer,
  refusal,
  startTestServer,
  type TestHandler,
  type TestServer,
} from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { useAuth } from './auth-context.ts';
import { AuthProvider } from './auth-provider.tsx';
import { TOKEN_CHECK_INTERVAL_MS } from './watch-session.ts';

const happy: Record<string, TestHandler> = {
  'GET /api/auth/profile/': () => ({ body: asha }),
  'GET /api/auth/status/': () => ({ body: { authenticated: true, expiresAt: '2030-01-01T00:00:00.000Z' } }),
  'POST /api/auth/logout/': () => ({ body: { success: true } }),
};
const expired = () => refusal(401, 'token_expired', 'Your session has expired.');

let server: TestServer;
afterEach(() => server.close());

function Probe() {
  const auth = useAuth();
  return (
    <>
      <p>{auth.status}</p>
      <p>{auth.user?.name}</p>
      <p>{auth.mustSignIn && 'must sign in'}</p>
      <button type="button" onClick={auth.logout}>
        out
      </button>
      <button type="button" onClick={() => auth.updateUser({ ...asha, first_name: 'Meera', name: 'Asha' })}>
        rename
      </button>
      <button type="button" onClick={() => auth.login(asha, { access: 'access-9', refresh: 'refresh-9' })}>
        in
      </button>
    </>
  );
}

function show() {
  const travels = { onSignedIn: vi.fn(), onSignedOut: vi.fn() };
  renderScreen(
    <AuthProvider {...travels}>
      <Probe />
    </AuthProvider>,
  );
  return travels;
}

async function showSignedIn() {
  storeSession();
  const travels = show();
  await screen.findByText('authenticated');
  await until(() => expect(server.callsOf('GET /api/auth/profile/')).toBe(1));
  return travels;
}

describe('the signed-in user', () => {
  it('is the stored one at once, then the one of the profile', async () => {
    const profile = heldAnswer();
    server = await startTestServer({ ...happy, 'GET /api/auth/profile/': profile.handler });
    storeSession();
    show();
    expect(screen.getByText('authenticated')).toBeDefined();
    expect(screen.getByText('Asha Rao')).toBeDefined();

    profile.give({ body: { ...asha, first_name: 'Usha' } });
    expect(await screen.findByText('Usha Rao')).toBeDefined();
  });

  it('is none after the server has rejected the stored session', async () => {
    server = await startTestServer({
      ...happy,
      'GET /api/auth/profile/': expired,
      'POST /api/auth/refresh/': expired,
    });
    storeSession();
    show();

    expect(await screen.findByText('unauthenticated')).toBeDefined();
    screen.getByText('must sign in');
  });

  it('is unknown until the server has checked the session of an older version', async () => {
    const profile = heldAnswer();
    server = await startTestServer({ ...happy, 'GET /api/auth/profile/': profile.handler });
    window.localStorage.setItem('user', JSON.stringify(asha));
    window.localStorage.setItem('access_token', 'access-1');
    show();
    expect(screen.getByText('loading')).toBeDefined();

    profile.give({ body: asha });
    expect(await screen.findByText('Asha Rao')).toBeDefined();
  });

  it('is stored by login, which then opens the dashboard', async () => {
    server = await startTestServer(happy);
    const travels = show();
    await screen.findByText('unauthenticated');

    fireEvent.click(screen.getByText('in'));

    expect(await screen.findByText('authenticated')).toBeDefined();
    expect(readSession()).toMatchObject({ access: 'access-9', refresh: 'refresh-9' });
    expect(travels.onSignedIn).toHaveBeenCalledOnce();
  });

  it('has a new name at once, also in the stored session', async () => {
    server = await startTestServer(happy);
    const { access } = storeSession();
    show();
    await screen.findByText('authenticated');
    fireEvent.click(screen.getByText('rename'));
    expect(screen.getByText('Meera Rao')).toBeDefined();
    expect(readSession()).toMatchObject({ access, user: { name: 'Meera Rao' } });
  });

  it('counts as confirmed after a rename, so that losing the session later asks for no sign-in', async () => {
    const profile = heldAnswer();
    server = await startTestServer({ ...happy, 'GET /api/auth/profile/': profile.handler });
    storeSession();
    show();
    fireEvent.click(screen.getByText('rename'));
    act(clearSession);
    await screen.findByText('unauthenticated');
    expect(screen.queryByText('must sign in')).toBeNull();
    profile.give({ body: asha });
  });

  it('does not rename another user who signed in meanwhile', async () => {
    server = await startTestServer(happy);
    storeSession();
    show();
    await screen.findByText('authenticated');
    storeSession({
      user: { ...asha, id: 'user-2', name: 'Ravi Iyer', first_name: 'Ravi', last_name: 'Iyer' },
    });
    fireEvent.click(screen.getByText('rename'));
    expect(readSession()?.user.name).toBe('Ravi Iyer');
  });

  it('is none after logout, even when the server fails', async () => {
    server = await startTestServer({
      ...happy,
      'POST /api/auth/logout/': (_, response) => (response.destroy(), null),
    });
    const travels = await showSignedIn();

    fireEvent.click(screen.getByText('out'));

    expect(await screen.findByText('unauthenticated')).toBeDefined();
    expect(readSession()).toBeNull();
    expect(screen.queryByText('must sign in')).toBeNull();
    expect(travels.onSignedOut).toHaveBeenCalledOnce();
    await until(() => expect(server.callsOf('POST /api/auth/logout/')).toBe(1));
  });

  it('is none after another tab has signed out', async () => {
    server = await startTestServer(happy);
    await showSignedIn();

    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null }));
    });

    expect(await screen.findByText('unauthenticated')).toBeDefined();
  });
});

const signOutElsewhere = () =>
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null }));
  });

describe('a visitor who opened the page', () => {
  it('without a session must sign in', async () => {
    server = await startTestServer(happy);
    show();
    await screen.findByText('must sign in');
  });

  it('and signed in is not asked to sign in when another tab signs out', async () => {
    server = await startTestServer(happy);
    show();
    await screen.findByText('unauthenticated');
    fireEvent.click(screen.getByText('in'));
    await screen.findByText('authenticated');
    signOutElsewhere();
    await screen.findByText('unauthenticated');
    expect(screen.queryByText('must sign in')).toBeNull();
  });
});

describe('a session that another tab has taken over', () => {
  const ravi = { ...asha, id: 'user-2', name: 'Ravi Iyer', first_name: 'Ravi', last_name: 'Iyer' };

  function takeOver(
    parts: Partial<StoredSession> = { user: ravi, access: 'access-2', refresh: 'refresh-2' },
  ) {
    const oldValue = window.localStorage.getItem(SESSION_KEY);
    storeSession(parts);
    const newValue = window.localStorage.getItem(SESSION_KEY);
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, oldValue, newValue }));
    });
  }

  it('is the other person’s here as well', async () => {
    server = await startTestServer({
      ...happy,
      'GET /api/auth/profile/': ({ bearer }) => ({ body: bearer === 'access-2' ? ravi : asha }),
    });
    await showSignedIn();

    takeOver();

    expect(screen.queryByText('Asha Rao')).toBeNull();
    expect(await screen.findByText('Ravi Iyer')).toBeDefined();
    expect(readSession()).toMatchObject({ user: { id: 'user-2' }, access: 'access-2' });
  });

  it('stays signed in when only the tokens are new', async () => {
    server = await startTestServer(happy);
    await showSignedIn();

    takeOver({ access: 'access-2' });

    expect(screen.getByText('authenticated')).toBeDefined();
  });

  it('keeps its user when an older profile request completes late', async () => {
    server = await startTestServer({
      ...happy,
      'GET /api/auth/profile/': () => {
        storeSession({ user: ravi, access: 'access-2', refresh: 'refresh-2' });
        return { body: asha };
      },
    });
    storeSession();
    show();

    expect(await screen.findByText('Ravi Iyer')).toBeDefined();
    expect(readSession()).toMatchObject({ user: { id: 'user-2' }, access: 'access-2' });
  });

  it('is not ended by a check of the one before', async () => {
    server = await startTestServer({
      ...happy,
      'GET /api/auth/status/': ({ bearer }) =>
        bearer === 'access-2' ? { body: { authenticated: true } } : expired(),
      'POST /api/auth/refresh/': () => {
        storeSession({ user: ravi, access: 'access-2', refresh: 'refresh-2' });
        return expired();
      },
    });
    await showSignedIn();

    await until(() => {
      fireEvent.focus(window);
      expect(server.requests.at(-1)).toMatchObject({ call: 'GET /api/auth/status/', bearer: 'access-2' });
    });

    expect(server.callsOf('POST /api/auth/logout/')).toBe(0);
    expect(readSession()).toMatchObject({ user: { id: 'user-2' }, refresh: 'refresh-2' });
  });
});

describe('checking the token', () => {
  it('happens when the window gains focus, and ends a session that is over', async () => {
    server = await startTestServer({
      ...happy,
      'GET /api/auth/status/': expired,
      'POST /api/auth/refresh/': expired,
    });
    await showSignedIn();

    fireEvent.focus(window);

    expect(await screen.findByText('unauthenticated')).toBeDefined();
    expect(readSession()).toBeNull();
  });

  it('happens when the tab is seen again', async () => {
    server = await startTestServer(happy);
    await showSignedIn();

    fireEvent(document, new Event('visibilitychange'));

    await until(() => expect(server.callsOf('GET /api/auth/status/')).toBe(1));
    expect(screen.getByText('authenticated')).toBeDefined();
  });

  it('happens every 30 minutes', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    server = await startTestServer(happy);
    await showSignedIn();

    vi.advanceTimersByTime(TOKEN_CHECK_INTERVAL_MS - 1);
    expect(server.callsOf('GET /api/auth/status/')).toBe(0);
    vi.advanceTimersByTime(1);

    await until(() => expect(server.callsOf('GET /api/auth/status/')).toBe(1));
  });

  it('refreshes an expired token and continues', async () => {
    server = await startTestServer({
      ...happy,
      'GET /api/auth/status/': ({ bearer }) =>
        bearer === 'access-2' ? { body: { authenticated: true } } : expired(),
      'POST /api/auth/refresh/': () => ({ body: { access: 'access-2', refresh: 'refresh-2' } }),
    });
    await showSignedIn();

    fireEvent.focus(window);

    await until(() => expect(readSession()?.access).toBe('access-2'));
    expect(screen.getByText('authenticated')).toBeDefined();
  });
});

describe('useAuth', () => {
  it('throws outside its provider', async () => {
    server = await startTestServer({});
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderScreen(<Probe />)).toThrow('useAuth must be used within an AuthProvider');
  });
});
