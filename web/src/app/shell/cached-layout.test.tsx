import { act, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { useAuth } from '../../features/session/auth-context.ts';
import { usePremium } from '../../features/session/use-premium.ts';
import { SESSION_KEY } from '../../platform/storage/session-storage.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { asha, storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { Component as CachedLayout } from './cached-layout.tsx';
import { RootLayout } from '../root-layout.tsx';

const STATUS = 'GET /api/subscriptions/premium/status/';
const ravi = { ...asha, id: 'user-2', name: 'Ravi Iyer', first_name: 'Ravi', last_name: 'Iyer' };
const status = (isPremium: boolean) => ({
  body: { isPremium, premiumUntil: null, subscriptionActive: isPremium },
});

let server: TestServer;
afterEach(() => server.close());

function Page() {
  const { user } = useAuth();
  const { isPremium, isPending } = usePremium();
  return (
    <>
      <p>{user?.name}</p>
      <p>{isPremium ? 'member' : 'free reader'}</p>
      <p>{isPending ? 'asked' : 'known'}</p>
    </>
  );
}

async function open(premium: TestHandler) {
  server = await startTestServer({
    'GET /api/auth/profile/': ({ bearer }) => ({ body: bearer === 'access-2' ? ravi : asha }),
    [STATUS]: premium,
  });
  storeSession();
  renderScreen(
    <MemoryRouter initialEntries={['/terms']}>
      <Routes>
        <Route element={<RootLayout />}>
          <Route element={<CachedLayout />}>
            <Route path="/terms" element={<Page />} />
          </Route>
        </Route>
      </Routes>
    </MemoryRouter>,
  );
  await until(() => expect(server.callsOf(STATUS)).toBe(1));
}

/** Signs another user in from another tab. */
function takeOver(): void {
  const oldValue = window.localStorage.getItem(SESSION_KEY);
  storeSession({ user: ravi, access: 'access-2', refresh: 'refresh-2' });
  const newValue = window.localStorage.getItem(SESSION_KEY);
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: SESSION_KEY, oldValue, newValue })));
}

it('the premium status comes from the server', async () => {
  await open(() => status(true));
  await until(() => screen.getByText('member'));
  screen.getByText('known');
});

it('the premium status comes from the session while the server’s cannot be read', async () => {
  await open(() => refusal(503, 'unavailable', 'Later'));
  await until(() => screen.getByText('known'));
  screen.getByText('free reader');
});

it('no user sees a response for the previous user, loaded or pending', async () => {
  const held: ((answer: ReturnType<typeof status>) => void)[] = [];
  await open(({ bearer }) =>
    bearer === 'access-2' ? status(false) : new Promise((resolve) => held.push(resolve)),
  );
  takeOver();
  await until(() => screen.getByText('Ravi Iyer'));
  await until(() => expect(server.callsOf(STATUS)).toBe(2));
  for (const answer of held) answer(status(true));
  await until(() => screen.getByText('known'));
  screen.getByText('free reader');
});

it('a response of the previous user is fetched again', async () => {
  await open(({ bearer }) => status(bearer !== 'access-2'));
  await until(() => screen.getByText('member'));
  takeOver();
  await until(() => expect(server.callsOf(STATUS)).toBe(2));
  await until(() => screen.getByText('free reader'));
});
