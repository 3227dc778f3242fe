import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { User } from '@gullylens/contract/http/auth';
import { renderPage } from '../../testing/render-screen.tsx';
import { asha, storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { type Auth, AuthContext } from './auth-context.ts';
import { usePremium } from './use-premium.ts';

const STATUS = 'GET /api/subscriptions/premium/status/';

let server: TestServer;
afterEach(() => server.close());

const idle = () => undefined;

function Probe() {
  const { isPremium, error } = usePremium();
  return (
    <>
      <p>{isPremium ? 'premium' : 'free'}</p>
      {error && <p>failed</p>}
    </>
  );
}

async function show(user: User | null, status: TestHandler) {
  server = await startTestServer({ [STATUS]: status });
  storeSession();
  const auth: Auth = {
    status: 'loading',
    user,
    lastActive: null,
    login: idle,
    logout: idle,
    updateUser: idle,
  };
  renderPage(
    <AuthContext value={auth}>
      <Probe />
    </AuthContext>,
  );
}

const on = () => ({ body: { isPremium: true, premiumUntil: null, subscriptionActive: true } });

it('the server decides whether a user has Premium', async () => {
  await show(asha, on);
  screen.getByText('free');
  await until(() => screen.getByText('premium'));
});

it('the session decides while the server fails, which is requested once', async () => {
  await show({ ...asha, isPremium: true }, () => refusal(503, 'unavailable', ''));
  await until(() => screen.getByText('failed'));
  expect(server.callsOf(STATUS)).toBe(1);
  screen.getByText('premium');
});

it('a visitor has no Premium, and no request is sent', async () => {
  await show(null, on);
  screen.getByText('free');
  expect(server.callsOf(STATUS)).toBe(0);
});

it('the end of a month is noticed within five minutes, and at once when the page is looked at again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let isPremium = true;
  await show(asha, () => ({ body: { isPremium, premiumUntil: null, subscriptionActive: isPremium } }));
  await until(() => screen.getByText('premium'));
  isPremium = false;
  vi.advanceTimersByTime(300_000);
  await until(() => screen.getByText('free'));
  isPremium = true;
  window.dispatchEvent(new Event('visibilitychange'));
  await until(() => screen.getByText('premium'));
  vi.useRealTimers();
});
