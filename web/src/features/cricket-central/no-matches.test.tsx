import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { Loaded } from '../../testing/loaded.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { NoMatches } from './no-matches.tsx';

let server: TestServer | undefined;
afterEach(() => server?.close());

async function show(data: object[]): Promise<(string | null)[]> {
  server = await startTestServer({ 'GET /api/v1/analysis/': () => ({ body: { status: 'success', data } }) });
  renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <NoMatches title="No live matches right now." age={fresh} />
        <Loaded />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  await until(() => expect(server?.requests).toHaveLength(1));
  await until(() => screen.getByText('All is loaded'));
  screen.getByText('No live matches right now.');
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}

const fresh = { asOf: 1, ageMs: 1, isCached: false, isStale: false, delayedMinutes: null };

const card = (matchKey: string, minutes: number) => ({
  matchKey,
  matchTitle: `Match ${matchKey}`,
  analysisDate: '2026-11-21T14:00:00.000Z',
  draftedLate: false,
  locked: true,
  locksAt: new Date(Date.now() + minutes * 60_000).toISOString(),
});

it('offers the analysis that locks next and its line-ups', async () => {
  expect(await show([card('later', 20), card('next', 9.5)])).toEqual(['/analysis/next', '/lineups/next']);
  screen.getByText('Match next · Locks in 10 m');
});

it.each([
  [true, 'Expert analysis of this match'],
  [false, 'See full analysis'],
])('a locked analysis (%s) is offered as %s', async (locked, name) => {
  await show([{ ...card('next', 10), locked }]);
  screen.getByRole('link', { name });
});

it.each([
  [false, null, 'No live matches right now.'],
  [true, 1, 'No live matches right now.'],
  [true, null, 'No scores right now.'],
])('offers nothing before the analyses are known (cached: %s, as of %s)', (isCached, asOf, text) => {
  renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <NoMatches title="No live matches right now." age={{ ...fresh, isCached, asOf }} />
    </QueryClientProvider>,
  );
  screen.getByText(text);
  expect(screen.queryByRole('link')).toBeNull();
});

it('without an open analysis leads to all matches', async () => {
  expect(await show([])).toEqual(['/matches']);
});
