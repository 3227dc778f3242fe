import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { asha, storeSession } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { Component as CachedLayout } from './cached-layout.tsx';
import { Component as ProtectedLayout } from './protected-layout.tsx';
import { RootLayout } from '../root-layout.tsx';

let server: TestServer;
let isBroken: boolean;
let problem: string;
beforeEach(async () => {
  isBroken = true;
  problem = 'x is not a function';
  // React logs every caught error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  server = await startTestServer({ 'GET /api/auth/profile/': () => ({ body: asha }) });
  storeSession();
});
afterEach(() => server.close());

function Page({ name }: { name: string }) {
  if (isBroken && name !== 'Matches') throw new Error(problem);
  return <h1>{name}</h1>;
}

function open(address: string): void {
  renderScreen(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route element={<RootLayout />}>
          <Route path="/terms" element={<Page name="Terms" />} />
          <Route element={<CachedLayout />}>
            <Route element={<ProtectedLayout />}>
              <Route path="/matches" element={<Page name="Matches" />} />
              <Route path="/account" element={<Page name="Account" />} />
            </Route>
          </Route>
        </Route>
      </Routes>
    </MemoryRouter>,
  );
}

const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));

describe('a page that fails', () => {
  it.each(['/terms', '/account'])(
    'shows the error at %s, and is shown again by Try Again',
    async (address) => {
      open(address);
      const panel = await until(() => screen.getByRole('alert'));
      expect(panel.textContent).toMatch(/^This page could not be shown/);
      retry();
      screen.getByRole('alert');
      isBroken = false;
      retry();
      screen.getByRole('heading', { level: 1 });
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('leaves the header, which links to the other pages', async () => {
    open('/account');
    await until(() => screen.getByRole('alert'));
    fireEvent.click(screen.getAllByRole('link', { name: 'Matches' })[0] ?? document.body);
    screen.getByRole('heading', { name: 'Matches' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('because its file did not load is handled by the boundary of the app', () => {
    problem = 'Failed to fetch dynamically imported module: http://127.0.0.1/assets/terms.js';
    expect(() => open('/terms')).toThrow(problem);
  });
});
