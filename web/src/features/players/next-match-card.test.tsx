import type { PlayerNextMatch } from '@gullylens/contract/http/insights/next-match';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Loaded } from '../../testing/loaded.tsx';
import { renderPage } from '../../testing/render-screen.tsx';
import { testProjection } from '../../testing/test-projections.ts';
import { testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { NextMatchCard } from './next-match-card.tsx';

const MATCH = 'GET /api/v1/cricket/matches/m-12/';
const POINTS = `${MATCH}fantasy-points/`;

let server: TestServer;
afterEach(() => server.close());

const nextMatch = {
  matchKey: 'm-12',
  matchTitle: 'Malabar Monsoons vs Deccan Drifters',
  tournament: 'Gully League',
  analysisDate: '2026-05-24T14:00:00.000Z',
  locksAt: null,
};

async function show(data: PlayerNextMatch | null, phase: 'upcoming' | 'live' = 'upcoming'): Promise<void> {
  const players = [
    { key: 'k-das', points: 4 },
    { key: 'r-nair', points: 31 },
  ];
  server = await startTestServer({
    [MATCH]: () => ({ body: { status: 'success', data: testMatch({ phase }) } }),
    [POINTS]: () => ({ body: { status: 'success', data: { players } } }),
  });
  storeSession();
  renderPage(
    <>
      <NextMatchCard playerKey="r-nair" query={{ data: { data } }} />
      <Loaded />
    </>,
  );
}

it('has the expected points with their range for members', async () => {
  const projection = testProjection({ mean: 42.46, p10: 8.2, p90: 84.4 });
  await show({ ...nextMatch, locked: false, projection });
  screen.getByText('Malabar Monsoons vs Deccan Drifters');
  screen.getByText(/^Sun, 24 May, .*7:30 pm/);
  screen.getByText('42.5');
  screen.getByText('Likely range: 8 to 84 points');
  const range = document.querySelector('svg rect[opacity]');
  expect(Number.parseFloat(range?.getAttribute('x') ?? '')).toBeCloseTo((8.2 / (84.4 * 1.15)) * 100);
  const link = screen.getByRole('link', { name: 'See full analysis' });
  expect(link.getAttribute('href')).toBe('/analysis/m-12');
});

it('offers them to everyone else', async () => {
  await show({ ...nextMatch, locked: true });
  screen.getByText('Malabar Monsoons vs Deccan Drifters');
  screen.getByText('Expected points and their range are part of Premium.');
  const link = screen.getByRole('link', { name: 'See the offer' });
  expect(link.getAttribute('href')).toBe('/analysis/m-12');
  expect(screen.queryByText(/^expected/)).toBeNull();
});

it.each([
  [90, ['Locks in 1 h 30 m']],
  [-1, []],
])('says when the analysis locks in %i minutes, until it has', async (minutes, texts) => {
  // Within the minute, because the time of the server comes in whole seconds.
  const locksAt = new Date(Date.now() + minutes * 60_000 - 10_000).toISOString();
  await show({ ...nextMatch, locksAt, locked: true });
  expect(screen.queryAllByText(/^Lock/).map(({ textContent }) => textContent)).toEqual(texts);
});

it('has the expected points alone before the match starts', async () => {
  const analysisDate = new Date(Date.now() + 3_600_000).toISOString();
  await show({ ...nextMatch, analysisDate, locked: false, projection: testProjection() });
  screen.getByRole('heading', { name: 'Next match' });
  screen.getByText('expected points');
  // A request of the card would have been sent before this one.
  await fetch(`${server.origin}/`);
  expect(server.callsOf(POINTS)).toBe(0);
  expect(server.callsOf(MATCH)).toBe(0);
});

it('does not call a match live whose start is delayed', async () => {
  await show({ ...nextMatch, locked: false, projection: testProjection() });
  await until(() => expect(server.callsOf(MATCH)).toBe(1));
  await until(() => screen.getByText('All is loaded'));
  screen.getByRole('heading', { name: 'Next match' });
  expect(server.callsOf(POINTS)).toBe(0);
});

it('has the points so far first, once the match has started', async () => {
  await show({ ...nextMatch, locked: false, projection: testProjection() }, 'live');
  await until(() => screen.getByRole('heading', { name: 'Live now' }));
  const points = await until(() => screen.getByText('points so far'));
  expect(points.parentElement?.textContent).toBe('31points so far');
  screen.getByText('expected before play');
});

it('says that there is none', async () => {
  await show(null);
  screen.getByText('No analysis of a coming match yet.');
});
