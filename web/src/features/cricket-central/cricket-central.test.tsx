import { onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteStreamAge } from '../../platform/live/feed-age.ts';
import { writeCricketCache } from '../../platform/storage/cricket-cache.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testFeedAge, testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestAnswer, type TestServer } from '../../testing/test-server.ts';
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
    ...testFeedAge(),
    sandbox: false,
  },
};

let server: TestServer;
afterEach(() => {
  onlineManager.setOnline(true);
  return server.close();
});

async function show(answers: TestAnswer[], date = new Date()): Promise<QueryClient> {
  server = await startTestServer({
    [OVERVIEW]: () => (answers.length > 1 ? answers.shift() : answers[0]) ?? {},
    'GET /api/status/': () => ({ body: { status: 'success', info }, date }),
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
  it('shows the reason, no counts, and the matches after Try Again', async () => {
    await show([down, { body: overview }]);
    await until(() => screen.getByText('Error Loading Data'));
    expect(screen.getByText('Failed to fetch cricket data.')).toBeTruthy();
    expect(screen.queryByText(/^Last updated/)).toBeNull();
    expect(screen.queryByRole('status', { name: 'Loading matches' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await until(() => screen.getByRole('button', { name: /^Malabar Monsoons/ }));
    screen.getByText(/^Last updated/);
    expect(screen.queryByRole('status', { name: 'Loading matches' })).toBeNull();
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
    expect(screen.queryByText('Using cached data')).toBeNull();
    const [query] = client.getQueryCache().findAll({ queryKey: [OVERVIEW] });
    expect(query?.state.error?.message).toBe('Failed to load cricket data overview');
  });

  it('says nothing of cached data when the browser is offline from the start', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onlineManager.setOnline(false);
    await show([{ body: overview }]);
    screen.getByRole('status', { name: 'Loading matches' });
    expect(screen.queryByText('Using cached data')).toBeNull();
  });

  it('does not say that nothing is live when the vendor has sent nothing yet and the server is down', async () => {
    const { as_of: _, delayed_after: __, ...data } = { ...overview.data, current_matches: [] };
    writeCricketCache('dashboardOverview', { ...overview, data }, 300);
    await show([down]);
    await until(() => screen.getByText('No scores right now.'));
    expect(screen.queryByText('No live matches right now.')).toBeNull();
    expect(screen.queryByText('Live', { selector: 'dt' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeTruthy();
  });

  it('shows data cached in this browser, and labels it', async () => {
    writeCricketCache('dashboardOverview', overview, 300);
    await show([down]);
    await until(() => screen.getByText(/^Using cached data/));
    expect(document.querySelector('[role=tab] .text-live')).toBeNull();
    expect(screen.getByRole('button', { name: /^Malabar Monsoons/ })).toBeTruthy();
    expect(screen.queryByText('Error Loading Data')).toBeNull();
  });
});

const aged = (ageMs: number) => ({
  body: { ...overview, data: { ...overview.data, ...testFeedAge(ageMs) } },
});
const header = () => screen.getByRole('region', { name: 'Cricket Central' }).textContent;

describe('the age of the scores', () => {
  it('is that of the data, not the browser’s clock', async () => {
    await show([aged(90 * 60_000)]);
    const time = new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' });
    const sentAt = time.format(Date.now() - 90 * 60_000);
    await until(() => expect(header()).toContain(`Scores as of ${sentAt} · Delayed 1 h`));
    expect(header()).toContain(`Last updated: ${sentAt}`);
  });

  it('is right in a browser whose clock is three hours late', async () => {
    const date = new Date();
    const stated = testFeedAge(40_000);
    vi.useFakeTimers({ toFake: ['Date'], now: date.getTime() - 3 * 3_600_000 });
    await show([{ date, body: { ...overview, data: { ...overview.data, ...stated } } }], date);
    await until(() => expect(header()).toMatch(/Live: .* · \d\d seconds ago/));
  });

  it('replaces LIVE by the delay when the feed is behind', async () => {
    await show([aged(4 * 60_000 + 1_000)]);
    await until(() => screen.getByText('Old score'));
    expect(header()).toMatch(/Scores as of .* · Delayed 4 min/);
    expect(screen.queryByText('LIVE')).toBeNull();
  });

  it('is not announced as it grows; only cached data is', async () => {
    await show([aged(35_000), down]);
    await until(() => expect(header()).toMatch(/\d\d seconds ago/));
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['']);
  });

  it('counts from the time of a stored response, whatever the stream sends, while requests fail', async () => {
    const stored = { ...overview, data: { ...overview.data, ...testFeedAge(200_000) } };
    writeCricketCache('dashboardOverview', stored, 300);
    noteStreamAge(testFeedAge());
    await show([down]);
    await until(() => screen.getByText('Using cached data'));
    expect(screen.getByRole('status').textContent).toBe('Using cached data');
    expect(header()).toContain('Using cached data · 3 minutes ago');
    screen.getByText('Old score');
  });
});
