import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from 'react-router';
import { afterEach, describe, expect, it, test } from 'vitest';
import { useAuth } from '../../features/session/auth-context.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SESSION_KEY } from '../../platform/storage/session-storage.ts';
import { asha, storeSession } from '../../testing/test-people.ts';
import { type TestHandler, type TestServer, refusal, startTestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { signedInPages } from '../pages.ts';
import { pageAfterSignIn } from './redirect-after-sign-in.ts';
import { Component as CachedLayout } from './cached-layout.tsx';
import { Component as ProtectedLayout } from './protected-layout.tsx';
import { RootLayout } from '../root-layout.tsx';

let server: TestServer;

function Page() {
  const { login, logout } = useAuth();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output aria-label="address">{pathname + search + hash}</output>
      <button type="button" onClick={() => login(asha, { access: 'access-1', refresh: 'refresh-1' })}>
        in
      </button>
      <button type="button" onClick={logout}>
        out
      </button>
      <button type="button" onClick={() => void navigate('/terms')}>
        terms
      </button>
      <button type="button" onClick={() => void navigate('#main')}>
        skip
      </button>
    </>
  );
}

const refused = () => refusal(401, 'token_expired', 'Your session has expired.');

async function open(address: string, handlers: Record<string, TestHandler> = {}): Promise<void> {
  server = await startTestServer({
    'GET /api/auth/profile/': () => ({ body: asha }),
    'POST /api/auth/logout/': () => ({ body: { success: true } }),
    'GET /api/subscriptions/premium/status/': () => ({
      body: { isPremium: false, premiumUntil: null, subscriptionActive: false },
    }),
    ...handlers,
  });
  renderScreen(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route element={<RootLayout />}>
          <Route path="/" element={<Page />} />
          <Route path="/terms" element={<Page />} />
          <Route element={<CachedLayout />}>
            <Route element={<ProtectedLayout />}>
              <Route path="*" element={<Page />} />
            </Route>
          </Route>
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const comeTo = (address: string) =>
  until(() => expect(screen.getByLabelText('address').textContent).toBe(address));

describe('after signing in', () => {
  afterEach(() => server.close());

  it('a visitor who was redirected from a page returns to it, at the same position', async () => {
    await open('/analysis/match-1?report=form#players');
    await comeTo('/');
    press('in');
    await comeTo('/analysis/match-1?report=form#players');
  });

  it('a user whose stored session the server rejected returns to the page that they opened', async () => {
    storeSession();
    await open('/analysis/match-1', {
      'GET /api/auth/profile/': refused,
      'POST /api/auth/refresh/': refused,
    });
    await comeTo('/');
    press('in');
    await comeTo('/analysis/match-1');
  });

  it('a user who signed out before the server responded does not return to that page', async () => {
    storeSession();
    await open('/analysis/match-1', { 'GET /api/auth/profile/': () => null });
    await comeTo('/analysis/match-1');
    press('out');
    await comeTo('/');
    press('in');
    await comeTo('/dashboard');
  });

  it('a user who signed out in another tab before that does not return to that page', async () => {
    storeSession();
    await open('/analysis/match-1', { 'GET /api/auth/profile/': () => null });
    await comeTo('/analysis/match-1');
    window.localStorage.removeItem(SESSION_KEY);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, newValue: null })));
    await comeTo('/');
    press('in');
    await comeTo('/dashboard');
  });

  it('a user whose confirmed session expired does not return to that page', async () => {
    storeSession();
    await open('/analysis/match-1', { 'GET /api/auth/status/': refused, 'POST /api/auth/refresh/': refused });
    await until(() => expect(server.callsOf('GET /api/auth/profile/')).toBe(1));
    await until(() => {
      fireEvent.focus(window);
      expect(screen.getByLabelText('address').textContent).toBe('/');
    });
    press('in');
    await comeTo('/dashboard');
  });

  it.each(['/', '/dashboard-old', '/matches?tab=recent'])(
    'a user who came by %s gets the dashboard, as the specification has it',
    async (address) => {
      await open(address);
      await comeTo('/');
      press('in');
      await comeTo('/dashboard');
    },
  );

  it('a user who signed out does not return to that page', async () => {
    storeSession();
    await open('/analysis/match-1');
    await comeTo('/analysis/match-1');
    press('out');
    await comeTo('/');
    press('in');
    await comeTo('/dashboard');
  });

  it('a jump within the first page, such as skipping its menu, keeps the target', async () => {
    await open('/analysis/match-1');
    await comeTo('/');
    press('skip');
    await comeTo('/#main');
    press('in');
    await comeTo('/analysis/match-1');
  });

  it('the target is cleared once the visitor has opened another page', async () => {
    await open('/analysis/match-1');
    await comeTo('/');
    press('terms');
    await comeTo('/terms');
    press('in');
    await comeTo('/dashboard');
  });
});

test('every protected page but those of the specification is a redirect target', () => {
  const forgotten = signedInPages
    .map(({ path }) => path)
    .filter((path) => pageAfterSignIn({ wanted: path }) !== path);
  expect(forgotten).toEqual(['/dashboard-new', '/dashboard-old', '/matches']);
});

test.each([
  ['/matches/match-1', '/matches/match-1'],
  ['/forum', '/forum'],
  ['//matches.example/matches/match-1', '/dashboard'],
  ['https://matches.example/matches/match-1', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['/\\matches.example', '/dashboard'],
  ['/terms', '/dashboard'],
  ['', '/dashboard'],
  [7, '/dashboard'],
])('the target %s leads to %s', (wanted, page) => {
  expect(pageAfterSignIn({ wanted })).toBe(page);
});

test.each([null, undefined, 'forum', {}])('the history state %s leads to the dashboard', (kept) => {
  expect(pageAfterSignIn(kept)).toBe('/dashboard');
});
