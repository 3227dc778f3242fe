import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it } from 'vitest';
import { PaymentWatchProvider } from '../../features/premium/payment-watch-provider.tsx';
import type { Auth } from '../../features/session/auth-context.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SignedIn } from '../../testing/signed-in.tsx';
import { asha } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { Component as LandingPage } from '../landing/landing-page.tsx';
import { Component as DashboardPage } from '../pages/dashboard-page.tsx';

let server: TestServer;
afterEach(() => server.close());

it.each<[string, ComponentType, Partial<Auth>]>([
  ['dashboard', DashboardPage, {}],
  ['landing page', LandingPage, { status: 'unauthenticated', user: null }],
])('each anchor of the footer leads to its own section on the %s', async (_page, Page, auth) => {
  server = await startTestServer({});
  renderScreen(
    <SignedIn auth={auth}>
      <PaymentWatchProvider userId={asha.id}>
        <Page />
      </PaymentWatchProvider>
    </SignedIn>,
  );
  const names = ['Expert Analysis', 'Live Matches', 'Premium Features', 'Fantasy Tips'];
  const places = await until(() => {
    const links = names.map((name) => screen.getAllByRole<HTMLAnchorElement>('link', { name }).at(-1));
    const found = links.map((link) => document.getElementById(link?.hash.slice(1) ?? ''));
    expect(found).not.toContain(null);
    return found;
  });
  for (const place of places) {
    expect(places.filter((other) => other?.contains(place))).toHaveLength(1);
  }
});
