import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import { fireEvent, screen } from '@testing-library/react';
import { once } from 'node:events';
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
    p10: 90,
    p90: 320,
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

async function show(
  points: TestAnswer | Promise<TestAnswer>,
  parts: Partial<Analysis> = {},
  offer?: string,
): Promise<void> {
  const analysis = testAnalysis({ matchKey: 'past', teams, projections, ...parts });
  server = await startTestServer({
    'GET /api/v1/analysis/': () => ({
      body: {
        status: 'success',
        data: [{ matchKey: 'past', matchTitle: 'Monsoons vs Drifters', locked: false, sample: true }],
      },
    }),
    'GET /api/v1/analysis/past/': () => ({ body: { status: 'success', data: analysis } }),
    'GET /api/v1/cricket/matches/past/fantasy-points/': () => points,
    'GET /api/v1/analysis/track-record/past/': () => ({
      body: { status: 'success', data: { grade: { eleven: { points: 785.5, share: 73.3 } } } },
    }),
  });
  storeSession();
  renderPage(<SampleLineups offer={offer} />);
}

const lineups = () => [...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent);
const board = (name: string) => until(() => screen.getByRole('region', { name }));
const button = (name: string) => screen.getByRole('button', { name });
const shown = async () => {
  await board('Safe & Steady');
  fireEvent.click(button('Balanced Approach'));
  return board('Balanced Approach');
};

it('each line-up has the points that it scored, with nothing for a player who did not play', async () => {
  await show(scored('balls'));
  const pitch = await shown();
  expect(lineups().map((text) => text?.match(/\d+ points.*/)?.[0])).toEqual([
    '96 pointsexpected 180 · likely 100–300',
    '111 pointsexpected 180 · likely 90–320',
  ]);
  expect(pitch.textContent).toContain('Player b50.5 × 2');
  expect(pitch.textContent).toContain('Player c0.0');
  screen.getByText(/^Under each name: points/);
});

it('the board begins with the first line-up and shows the one that is pressed, under its name and its points', async () => {
  await show(scored('balls'));
  await board('Safe & Steady');
  screen.getByText('Safe & Steady · 96');
  expect(button('Safe & Steady').getAttribute('aria-pressed')).toBe('true');
  await shown();
  screen.getByText('Balanced Approach · 111');
  expect(button('Safe & Steady').getAttribute('aria-pressed')).toBe('false');
  expect(button('Balanced Approach').getAttribute('aria-pressed')).toBe('true');
});

it.each([
  ['an estimate', scored('scorecard')],
  ['unknown', refusal(404, 'points_not_found', '')],
])('while its points are %s, a line-up has the expected ones', async (_, points) => {
  await show(points);
  await shown();
  expect(lineups().map((text) => text?.match(/\d+ points.*/)?.[0])).toEqual([
    '180 pointsexpected · likely 100–300',
    '180 pointsexpected · likely 90–320',
  ]);
  screen.getByText(/^Under each name: expected points/);
});

it('a line-up with a player whom we did not project has its expected points, and no board', async () => {
  await show(scored('balls'), { projections: projections.slice(1) });
  await until(() => expect(lineups()).toHaveLength(2));
  expect(lineups()[0]).toContain('180 pointsexpected');
  expect(screen.queryByRole('region', { name: 'Safe & Steady' })).toBeNull();
});

const choice = (key: string, averagePoints: number) => ({
  key,
  name: `Player ${key}`,
  team: 'Drifters',
  averagePoints,
  matches: 30,
  reason: '',
});
const eleven: Partial<Analysis> = {
  teams: [],
  dreamTeam: [choice('a', 93.4), choice('b', 70.3), choice('c', 40)],
  captainChoices: { primary: choice('a', 93.4), alternative: choice('b', 70.3) },
};
const rows = () => screen.getAllByRole('row').map(({ textContent }) => textContent);

it('an analysis without line-ups shows its eleven, what each scored, and how it was graded', async () => {
  await show(scored('balls'), eleven);
  await until(() => screen.getByText('73% of the best possible line-up'));
  screen.getByText('785.5 points');
  expect(rows()).toEqual(['PlayerExpectedScored', 'Player aC93.410', 'Player bVC70.350.5', 'Player c40.00']);
});

it('an eleven whose points are not known exactly has the expected ones alone', async () => {
  await show(scored('scorecard'), eleven);
  await until(() => screen.getByText('Player c'));
  expect(rows()[1]).toBe('Player aC93.4');
});

it('an analysis that names no players shows none', async () => {
  await show(scored('balls'), { teams: [], dreamTeam: [] });
  await until(() => expect(server.requests).toHaveLength(3));
  await until(() => expect(screen.queryByRole('region')).toBeNull());
});

it.each([
  ['line-ups', {}, /^Free sample: three of our line-ups/],
  ['an eleven', eleven, /^Free sample: our line-up/],
])('the offer is in its place while a sample of %s loads', async (_what, parts, title) => {
  const gate = new AbortController();
  await show(
    once(gate.signal, 'abort').then(() => scored('balls')),
    parts,
    'An offer',
  );
  await until(() => screen.getByRole('status', { name: 'Loading' }));
  const offer = screen.getByText('An offer');
  screen.getByRole('link', { name: 'Monsoons vs Drifters' });
  gate.abort();
  await until(() => expect(screen.queryByRole('status', { name: 'Loading' })).toBeNull());
  expect(screen.getByText('An offer')).toBe(offer);
  screen.getByRole('region', { name: title });
});

it('the offer stands alone when the sample could not be loaded', async () => {
  server = await startTestServer({
    'GET /api/v1/analysis/': () => ({
      body: { status: 'success', data: [{ matchKey: 'past', sample: true }] },
    }),
  });
  renderPage(<SampleLineups offer="An offer" />);
  await until(() => screen.getByRole('region'));
  await until(() => expect(screen.queryByRole('region')).toBeNull());
  screen.getByText('An offer');
});

it.each([
  ['line-ups', {}],
  ['an eleven', eleven],
  ['no players', { teams: [], dreamTeam: [] }],
])('the offer stands with a sample of %s', async (_what, parts) => {
  await show(scored('balls'), parts, 'An offer');
  await until(() => expect(server.requests.length).toBeGreaterThan(2));
  await until(() => expect(screen.getAllByText('An offer')).toHaveLength(1));
});
