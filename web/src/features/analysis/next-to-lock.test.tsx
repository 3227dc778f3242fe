import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refusal, startTestServer, type TestAnswer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { NextToLock } from './next-to-lock.tsx';
import { openAnalyses } from './open-analyses.ts';

let server: TestServer;
afterEach(() => server?.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

function locked(matchKey: string, locksAt: string | null, more: object = {}): AnalysisCard {
  return {
    id: matchKey,
    matchKey,
    matchTitle: `Match ${matchKey}`,
    tournament: 'Coastal League',
    analysisDate: inMinutes(500),
    publishedAt: null,
    draftedLate: false,
    locksAt,
    captainPoints: 76.84,
    viceCaptainPoints: null,
    locked: true,
    ...more,
  };
}

async function show(answer: TestAnswer, onUpgrade = () => undefined): Promise<void> {
  server = await startTestServer({ 'GET /api/v1/analysis/': () => answer });
  renderScreen(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <NextToLock onUpgrade={onUpgrade} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const success = (data: unknown[]): TestAnswer => ({ body: { status: 'success', data } });

it('a free reader sees the numbers without the names, and may unlock these', async () => {
  const onUpgrade = vi.fn();
  await show(success([locked('b', inMinutes(71.5))]), onUpgrade);
  screen.getByRole('status', { name: 'Loading expert analysis' });
  await until(() => screen.getByText('Locks in 1 h 12 m'));
  screen.getByText('76.8');
  screen.getByText('–');
  expect(screen.getAllByText('Name locked')).toHaveLength(2);
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Unlock the names' }));
  expect(onUpgrade).toHaveBeenCalledWith('b');
});

it('a member reads the names, and goes to the analysis and its line-ups', async () => {
  const open = {
    locked: false,
    captain: 'A Rao',
    viceCaptain: null,
    venueAverage: 1,
    pitchConditions: '',
    trumpPlayers: [],
  };
  await show(success([locked('b', inMinutes(10), open)]));
  await until(() => screen.getByText('A Rao'));
  screen.getByText('To be decided');
  expect(screen.queryByText('Name locked')).toBeNull();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/analysis/b',
    '/lineups/b',
  ]);
});

it('says that no analysis is open, and that none could be loaded', async () => {
  await show(success([locked('a', inMinutes(-1))]));
  await until(() => screen.getByText('No analysis is open right now.'));
  await server.close();
  await show(refusal(503, 'unavailable', ''));
  await until(() => screen.getByText('Error Loading Data'));
});

it('the next to lock is the first lock to come, else the first start, and never one drafted late', () => {
  const now = Date.now();
  const cards = [
    locked('past', inMinutes(-1)),
    locked('late', inMinutes(5), { draftedLate: true }),
    locked('later', inMinutes(30)),
    locked('toss', null, { analysisDate: inMinutes(20) }),
  ];
  const keysAt = (time: number) => openAnalyses(cards, time).map(({ matchKey }) => matchKey);
  expect(keysAt(now)).toEqual(['toss', 'later']);
  expect(keysAt(now + 25 * 60_000)).toEqual(['later']);
  expect(keysAt(Date.parse(cards[2]?.locksAt ?? ''))).toEqual([]);
});
