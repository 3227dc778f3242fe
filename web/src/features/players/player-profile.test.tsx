import type {
  PlayerLogEntry,
  PlayerProfile as Player,
  PlayerStats,
} from '@gullylens/contract/http/history/players';
import type { PlayerSplits } from '@gullylens/contract/http/history/player-splits';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { apiQuery } from '../../platform/api/api-query.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { storeSession } from '../../testing/test-people.ts';
import {
  heldAnswer,
  refusal,
  startTestServer,
  type TestAnswer,
  type TestServer,
} from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { PlayerProfile } from './player-profile.tsx';

const stats: PlayerStats = {
  format: 'T20',
  matches: 10,
  runs: 1234,
  ballsFaced: 800,
  timesOut: 8,
  fours: 100,
  sixes: 40,
  highest: 101,
  fifties: 5,
  hundreds: 1,
  battingAverage: 41.333,
  strikeRate: null,
  ballsBowled: 60,
  runsConceded: 70,
  wickets: 3,
  maidens: 0,
  mostWickets: 2,
  bowlingAverage: 23.333,
  economy: 7,
  catches: 4,
  stumpings: 0,
  runOuts: 1,
  averagePoints: 40,
};

const entry = (number: number, parts: Partial<PlayerLogEntry> = {}): PlayerLogEntry => ({
  matchId: `m${number}`,
  playedOn: `2026-05-${String(number + 10)}`,
  format: 'T20',
  team: 'Malabar Monsoons',
  opponent: `Rivals ${number}`,
  battingPosition: 1,
  runs: 45,
  ballsFaced: 31,
  ballsBowled: 24,
  runsConceded: 24,
  wickets: 2,
  catches: 0,
  stumpings: 0,
  points: number * 10,
  pointsClassic: 0,
  ...parts,
});

const teams = [
  { key: 'monsoons', name: 'Malabar Monsoons', matches: 9, from: '2024-04-01', to: '2026-05-19' },
  { key: 'drifters', name: 'Deccan Drifters', matches: 1, from: '2023-04-01', to: '2023-05-01' },
];

const player: Player = {
  key: 'r-nair',
  name: 'R Nair',
  gender: 'male',
  team: { key: 'monsoons', name: 'Malabar Monsoons' },
  matches: 10,
  lastMatch: '2026-05-19',
  spellings: ['R Nair'],
  role: 'all-rounder',
  teams,
  stats: [stats, { ...stats, format: 'ODI', ballsBowled: 0 }],
  log: [9, 8, 7, 6, 5, 4, 3, 2, 1].map((number) => entry(number)),
};

const splits: PlayerSplits = {
  format: 'T20',
  matches: 0,
  phases: [],
  bowlingStyles: [],
  unknownStyleBalls: 0,
  opponents: [],
  venues: [],
};

let server: TestServer;
let splitsAnswer: TestAnswer | Promise<TestAnswer> = { body: { data: splits } };
afterEach(() => {
  splitsAnswer = { body: { data: splits } };
  return server.close();
});

async function open(
  parts: Partial<Player> = {},
  path = '/',
  next: TestAnswer = { body: { data: null } },
  queries: object = { retry: false },
): Promise<void> {
  server = await startTestServer({
    'GET /api/v1/cricket/players/r-nair/next-match/': () => next,
    'GET /api/v1/cricket/players/r-nair/splits/': () => splitsAnswer,
    'GET /api/v1/cricket/players/r-nair/': () => ({ body: { data: { ...player, ...parts } } }),
  });
  storeSession();
  renderProfile(queries, path);
  await until(() => screen.getByRole('heading', { name: 'R Nair' }));
}

const request = apiQuery('GET /api/v1/cricket/players/{id}/', { params: { id: 'r-nair' } });

/** Says when a later request of the player has failed. */
function RefetchFailed() {
  return useQuery(request).isRefetchError && <p>Failed again</p>;
}

