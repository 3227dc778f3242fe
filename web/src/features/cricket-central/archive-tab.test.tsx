import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { ArchiveTab } from './archive-tab.tsx';

let server: TestServer;
afterEach(() => server.close());

const series = {
  key: 's1',
  name: 'Coastal League',
  startDate: '2026-10-01',
  endDate: null,
  test: 0,
  odi: 1,
  t20: 12,
  priority_score: 3,
};
const lists = { featured: [], live: [], upcoming: [], recent: [], tournaments: [] };
const answer = (data: unknown) => () => ({ body: { data } });

async function show(tab: Parameters<typeof ArchiveTab>[0]['tab'], handlers: Record<string, TestHandler>) {
  server = await startTestServer(handlers);
  storeSession();
  renderPage(<ArchiveTab tab={tab} lists={lists} />);
}

const cards = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const known = { matches: 12, lastMatch: '2026-05-01' };

const read = (key: string, standings: unknown[]) => answer({ ...series, key, name: key, standings });
const innings = (team: string, superOver = false) => ({
  team,
  runs: 172,
  wickets: 6,
  overs: '20.0',
  superOver,
});

describe('the lists behind View All', () => {
  it('have teams, each with its matches and a link to its page', async () => {
    await show('teams', { 'GET /api/cricket/teams/': answer([{ key: 'mm', name: 'Monsoons', ...known }]) });
    const link = await until(() => screen.getByRole('link', { name: 'Monsoons' }));
    expect(link.getAttribute('href')).toBe('/teams/mm');
    expect(cards()).toEqual(['MONMonsoons12 matches · Last played 1 May 2026']);
    expect(server.requests[0]?.query.get('limit')).toBe('12');
  });

  it('have venues, also those whose city is unknown', async () => {
    const ground = { key: 'hg', name: 'Harbour Ground', ...known };
    const grounds = [
      { ...ground, city: 'Kochi' },
      { ...ground, key: 'og', city: null, matches: 1 },
    ];
    await show('venues', { 'GET /api/cricket/venues/': answer(grounds) });
    await until(() => screen.getByText(/^Kochi/));
    expect(cards()).toEqual([
      'Harbour GroundKochi · 12 matches · Last 1 May 2026',
      'Harbour GroundCity unknown · 1 match · Last 1 May 2026',
    ]);
  });

  it('have players with their team', async () => {
    const player = { key: 'rn', name: 'R Nair', team: { key: 'mm', name: 'Monsoons' }, ...known };
    await show('players', { 'GET /api/cricket/players/': answer([player]) });
    const link = await until(() => screen.getByRole('link', { name: 'R Nair' }));
    expect(link.getAttribute('href')).toBe('/players/rn');
    expect(cards()).toEqual(['RNR NairMonsoons · 12 matches · Last 1 May 2026']);
  });

  it('have series, each with its days and formats', async () => {
    await show('series', { 'GET /api/v1/cricket/series/': answer([series]) });
    await until(() => screen.getByRole('button', { name: 'Coastal League' }));
    expect(cards()).toEqual(['Coastal League1 Oct 2026 · 1 ODI · 12 T20']);
    expect(screen.getByRole('list', { name: 'Series' }).className).toContain('max-md:grid-rows');
  });

  it('show a message when they are empty', async () => {
    await show('tournaments', {});
    screen.getByText('No tournaments available.');
  });

  it('have a retry button', async () => {
    await show('teams', { 'GET /api/cricket/teams/': () => refusal(503, 'unavailable', '') });
    await until(() => screen.getByRole('button', { name: 'Try Again' }));
  });

  it('show a loading state', async () => {
    await show('teams', { 'GET /api/cricket/teams/': answer([]) });
    screen.getByRole('status', { name: 'Loading matches' });
    await until(() => screen.getByText('No teams available.'));
    expect(screen.queryByRole('status', { name: 'Loading matches' })).toBeNull();
  });
});

const leader = { key: 'rn', name: 'R Nair', team: 'Monsoons', matches: 9, value: 41.25 };
const leaders = {
  format: 'T20',
  gender: 'male',
  from: '2025-05-02',
  to: '2026-05-01',
  runs: [{ ...leader, value: 512 }],
  wickets: [],
  strikeRate: [{ ...leader, value: 151.58 }],
  economy: [{ ...leader, value: 6.123 }],
  averagePoints: [leader],
  bestMatches: [
    {
      ...leader,
      matchId: 'm1',
      playedOn: '2026-04-01',
      opponent: 'Drifters',
      points: 132.5,
      runs: 9,
      wickets: 1,
    },
  ],
};

describe('the leader boards', () => {
  it('list the leaders of each statistic and omit an empty board', async () => {
    await show('statistics', { 'GET /api/v1/cricket/leaders/': answer(leaders) });
    await until(() => screen.getByRole('heading', { name: 'Most runs' }));
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Most runs',
      'Best strike rate',
      'Best economy',
    ]);
    expect([...document.querySelectorAll('ol > li')].map(({ textContent }) => textContent)).toEqual([
      '1R NairMonsoons512',
      '1R NairMonsoons151.6',
      '1R NairMonsoons6.12',
    ]);
    expect(screen.getAllByText('T20 · 2 May 2025 to 1 May 2026')).toHaveLength(3);
    expect(screen.getByRole('list', { name: 'Statistics' }).className).toContain('lg:grid-cols-4');
  });

  it('link an average to its player and a best to its match', async () => {
    await show('fantasy', { 'GET /api/v1/cricket/leaders/': answer({ ...leaders, from: null }) });
    await until(() => screen.getByRole('heading', { name: 'Most points in one match' }));
    const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(targets).toEqual(['/players/rn', '/matches/m1']);
    screen.getByText('1 Apr 2026 · against Drifters');
    screen.getByText('132.5');
    expect(screen.getAllByText('T20')).toHaveLength(2);
  });
});

const standing = {
  team: 'Monsoons',
  shortname: 'MM',
  played: 5,
  won: 3,
  lost: 1,
  tied: 0,
  noResult: 1,
  points: 7,
};

describe('the tables of series', () => {
  it('are those of series with results, with ties and no results combined', async () => {
    await show('standings', {
      'GET /api/v1/cricket/series/': answer([series, { ...series, key: 's2' }]),
      'GET /api/v1/cricket/series/s1/': read('s1', [
        { ...standing, key: 'mm', netRunRate: 0.25 },
        { ...standing, key: null, team: 'Strangers', netRunRate: null, tied: 1, points: 8 },
      ]),
      'GET /api/v1/cricket/series/s2/': read('s2', []),
    });
    await until(() => screen.getByRole('table', { name: 's1' }));
    const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual(['Monsoons53117+0.250', 'Strangers53128–']);
    expect(screen.getByRole('link', { name: 'Monsoons' }).getAttribute('href')).toBe('/teams/mm');
    expect(screen.queryByRole('link', { name: 'Strangers' })).toBeNull();
    expect(screen.queryByRole('table', { name: 's2' })).toBeNull();
  });
});

describe('the latest scorecards', () => {
  it('show the first two innings, without super overs', async () => {
    const match = {
      id: 'm1',
      playedOn: '2026-05-01',
      competition: null,
      result: 'Match tied',
      innings: [innings('Monsoons', true), innings('Drifters'), innings('Monsoons'), innings('Third')],
    };
    await show('scorecards', { 'GET /api/v1/cricket/history/': answer([match]) });
    await until(() => screen.getByRole('link', { name: 'Match tied' }));
    expect(cards()).toEqual(['1 May 2026Drifters172/6 (20)Monsoons172/6 (20)Match tied']);
  });
});
