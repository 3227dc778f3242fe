import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { testAnalysis } from '../../testing/test-analysis.ts';
import { storeSession } from '../../testing/test-people.ts';
import { testProjection } from '../../testing/test-projections.ts';
import { refusal, startTestServer, type TestAnswer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { SampleLineups } from './sample-lineups.tsx';

let server: TestServer;
afterEach(() => server?.close());

const lineup = { players: ['a', 'b', 'c'], captain: 'a', viceCaptain: 'b', p10: 100, p90: 300 };
const projections = ['a', 'b', 'c'].map((key) => testProjection({ key, name: `Player ${key}`, mean: 40 }));
const teams = [
  { ...lineup, name: 'Safe & Steady', style: 'safe', expected: 180 },
  {
    ...lineup,
    name: 'Balanced Approach',
    style: 'balanced',
    expected: 180.4,
    captain: 'b',
    viceCaptain: 'c',
  },
] as unknown as Analysis['teams'];

const scored = (basis: 'balls' | 'scorecard'): TestAnswer => ({
  body: {
    status: 'success',
    data: {
      basis,
      players: [
        { key: 'a', points: 10 },
        { key: 'b', points: 50.5 },
        { key: null, points: 99 },
      ],
    },
  },
});

async function show(points: TestAnswer, parts: Partial<Analysis> = {}): Promise<void> {
  const analysis = testAnalysis({ matchKey: 'past', teams, projections, ...parts });
  server = await startTestServer({
    'GET /api/v1/analysis/': () => ({
      body: { status: 'success', data: [{ matchKey: 'past', locked: false, sample: true }] },
    }),
    'GET /api/v1/analysis/past/': () => ({ body: { status: 'success', data: analysis } }),
    'GET /api/v1/cricket/matches/past/fantasy-points/': () => points,
  });
  storeSession();
  renderPage(<SampleLineups />);
}

const lineups = () => [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
const shown = () => until(() => screen.getByRole('region', { name: 'Balanced Approach' }));

it('each line-up has the points that it scored, with nothing for a player who did not play', async () => {
  await show(scored('balls'));
  const board = await shown();
  expect(lineups().map((text) => text?.match(/\d+ points.*/)?.[0])).toEqual([
    '96 pointsexpected 180',
    '111 pointsexpected 180',
  ]);
  expect(board.textContent).toContain('Player b101.0');
  expect(board.textContent).toContain('Player c0.0');
  screen.getByText(/^Under each name: points/);
});

it.each([
  ['an estimate', scored('scorecard')],
  ['unknown', refusal(404, 'points_not_found', '')],
])('while its points are %s, a line-up has the expected ones', async (_, points) => {
  await show(points);
  await shown();
  expect(lineups().map((text) => text?.match(/\d+ points.*/)?.[0])).toEqual([
    '180 pointsexpected',
    '180 pointsexpected',
  ]);
  screen.getByText(/^Under each name: expected points/);
});

it('a line-up with a player whom we did not project has its expected points, and no board', async () => {
  await show(scored('balls'), { projections: projections.slice(1) });
  await until(() => screen.getByRole('link', { name: 'Malabar Monsoons vs Deccan Drifters' }));
  expect(lineups()[0]).toContain('180 pointsexpected');
  expect(screen.queryByRole('region', { name: 'Balanced Approach' })).toBeNull();
});

it('an analysis without line-ups shows none', async () => {
  await show(scored('balls'), { teams: [] });
  await until(() => expect(server.requests).toHaveLength(3));
  expect(screen.queryByRole('region')).toBeNull();
});
