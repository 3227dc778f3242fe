import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { ExpertAnalysis } from './expert-analysis.tsx';

let server: TestServer;
afterEach(() => server.close());

const cards = (count: number) =>
  Array.from({ length: count }, (_, i) => ({
    id: `analysis-${i}`,
    matchKey: `match-${i}`,
    matchTitle: `Match ${i}`,
    tournament: 'Coastal League',
    analysisDate: '2026-11-21T10:00:00.000Z',
    locked: true,
    locksAt: null,
    captainPoints: 76.84,
  }));

async function show(count: number): Promise<void> {
  server = await startTestServer({
    'GET /api/v1/analysis/': () => ({ body: { status: 'success', data: cards(count) } }),
  });
  renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <ExpertAnalysis onUpgrade={() => undefined} />
    </QueryClientProvider>,
  );
  await until(() => screen.getByText('Match 0'));
}

it('shows six analyses at first, and all of them on request', async () => {
  await show(7);
  expect(screen.getAllByRole('listitem')).toHaveLength(6);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 7' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
  expect(screen.queryByRole('button', { name: 'Show all 7' })).toBeNull();
});

it('offers no more when there are six', async () => {
  await show(6);
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
});

it('shows the picks on an unlocked card, with three trump players at most', async () => {
  const open = { ...cards(1)[0], locked: false, pitchConditions: 'Even', draftedLate: false };
  const locksAt = new Date(Date.now() + 71.5 * 60_000).toISOString();
  const trumpPlayers = ['A Rao', 'B Iyer', 'C Khan', 'D Das'];
  server = await startTestServer({
    'GET /api/v1/analysis/': () => ({
      body: {
        status: 'success',
        data: [
          { ...open, captain: 'A Rao', captainPoints: 61.25, locksAt, venueAverage: 161.6, trumpPlayers },
        ],
      },
    }),
  });
  renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <ExpertAnalysis onUpgrade={() => undefined} />
    </QueryClientProvider>,
  );
  const card = await until(() => screen.getByRole('article'));
  expect(card.textContent).toContain('Captain choiceA Rao61.3 expected pointsVenue average162');
  expect(card.textContent).toContain('Locks in 1 h 12 m');
  screen.getByRole('img', { name: 'Trump players: AR, BI, CK' });
  expect(screen.queryByRole('img', { name: 'Locked' })).toBeNull();
  expect(screen.queryByText('Premium Content')).toBeNull();
});

it('offers Premium above locked cards, which have the points of the captain and not the name', async () => {
  await show(1);
  screen.getByText('76.8');
  expect(screen.getByText('Captain name').closest('[aria-hidden]')).not.toBeNull();
  screen.getByRole('img', { name: 'Locked' });
  screen.getByText('Premium Content');
});