function renderProfile(queries: object, path = '/'): QueryClient {
  const client = new QueryClient({ defaultOptions: { queries } });
  renderScreen(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <PlayerProfile profileKey="r-nair" />
        <RefetchFailed />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

async function show(...shown: Parameters<typeof open>): Promise<void> {
  await open(...shown);
  await until(() => expect(screen.queryByRole('status', { name: 'Loading the splits' })).toBeNull());
}

const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement?.textContent;

it('a next match that could not be loaded is reported above the rest', async () => {
  await show({}, '/', refusal(503, 'unavailable', 'Temporarily unavailable.'));
  screen.getByText('Error Loading Data');
});

const failed = () => refusal(503, 'unavailable', 'Temporarily unavailable.');

describe('the page of a player', () => {
  it('is shown while the next match is requested again after a failure', async () => {
    await open({}, '/', failed(), { retry: 1, retryDelay: 600_000 });
  });

  it('shows no failure of a later request while the next match is loading', async () => {
    const answers: TestAnswer[] = [{ body: { data: player } }, failed()];
    server = await startTestServer({
      'GET /api/v1/cricket/players/r-nair/next-match/': heldAnswer().handler,
      'GET /api/v1/cricket/players/r-nair/': () => answers.shift() ?? null,
    });
    storeSession();
    const client = renderProfile({ retry: false });
    await until(() => expect(client.getQueryData(request.queryKey)).toBeDefined());
    void client.refetchQueries({ queryKey: request.queryKey });
    await until(() => screen.getByText('Failed again'));
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  it('that failed has the name in the title of its document', async () => {
    document.head.innerHTML = `<meta property="og:url" content="https://gullylens.example/players/r-nair">
      <meta property="og:title" content="R Nair, junior · GullyLens">`;
    onTestFinished(() => document.head.replaceChildren());
    server = await startTestServer({
      'GET /api/v1/cricket/players/r-nair/next-match/': failed,
      'GET /api/v1/cricket/players/r-nair/': failed,
    });
    storeSession();
    renderProfile({ retry: false }, '/players/r-nair');
    screen.getByText('R Nair, junior');
    await until(() => screen.getByRole('heading', { name: 'R Nair, junior' }));
  });

  it('shows the current team, and former teams with their years', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Malabar Monsoons' }).getAttribute('href')).toBe(
      '/teams/monsoons',
    );
    screen.getByText('All-rounder');
    expect(document.title).toBe(`${screen.getByRole('heading', { level: 1 }).textContent} · GullyLens`);
    screen.getByText('10 matches · Last played 19 May 2026');
    screen.getByText('2 teams');
    screen.getByText('2024–2026 · 9 matches');
    screen.getByText('2023 · 1 match');
  });

  it('shows no former teams when there are none', async () => {
    await show({ teams: teams.slice(0, 1) });
    expect(document.querySelector('header details')).toBeNull();
  });

  it('groups large numbers, gives rates to two places, and a dash without one', async () => {
    await show();
    expect(figure('Runs')).toBe('Runs1,234');
    expect(figure('Strike rate')).toBe('Strike rate–');
    expect(figure('Fifties and hundreds')).toBe('Fifties and hundreds5 / 1');
    expect(figure('Fours and sixes')).toBe('Fours and sixes100 / 40');
    expect(figure('Economy')).toBe('Economy7.00');
    expect(screen.getAllByText('Average').map((label) => label.parentElement?.textContent)).toEqual([
      'Average41.33',
      'Average23.33',
    ]);
  });

  it('has a tab for each format, and the name of the only one', async () => {
    await show();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['T20', 'ODI']);
    await server.close();
    cleanup();
    await show({ stats: [stats] });
    expect(screen.queryByRole('tab')).toBeNull();
    screen.getByText('10 matches · T20 · Last played 19 May 2026');
  });

  it('has no bowling in a format in which they never bowled', async () => {
    await show({}, '/?format=ODI');
    screen.getByRole('heading', { name: 'Batting' });
    expect(screen.queryByRole('heading', { name: 'Bowling' })).toBeNull();
  });

  it('shows the points of the latest ten matches with their opponents, beside the average', async () => {
    const log = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((number) => entry(number));
    await show({ log });
    const form = within(screen.getByRole('heading', { name: 'Form' }).closest('section') as HTMLElement);
    const bars = form.getAllByRole('link');
    expect(bars.map(({ textContent }) => textContent)).toEqual(
      [20, 30, 40, 50, 60, 70, 80, 90, 100, 110].map((points) => `${points}R${points / 10}`.slice(0, 5)),
    );
    expect(bars.at(-1)?.getAttribute('href')).toBe('/matches/m11');
    form.getByRole('link', { name: '21 May 2026, against Rivals 11: 110 points' });
    form.getByText('40.0');
  });

  it('shows the splits of the chosen format below the career', async () => {
    await show({}, '/?format=ODI');
    const read = server.requests.find(({ call }) => call.endsWith('/splits/'));
    expect(read?.query.get('format')).toBe('ODI');
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings.slice(0, 3)).toEqual(['Next match', 'Form', 'Batting']);
    expect(headings.slice(-2)).toEqual(['By opponent', 'By ground']);
  });

  it('shows the rest while the splits load', async () => {
    splitsAnswer = new Promise(() => undefined);
    await open();
    screen.getByRole('status', { name: 'Loading the splits' });
    screen.getByRole('heading', { name: 'Batting' });
    screen.getByRole('heading', { name: 'Recent matches' });
  });

  it('shows the rest when the splits cannot be loaded', async () => {
    splitsAnswer = refusal(503, 'unavailable', 'Temporarily unavailable.');
    await show();
    screen.getByText('Error Loading Data');
    screen.getByRole('heading', { name: 'Batting' });
  });

  it('draws bars in proportion, and marks those at or above the average', async () => {
    await show({ log: [entry(4), entry(3), entry(0)] });
    const bars = [...document.querySelectorAll<HTMLElement>('section ol span[style]')];
    expect(bars.map(({ style }) => style.height)).toEqual(['4%', '60%', '80%']);
    expect(bars.map(({ className }) => className.includes('bg-turf'))).toEqual([false, false, true]);
  });

  it('lists eight matches at first and the rest on request', async () => {
    await show();
    const list = within(screen.getByRole('heading', { name: 'Recent matches' }).parentElement as HTMLElement);
    expect(list.getAllByRole('link')).toHaveLength(8);
    fireEvent.click(list.getByRole('button', { name: 'Show all 9' }));
    expect(list.getAllByRole('link')).toHaveLength(9);
    expect(list.queryByRole('button')).toBeNull();
  });

  it('shows the performance in each match', async () => {
    await show({ log: [entry(2, { battingPosition: null }), entry(1, { ballsBowled: 0 })] });
    screen.getByText('12 May 2026 · Did not bat · 2/24');
    screen.getByText('11 May 2026 · 45 (31)');
  });

  it('describes the points chart in words', async () => {
    await show();
    screen.getByRole('img', {
      name: 'Average 50.0 over the last 9 matches; 8 in 10 between 18 and 82',
    });
    for (const day of ['11 May 2026', '19 May 2026']) screen.getByText(day, { selector: 'span' });
    const reader = screen.getByRole('slider');
    expect(reader.getAttribute('aria-valuemax')).toBe('8');
    expect(reader.getAttribute('aria-valuetext')).toBe('19 May 2026, against Rivals 9: 90 points');
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toContain(
      '18 May 2026Rivals 880',
    );
  });

  it('draws each match in the middle of its share of the width, oldest first', async () => {
    await show({ log: [entry(4), entry(3)] });
    expect(document.querySelector('svg path[opacity]')?.getAttribute('d')).toMatch(
      /^M25 100V[\d.]+M75 100V0$/,
    );
  });

  it('draws no band of too few matches, and a single day under a single match', async () => {
    await show({ log: [entry(1)] });
    screen.getByRole('img', { name: 'Average 10.0 over the last 1 match' });
    expect(screen.getAllByText('11 May 2026', { selector: 'span' })).toHaveLength(1);
  });
});
