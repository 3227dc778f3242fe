import type { User } from '@gullylens/contract/http/auth';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { asha, storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { PremiumSection } from './premium-section.tsx';
import { ProfileSection } from './profile-section.tsx';
import { ReceiptsSection } from './receipts-section.tsx';
import { SessionsSection } from './sessions-section.tsx';

let server: TestServer;
afterEach(() => server.close());

const READS = {
  'GET /api/account/': 'Profile',
  'GET /api/account/sessions/': 'Signed-in devices',
  'GET /api/subscriptions/receipts/': 'Receipts',
  'GET /api/subscriptions/messages/': 'Receipts',
} as const;

const failing = () => refusal(503, 'unavailable', 'Back in a moment.');

async function showFailing(): Promise<void> {
  server = await startTestServer(Object.fromEntries(Object.keys(READS).map((call) => [call, failing])));
  storeSession();
  renderScreen(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ProfileSection onSaved={() => undefined} />
      <ReceiptsSection />
      <SessionsSection onSignedOut={() => undefined} />
    </QueryClientProvider>,
  );
}

const timesAsked = (call: string) => server.requests.filter((request) => request.call === call).length;

describe('a section of the account that failed to load', () => {
  it.each(Object.entries(READS))('shows the reason and a retry button: %s', async (call, title) => {
    await showFailing();
    const section = within(screen.getByRole('region', { name: title }));
    await until(() => section.getByText('Back in a moment.'));
    const retry = section.getByRole('button', { name: 'Try Again' });
    const before = timesAsked(call);
    fireEvent.click(retry);
    await until(() => expect(timesAsked(call)).toBe(before + 1));
  });

  it('fetches Premium again when its state is unknown', async () => {
    server = await startTestServer({});
    let asked = 0;
    renderScreen(
      <QueryClientProvider client={new QueryClient()}>
        <PremiumSection
          query={{ data: undefined, error: new Error('away'), refetch: () => (asked += 1) }}
          onUpgrade={() => undefined}
        />
      </QueryClientProvider>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(asked).toBe(1);
  });
});

const account = (user: User) => ({
  body: { status: 'success', data: { user, createdAt: '2026-01-01T00:00:00.000Z' } },
});

it('a saved name is reported, for the greeting and the avatar', async () => {
  const renamed = { ...asha, first_name: 'Meera', name: 'Meera Rao' };
  server = await startTestServer({
    'GET /api/account/': () => account(asha),
    'PATCH /api/account/': () => account(renamed),
  });
  storeSession();
  const saved: User[] = [];
  renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <ProfileSection onSaved={(user) => saved.push(user)} />
    </QueryClientProvider>,
  );
  fireEvent.change(await until(() => screen.getByLabelText('First name')), { target: { value: 'Meera' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save name' }));
  await until(() => expect(saved).toEqual([renamed]));
});
