import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { usePremium } from '../../features/session/use-premium.ts';
import { PREMIUM_BOUGHT_KEY, writePendingOrder } from '../../features/premium/pending-order.ts';
import { apiQuery } from '../../platform/api/api-query.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { asha, storeSession } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { PlainPage } from './plain-page.tsx';
import { Component as CachedLayout } from './cached-layout.tsx';
import { Component as ProtectedLayout } from './protected-layout.tsx';
import { RootLayout } from '../root-layout.tsx';

const ON_ITS_WAY = 'Your payment is on its way. Premium switches on by itself.';

let server: TestServer;
afterEach(() => server.close());

function Page() {
  const { isPremium } = usePremium();
  const { data } = useQuery(apiQuery('GET /api/v1/analysis/'));
  return (
    <PlainPage width="reading">
      <p>{isPremium ? 'member' : 'free reader'}</p>
      <p>{data ? JSON.stringify(data) : 'nothing yet'}</p>
    </PlainPage>
  );
}

function pageAt(path: string) {
  return (
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        <Route element={<RootLayout />}>
          <Route element={<CachedLayout />}>
            <Route element={<ProtectedLayout />}>
              <Route path="*" element={<Page />} />
            </Route>
          </Route>
        </Route>
      </Routes>
    </MemoryRouter>
  );
}

it('a pending payment is shown on any signed-in page, and unlocks it without a reload', async () => {
  let isPaid = false;
  server = await startTestServer({
    'GET /api/auth/profile/': () => ({ body: asha }),
    'GET /api/subscriptions/premium/status/': () => ({
      body: { isPremium: isPaid, premiumUntil: null, subscriptionActive: isPaid },
    }),
    'GET /api/subscriptions/premium/orders/order_abcdef1234/': () => ({
      body: { order_id: 'order_abcdef1234', state: isPaid ? 'paid' : 'pending', checkedAt: null },
    }),
    'GET /api/v1/analysis/': () => ({ body: { status: 'success', data: [{ locked: !isPaid }] } }),
  });
  storeSession();
  writePendingOrder({ userId: asha.id, orderId: 'order_abcdef1234', since: Date.now() });
  renderScreen(pageAt('/account'));
  await until(() => screen.getByText(/"locked":true/));
  screen.getByText('free reader');
  screen.getByText(ON_ITS_WAY);

  isPaid = true;
  window.dispatchEvent(new Event('online'));
  await until(() => screen.getByText('member'));
  await until(() => screen.getByText(/"locked":false/));
  expect(screen.queryByText(ON_ITS_WAY)).toBeNull();
});

it('a payment in another tab unlocks the page without a reload', async () => {
  let isPaid = false;
  server = await startTestServer({
    'GET /api/auth/profile/': () => ({ body: asha }),
    'GET /api/subscriptions/premium/status/': () => ({
      body: { isPremium: isPaid, premiumUntil: null, subscriptionActive: isPaid },
    }),
    'GET /api/v1/analysis/': () => ({ body: { status: 'success', data: [{ locked: !isPaid }] } }),
  });
  storeSession();
  renderScreen(pageAt('/account'));
  await until(() => screen.getByText(/"locked":true/));

  isPaid = true;
  window.dispatchEvent(new StorageEvent('storage', { key: PREMIUM_BOUGHT_KEY }));
  await until(() => screen.getByText('member'));
  await until(() => screen.getByText(/"locked":false/));
});
