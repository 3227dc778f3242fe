import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { writeCricketCache } from '../../platform/storage/cricket-cache.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { CricketCentral } from './cricket-central.tsx';

const OVERVIEW = 'GET /api/v1/cricket/dashboard/overview/';
const info = { hitsToday: 0, hitsLimit: 100, hitsRemaining: 100, lastReset: new Date().toISOString() };
const overview = {
  status: 'success',
  data: {
    current_matches: [testMatch({ id: 'on', phase: 'live', is_live: true })],
    series: [],
    counts: { featured: 1, live: 1, upcoming: 0, recent: 0 },
    as_of: new Date().toISOString(),
    sandbox: false,
  },
};

let server: TestServer;
afterEach(() => server.close());

async function show(answers: { status?: number; body?: unknown }[]): Promise<QueryClient> {
  server = await startTestServer({
    [OVERVIEW]: () => (answers.length > 1 ? answers.shift() : answers[0]) ?? {},
    'GET /api/status/': () => ({ body: { status: 'success', info } }),
  });
  storeSession();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderScreen(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <CricketCentral isPremium={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

const down = refusal(503, 'unavailable', '');

describe('the widget without its data', () => {
  it('shows why, what it would show by made-up matches, and the real ones after Try Again', async () => {
    await show([down, { body: overview }]);
    await until(() => screen.getByText('Error Loading Data'));
    expect(screen.getByText('Failed to fetch cricket data.')).toBeTruthy();
    const sample = await until(() => screen.getByRole('region', { name: 'Sample matches' }));
    expect(sample.querySelectorAll('article')).toHaveLength(3);
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await until(() => screen.getByRole('button', { name: /Malabar Monsoons/ }));
    expect(screen.queryByRole('region', { name: 'Sample matches' })).toBeNull();
  });

  it.each([
    ['without a body', { status: 418 }, []],
    ['with the reason', refusal(503, 'unavailable', 'The feed is down.'), ['The feed is down.']],
  ])('raises the overview failure after an answer %s, and shows its text', async (_, answer, reasons) => {
    const client = await show([answer]);
    const panel = await until(() => screen.getByRole('alert'));

    expect([...panel.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
      'Error Loading Data',
      'Failed to fetch cricket data.',
      ...reasons,
    ]);
    expect(screen.getByText('Using cached data')).toBeTruthy();
    const [query] = client.getQueryCache().findAll({ queryKey: [OVERVIEW] });
    expect(query?.state.error?.message).toBe('Failed to load cricket data overview');
  });

  it('shows what is kept in this browser, and that it is that', async () => {
    writeCricketCache('dashboardOverview', overview, 300);
    await show([down]);
    await until(() => screen.getByText(/^Using cached data/));
    expect(screen.getByRole('button', { name: /Malabar Monsoons/ })).toBeTruthy();
    expect(screen.queryByText('Error Loading Data')).toBeNull();
  });

  it.each([
    ['matches of another shape', { current_matches: [{ id: 'on' }] }],
    ['no series', { series: undefined }],
    ['series of another shape', { series: [{ key: 'series-1' }] }],
  ])('shows nothing that is kept with %s', async (_, parts) => {
    writeCricketCache('dashboardOverview', { ...overview, data: { ...overview.data, ...parts } }, 300);
    await show([down]);
    await until(() => screen.getByText('Error Loading Data'));
  });
});
