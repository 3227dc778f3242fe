import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { REFRESH_MS } from '../../platform/live/score-refresh.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testFeedAge, testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import { testPlayedCard as card } from '../../testing/test-played-card.ts';
import {
  heldAnswer,
  refusal,
  startTestServer,
  type TestHandler,
  type TestServer,
} from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { MatchCentre } from './match-centre.tsx';

const KEY = '0f0f0f0f-0000-4000-8000-000000000001';
const MATCH = `GET /api/v1/cricket/matches/${KEY}/`;
const PLAYED = `GET /api/v1/cricket/history/${KEY}/`;
const PREVIEW = `GET /api/v1/cricket/matches/${KEY}/preview/`;
const pathOf = (what: string) => `GET /api/v1/cricket/matches/${KEY}/${what}/`;
const missing = () => refusal(404, 'match_not_found', 'We could not find that match.');
const unavailable = () => refusal(503, 'unavailable', 'Temporarily unavailable. Please try again shortly.');

const live = testMatch({
  id: KEY,
  phase: 'live',
  status: 'Malabar Monsoons opt to bat',
  score: [{ inning: 'Malabar Monsoons Inning 1', team: 'Malabar Monsoons', r: 54, w: 1, o: '6.2' }],
});

const forecast: Forecast = {
  matchKey: KEY,
  teams: ['Malabar Monsoons', 'Deccan Drifters'],
  stage: 'first innings',
  win: { teamA: 63, teamB: 37 },
  before: { teamA: 50, teamB: 50 },
  limitation: null,
  target: null,
  totals: [{ team: 'Malabar Monsoons', mean: 171, p10: 150, p50: 171, p90: 194 }],
  players: [],
  history: [
    { innings: 0, overs: '0', runs: 0, wickets: 0, teamA: 50, at: '2026-11-21T14:00:00.000Z' },
    { innings: 1, overs: '6', runs: 52, wickets: 1, teamA: 63, at: '2026-11-21T14:30:00.000Z' },
  ],
  basis: { confidence: 'good', missing: [], matchesLearnt: 900, learntUntil: '2026-11-20' },
  matchVersion: 4,
  madeAt: '2026-11-21T14:30:00.000Z',
};

const ok =
  (data: unknown): TestHandler =>
  () => ({ body: { status: 'success', data, ...testFeedAge() } });

let server: TestServer;
afterEach(() => server.close());

interface Shown {
  matchKey?: string;
  tab?: string;
  isPremium?: boolean;
}

