import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../testing/render-screen.tsx';
import { asha, storeSession } from '../testing/test-people.ts';
import {
  heldAnswer,
  refusal,
  startTestServer,
  visit,
  type TestHandler,
  type TestServer,
} from '../testing/test-server.ts';
import { until } from '../testing/until.ts';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { loadPageAhead } from './pages.ts';
import { Router } from './router.tsx';

let server: TestServer;
afterEach(() => server.close());

async function goTo(path: string, handlers: Record<string, TestHandler> = {}) {
  server = await startTestServer(handlers);
  visit(`${server.origin}${path}`);
}

const gone = () => refusal(401, 'token_expired', '');

function Broken(): never {
  throw new Error('broken');
}

describe('the routes', () => {
  it('redirect a signed-out visitor from a protected page to the landing page', async () => {
    await goTo('/matches');
    render(<Router />);
    await until(() => expect(window.location.pathname).toBe('/'));
    expect(await until(() => screen.getByRole('heading', { level: 1 }).textContent)).toBe('GullyLens');
  });

  it('redirect an unknown address to the landing page, with a message', async () => {
    await goTo('/nowhere/at/all');
    render(<Router />);
    await until(() => expect(window.location.pathname).toBe('/'));
    await until(() => screen.getByText('This page does not exist.'));
  });

  it('show the page with a stored session at once, while the server checks it', async () => {
    await goTo('/matches', { 'GET /api/auth/profile/': () => null });
    storeSession();
    render(<Router />);
    await until(() => screen.getByRole('heading', { name: 'Cricket Matches' }));
    expect(window.location.pathname).toBe('/matches');
  });

  it('show a page whose file is loaded without a spinner before it', async () => {
    await goTo('/matches');
    storeSession();
    await loadPageAhead('/matches');
    render(<Router />);
    screen.getByRole('heading', { name: 'Cricket Matches' });
  });

  it('show a spinner until the session is known, and then the page', async () => {
    const profile = heldAnswer();
    await goTo('/matches', { 'GET /api/auth/profile/': profile.handler });
    window.localStorage.setItem('user', JSON.stringify(asha));
    window.localStorage.setItem('access_token', 'access-1');
    render(<Router />);
    await until(() => screen.getByText('Loading'));
    await until(() => expect(server.callsOf('GET /api/auth/profile/')).toBe(1));
    expect(screen.queryByText('Cricket Matches')).toBeNull();

    profile.give({ body: asha });
    await until(() => screen.getByRole('heading', { name: 'Cricket Matches' }));
    expect(window.location.pathname).toBe('/matches');
  });

  it('redirect a session that the server no longer knows to the landing page', async () => {
    await goTo('/dashboard', { 'GET /api/auth/profile/': gone, 'POST /api/auth/refresh/': gone });
    storeSession();
    render(<Router />);
    await until(() => expect(window.location.pathname).toBe('/'));
  });

  it('redirect unknown URLs to the landing page', async () => {
    await goTo('/nowhere/at/all');
    render(<Router />);
    await until(() => expect(window.location.pathname).toBe('/'));
  });
});

describe('a page that fails', () => {
  it('shows the error screen', async () => {
    await goTo('/');
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    renderScreen(
      <ErrorBoundary>
        <Broken />
      </ErrorBoundary>,
    );
    expect(screen.getByRole('heading').textContent).toBe('Unexpected Application Error!');
  });
});
