import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refusal, startTestServer, type TestAnswer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { NextToLock } from './next-to-lock.tsx';
import { openAnalyses } from '../../platform/api/open-analyses.ts';

let server: TestServer;
afterEach(() => server?.close());

type NextMatch = ComponentProps<typeof NextToLock>['nextMatch'];

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
    venueAverage: null,
    locked: true,
    ...more,
  };
}

async function show(answer: TestAnswer, nextMatch?: NextMatch): Promise<void> {
  server = await startTestServer({ 'GET /api/v1/analysis/': () => answer });
  renderScreen(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <NextToLock nextMatch={nextMatch} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const success = (data: unknown[]): TestAnswer => ({ body: { status: 'success', data } });

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('a free reader sees the numbers, and that the names are locked', async () => {
  const analysisDate = '2026-11-21T14:00:00.000Z';
  await show(success([locked('b', inMinutes(71.5), { analysisDate })]));
  screen.getByRole('status', { name: 'Loading expert analysis' });
  await until(() => screen.getByText('Locks in 1 h 12 m'));
  screen.getByText('76.8');
  screen.getByText(/7:30\spm IST\)? ·/);
  expect(screen.getAllByText('Name locked')).toHaveLength(2);
  expect(screen.queryByText('To be decided')).toBeNull();
  expect(links()).toEqual(['/analysis/b']);
  expect(screen.queryByRole('button')).toBeNull();
});

it('a member reads the names, and goes to the analysis', async () => {
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
  expect(links()).toEqual(['/analysis/b']);
});

it('has the next three to lock, in their order', async () => {
  await show(success([40, 10, 30, 20].map((minutes) => locked(`${minutes}`, inMinutes(minutes)))));
  await until(() => expect(links()).toEqual(['/analysis/10', '/analysis/20', '/analysis/30']));
  const units = screen.getAllByText('expected points');
  expect(units.map(({ className }) => className === 'sr-only')).toEqual([false, true, true]);
});

const noPoints = { captainPoints: null, viceCaptainPoints: null };

it.each([
  [{ captainPoints: null, viceCaptainPoints: 60 }, {}, [false, true]],
  [{ captainPoints: 60, viceCaptainPoints: null }, noPoints, [false]],
  [noPoints, {}, [false]],
  [noPoints, noPoints, []],
])(
  'the unit of the points is visible with the first of %j and %j that has some',
  async (one, other, units) => {
    await show(success([locked('a', inMinutes(10), one), locked('b', inMinutes(20), other)]));
    await until(() => expect(links()).toEqual(['/analysis/a', '/analysis/b']));
    const shown = screen.queryAllByText('expected points');
    expect(shown.map(({ className }) => className === 'sr-only')).toEqual(units);
  },
);

it('says that no analysis is open, and that none could be loaded', async () => {
  await show(success([locked('a', inMinutes(-1))]));
  await until(() => screen.getByText('No analysis is open right now.'));
  await server.close();
  await show(refusal(503, 'unavailable', ''));
  await until(() => screen.getByText('Error Loading Data'));
});

it.each([
  [10, /^No analysis is open right now\. The next opens at \d+:\d\d [ap]m: A vs B$/],
  [25, /^No analysis is open right now\. The next opens at \d+:\d\d [ap]m: A vs B$/],
  [27, /^No analysis is open right now\. The next opens at \w{3}, \d+ \w{3}, .* IST.*: A vs B$/],
  [2, /^No analysis is open right now\. Next: A vs B, .* IST/],
])(
  'while none is open, names the match %i hours ahead, whose analysis opens six hours before',
  async (hours, text) => {
    await show(success([]), { name: 'A vs B, 3rd Match', start_at: Date.now() / 1000 + hours * 3600 });
    const line = await until(() => screen.getByText(/No analysis is open/));
    expect(line.textContent).toMatch(text);
  },
);

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
