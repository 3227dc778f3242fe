import type { DeviceSession } from '@gullylens/contract/http/account';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { showLanguage } from '../../platform/language/show-language.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { storeSession } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { SessionsSection } from './sessions-section.tsx';

let server: TestServer;
afterEach(() => server.close());

const FIVE_MINUTES_MS = 300_000;

function session(parts: Partial<DeviceSession>): DeviceSession {
  const lastUsedAt = new Date(Date.now() - FIVE_MINUTES_MS).toISOString();
  const used = { signedInAt: lastUsedAt, lastUsedAt, current: false, endedForSafetyAt: null };
  return { id: 'a', browser: 'Chrome', system: 'Android', ...used, ...parts };
}

async function show(...sessions: DeviceSession[]): Promise<(string | null | undefined)[]> {
  server = await startTestServer({
    'GET /api/account/sessions/': () => ({ body: { status: 'success', data: sessions } }),
  });
  storeSession();
  renderScreen(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SessionsSection onSignedOut={() => undefined} />
    </QueryClientProvider>,
  );
  const lines = await until(() => screen.getAllByRole('listitem'));
  return lines.map((line) => line.querySelector('p + p')?.textContent);
}

describe('signed-in devices', () => {
  it('show that this one is in use, when others were last used, and why a revoked one ended', async () => {
    const first = await show(
      session({ id: 'a', current: true }),
      session({ id: 'b' }),
      session({ id: 'c', endedForSafetyAt: new Date().toISOString() }),
    );
    expect(first).toEqual([
      'In use now',
      'Ended for your safety: someone else had used this session.',
      'Last used: 5 minutes ago',
    ]);
  });

  it('begin with this one and one that ended for safety, and are all shown on request', async () => {
    const first = await show(
      session({ id: 'a' }),
      session({ id: 'b', endedForSafetyAt: new Date().toISOString() }),
      session({ id: 'c' }),
      session({ id: 'd', current: true }),
    );
    expect(first).toEqual([
      'In use now',
      'Ended for your safety: someone else had used this session.',
      'Last used: 5 minutes ago',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Show all 4' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  it('are all shown at once while they are three', async () => {
    await show(session({ id: 'a', current: true }), session({ id: 'b' }), session({ id: 'c' }));
    expect(screen.queryByRole('button', { name: /^Show all/ })).toBeNull();
  });

  it('are described in Hindi', async () => {
    await showLanguage('hi-IN');
    await show(session({ id: 'a' }), session({ id: 'b', browser: null, system: null }));
    expect(screen.getAllByText('Android पर Chrome')[0]).toBeTruthy();
    expect(screen.getAllByText(/^साइन इन: .*IST$/)[0]).toBeTruthy();
  });
});
