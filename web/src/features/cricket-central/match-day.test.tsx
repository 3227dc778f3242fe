import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { setFollowed } from '../../platform/storage/followed-matches.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testFeedAge, testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestAnswer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { MatchDay, nextMatches } from './match-day.tsx';

let server: TestServer;
afterEach(() => server?.close());

const live = ['l1', 'l2'].map((id) => testMatch({ id, name: id, phase: 'live', is_live: true }));
const upcoming = ['u1', 'u2', 'u3', 'u4', 'u5'].map((id, at) => testMatch({ id, name: id, start_at: at }));
const recent = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7'].map((id, at) =>
  testMatch({ id, name: id, phase: 'completed', start_at: -at }),
);

async function show(section: 'next' | 'results', answer: TestAnswer): Promise<void> {
  server = await startTestServer({
    'GET /api/v1/cricket/dashboard/overview/': () => answer,
    'GET /api/status/': () => refusal(503, 'unavailable', ''),
  });
  storeSession();
  renderScreen(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <MatchDay section={section} isPremium={false} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const overview = (current_matches: unknown[]): TestAnswer => ({
  body: {
    status: 'success',
    data: { current_matches, series: [], counts: {}, ...testFeedAge(), sandbox: false },
  },
});
const shown = () =>
  screen.getAllByRole('button').map((button) => button.textContent?.replace(', Coastal League', ''));

describe('live and next', () => {
  it('has live matches, then coming ones, six in all, and those that are followed first of each', async () => {
    await show('next', overview([...upcoming, ...recent, ...live]));
    await until(() => screen.getByRole('list', { name: 'Live and next' }));
    expect(shown()).toEqual(['l1', 'l2', 'u1', 'u2', 'u3', 'u4']);
    for (const key of ['l2', 'u5']) act(() => setFollowed(key, true));
    expect(shown()).toEqual(['l2', 'l1', 'u5', 'u1', 'u2', 'u3']);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/matches?tab=live');
  });

  it('says that there is none', async () => {
    await show('next', overview(recent));
    await until(() => screen.getByText('No live or upcoming matches.'));
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('says that there is no data', async () => {
    await show('next', refusal(503, 'unavailable', ''));
    screen.getByRole('status', { name: 'Loading matches' });
    await until(() => screen.getByText('Failed to fetch cricket data.'));
    expect(screen.queryByRole('status')).toBeNull();
  });
});

it('results are the latest six', async () => {
  await show('results', overview([...recent.toReversed(), ...live]));
  await until(() => screen.getByRole('list', { name: 'Results' }));
  expect(shown()).toEqual(['r1', 'r2', 'r3', 'r4', 'r5', 'r6']);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/matches?tab=recent');
});

it('all live matches come before any that is followed and still to start', () => {
  const keys = nextMatches({ live, upcoming }, new Set(['u2'])).map(({ key }) => key);
  expect(keys).toEqual(['l1', 'l2', 'u2', 'u1', 'u3', 'u4']);
});