async function show(handlers: Record<string, TestHandler>, shown: Shown = {}): Promise<() => void> {
  server = await startTestServer(handlers);
  storeSession();
  const onUpgrade = vi.fn<() => void>();
  renderScreen(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/matches/${KEY}${shown.tab ? `?tab=${shown.tab}` : ''}`]}>
        <MatchCentre
          matchKey={shown.matchKey ?? KEY}
          isPremium={shown.isPremium ?? false}
          onUpgrade={onUpgrade}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return onUpgrade;
}

const pulsing = () => document.querySelectorAll('.bg-live.animate-pulse-soft');

const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

describe('the match centre', () => {
  it('shows a skeleton, then the score of a live match', async () => {
    await show({ [MATCH]: ok(live) });
    screen.getByRole('status', { name: 'Loading the match' });
    await until(() => screen.getByText('54/1'));
    screen.getByText('(6.2)');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Live');
  });

  it('shows the age of a live score and stops pulsing when a newer one cannot be fetched', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const answers = [ok(live), unavailable];
    await show({ [MATCH]: (...asked) => (answers.shift() ?? unavailable)(...asked) });
    await until(() => screen.getByText('54/1'));
    expect(pulsing()).toHaveLength(1);
    expect(document.querySelector('[data-stale]')).toBeNull();
    act(() => void vi.advanceTimersByTime(REFRESH_MS.polled));
    await until(() => screen.getByText('Using cached data'));
    expect(screen.queryByText(/Just now/)).toBeNull();
    expect(pulsing()).toHaveLength(0);
    expect(document.querySelector('[data-stale]')).not.toBeNull();
    screen.getByText('54/1');
  });

  it('shows the vendor’s scorecard of a match that is over until history has the match', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const inHistory = heldAnswer();
    const answers = [missing, unavailable, inHistory.handler];
    const vendor = {
      team: 'Malabar Monsoons',
      total: { runs: 54, wickets: 1, overs: '6.2' },
      extras: 0,
      batting: [],
      bowling: [],
      fielding: [],
    };
    await show({
      [MATCH]: ok({ ...live, phase: 'completed' }),
      [PLAYED]: (...asked) => (answers.shift() ?? ok(card))(...asked),
      [pathOf('scorecard')]: ok({ innings: [vendor], as_of: new Date().toISOString() }),
    });
    await until(() => screen.getByText('54/1 (6.2 ov)'));
    await until(() => {
      act(() => void vi.advanceTimersByTime(REFRESH_MS.polled));
      expect(server.callsOf(PLAYED)).toBe(3);
    });
    screen.getByText('54/1 (6.2 ov)');
    expect(document.querySelector('[data-stale]')).toBeNull();
    inHistory.give({ body: { status: 'success', data: card } });
    await until(() => screen.getByText('160/1 (16.2 ov)'));
    expect(screen.queryByText('54/1 (6.2 ov)')).toBeNull();
  });

  it('shows a message and a link back when the match does not exist', async () => {
    await show({ [MATCH]: missing, [PLAYED]: missing });
    await until(() => screen.getByRole('heading', { name: 'We could not find that match.' }));
    screen.getByRole('link', { name: 'All matches' });
    expect([server.callsOf(MATCH), server.callsOf(PLAYED)]).toEqual([1, 1]);
  });

  it('offers to try again after a failure', async () => {
    const answers = [unavailable, ok(live)];
    await show({ [MATCH]: (...asked) => (answers.shift() ?? unavailable)(...asked) });
    const retry = await until(() => screen.getByRole('button', { name: 'Try Again' }));
    screen.getByRole('link', { name: 'All matches' });
    fireEvent.click(retry);
    await until(() => screen.getByText('54/1'));
  });

  it.each(['Malabar Monsoons vs Deccan Drifters, Coastal League', 'Malabar Monsoons vs Deccan Drifters'])(
    'that failed has the teams in the title of its document: %s',
    async (title) => {
      document.head.innerHTML = `<meta property="og:url" content="https://gullylens.example/matches/${KEY}">
        <meta property="og:title" content="${title} · GullyLens">`;
      onTestFinished(() => document.head.replaceChildren());
      await show({ [MATCH]: unavailable });
      await until(() => screen.getByRole('heading', { name: 'Malabar Monsoons vs Deccan Drifters' }));
    },
  );

  it('that failed leads to the other live matches', async () => {
    await show({
      [MATCH]: unavailable,
      'GET /api/v1/cricket/matches/live/': ok([live, testMatch({ id: 'other', phase: 'live' })]),
    });
    await until(() => screen.getByRole('heading', { name: 'Live and next matches' }));
    const links = [...document.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/matches/other']);
  });

  it('shows a match of the archive whole: overs as 16.2, extras, wickets, partnerships, the licence', async () => {
    await show({ 'GET /api/v1/cricket/history/archive-7/': ok(card) }, { matchKey: 'archive-7' });
    await until(() => screen.getByRole('heading', { name: 'Malabar Monsoons vs Deccan Drifters, Final' }));
    screen.getByText('160/1 (16.2 ov)');
    screen.getByText('6 (lb 2, w 4)');
    screen.getByText('5.3 ov');
    screen.getByText('R Nair and S Pillai');
    screen.getByText('Match data from Cricsheet (cricsheet.org), ODC-BY 1.0');
    expect(screen.getByRole('link', { name: 'R Nair' }).getAttribute('href')).toBe('/players/player-1');
    expect(screen.getByRole('link', { name: 'Deccan Drifters' }).getAttribute('href')).toBe('/teams/dcd');
    expect(server.callsOf('GET /api/v1/cricket/matches/archive-7/')).toBe(0);
  });

  it('links its teams to their pages when history has them', async () => {
    const nothing = { form: '', recent: [] };
    const teams = [
      { key: 'mlm', name: 'Malabar Monsoons', ...nothing },
      { key: null, name: 'Deccan Drifters', ...nothing },
    ];
    const headToHead = { matches: 0, wins: [0, 0], other: 0, recent: [] };
    await show({ [MATCH]: ok(live), [PREVIEW]: ok({ format: 'T20', teams, headToHead }) });
    const team = await until(() => screen.getByRole('link', { name: 'Malabar Monsoons' }));
    expect(team.getAttribute('href')).toBe('/teams/mlm');
    expect(screen.queryByRole('link', { name: 'Deccan Drifters' })).toBeNull();
  });

  it('opens an upcoming match on its preview', async () => {
    await show({ [MATCH]: ok(testMatch({ id: KEY })) });
    await until(() => screen.getByRole('link', { name: 'Expert analysis of this match' }));
    expect(tabNames()).toEqual(['Preview', 'Line-ups']);
  });

  it('opens a live match on its preview until the first ball', async () => {
    await show({ [MATCH]: ok({ ...live, score: [] }) }, { tab: 'live' });
    await until(() => screen.getByRole('heading', { name: 'Match Details' }));
    expect(tabNames()).toEqual(['Preview', 'Line-ups']);
  });
});

it.each([
  [9, 'Starts in 9 m'],
  [72, 'Starts in 1 h 12 m'],
  [60, 'Starts in 1 h 0 m'],
  [24 * 60 + 120, 'Starts in 1 d 2 h'],
  [-5, 'Match not started'],
])('an upcoming match counts down to its start: %d minutes, %s', async (minutes, text) => {
  const start_at = Math.round(Date.now() / 1000) + minutes * 60 - 20;
  await show({ [MATCH]: ok(testMatch({ id: KEY, start_at })) });
  await until(() => screen.getByText(text));
});

describe('data that a match cannot have yet', () => {
  const SCORECARD = pathOf('scorecard');
  const POINTS = pathOf('fantasy-points');
  const abandoned = ok({ ...live, phase: 'completed', score: [] });

  it.each(['scorecard', 'charts', 'points', 'balls'])(
    'is neither offered nor requested for an abandoned match without a score, not even under %s',
    async (tab) => {
      await show({ [MATCH]: abandoned, [PLAYED]: missing }, { tab });
      await until(() => expect(tabNames()).toEqual(['Info', 'Line-ups']));
      const requested = [SCORECARD, POINTS, pathOf('progress'), pathOf('balls')].map(server.callsOf);
      expect(requested).toEqual([0, 0, 0, 0]);
    },
  );

  it('has no points requested while there is a score and no scorecard', async () => {
    await show({ [MATCH]: ok(live), [SCORECARD]: missing }, { tab: 'points' });
    await until(() => screen.getByText('The points of this match are not available yet.'));
    expect([server.callsOf(SCORECARD), server.callsOf(POINTS)]).toEqual([1, 0]);
  });

  it('is shown once there is a scorecard', async () => {
    const told = { as_of: '2026-11-21T14:30:00.000Z', source: 'vendor', matchKey: KEY, innings: [] };
    const points = {
      matchId: KEY,
      rules: 'dream11-2025',
      basis: 'scorecard',
      as_of: told.as_of,
      players: [],
    };
    await show({ [MATCH]: ok(live), [SCORECARD]: ok(told), [POINTS]: ok(points) }, { tab: 'points' });
    await until(() => screen.getByText(/An estimate from the scorecard/));
  });
});

describe('the forecast of a match', () => {
  const FORECAST = `GET /api/v1/cricket/matches/${KEY}/forecast/`;
  const handlers = { [MATCH]: ok(live), [FORECAST]: ok(forecast) };

  it('is a blurred placeholder for a free user and is not requested', async () => {
    const onUpgrade = await show(handlers, { tab: 'charts' });
    fireEvent.click(await until(() => screen.getByRole('button', { name: 'Upgrade' })));
    expect(onUpgrade).toHaveBeenCalledOnce();
    expect(screen.queryByText('Projected total')).toBeNull();
    expect(server.callsOf(FORECAST)).toBe(0);
  });

  it('is open to a member, with its numbers in a table', async () => {
    await show(handlers, { tab: 'charts', isPremium: true });
    await until(() => screen.getByText('likely 150 to 194'));
    const table = screen.getByRole('region', { name: 'Win probability over the match' });
    expect(table.textContent).toContain('Innings 1, 6 ov52/16337');
  });

  it('shows no chance after overs or target were revised, with the reason and the earlier chances', async () => {
    const revised = { ...forecast, win: null, totals: [], limitation: 'revised match' };
    await show({ ...handlers, [FORECAST]: ok(revised) }, { tab: 'charts', isPremium: true });
    await until(() => screen.getByText(/^The overs or the target changed/));
    // Only the head of the table.
    expect(screen.getAllByText('Malabar Monsoons (%)')).toHaveLength(1);
    const table = screen.getByRole('region', { name: 'Win probability over the match' });
    expect(table.textContent).toContain('Innings 1, 6 ov52/16337');
  });

  it('marks the chance as the last one when the latest score could not be read', async () => {
    const older = { ...forecast, limitation: 'unreadable score' };
    await show({ ...handlers, [FORECAST]: ok(older) }, { tab: 'charts', isPremium: true });
    await until(() =>
      screen.getByText('We could not read the latest score. This is the last chance we gave.'),
    );
    // More than the label of the axis.
    expect(screen.getAllByText(/^\d+%$/).length).toBeGreaterThan(1);
  });

  it('gives no chance when no score could be read, not even that from before the match', async () => {
    const unread = { ...forecast, win: null, totals: [], history: [], limitation: 'unreadable score' };
    await show({ ...handlers, [FORECAST]: ok(unread) }, { tab: 'charts', isPremium: true });
    await until(() => screen.getByText('We could not read the latest score, so no chance can be given.'));
    expect(screen.queryByText('Malabar Monsoons (%)')).toBeNull();
  });

  it('is read point by point with the arrow keys', async () => {
    await show(handlers, { tab: 'charts', isPremium: true });
    const reader = await until(() => screen.getByRole('slider'));
    expect(reader.getAttribute('aria-valuetext')).toContain('Innings 1, 6 ov, 52/1');
    fireEvent.keyDown(reader, { key: 'ArrowLeft' });
    expect(reader.getAttribute('aria-valuetext')).toContain('Before the first ball');
    fireEvent.keyDown(reader, { key: 'ArrowLeft' });
    expect(reader.getAttribute('aria-valuenow')).toBe('0');
  });
});
