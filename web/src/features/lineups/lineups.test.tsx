import type { Analysis } from '@gullylens/contract/http/insights/analysis';
import type { LineupResponse } from '@gullylens/contract/http/insights/lineups';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage, renderScreen } from '../../testing/render-screen.tsx';
import { testAnalysis } from '../../testing/test-analysis.ts';
import { testMatch } from '../../testing/test-matches.ts';
import { testProjection } from '../../testing/test-projections.ts';
import {
  heldAnswer,
  refusal,
  startTestServer,
  type TestHandler,
  type TestServer,
} from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { Lineups } from './lineups.tsx';

let server: TestServer;
afterEach(() => {
  vi.useRealTimers();
  return server.close();
});

const names = [
  'Rao',
  'Iyer',
  'Khan',
  'Patel',
  'Nair',
  'Singh',
  'Das',
  'Menon',
  'Bose',
  'Ali',
  'Gupta',
  'Sharma',
];
const projections = names.map((name) => testProjection({ key: name.toLowerCase(), name }));
const keys = projections.map(({ key }) => key);
const basis = { confidence: 'fair', missing: [], matchesLearnt: 40, learntUntil: null } as const;

function lineup(players: string[]) {
  const [captain = '', viceCaptain = ''] = players;
  return { players, captain, viceCaptain, expected: 512.4, p10: 380, p90: 640 };
}

const twoLineups: LineupResponse = {
  matchKey: 'match-1',
  style: 'balanced',
  lineups: [lineup(keys.slice(0, 11)), lineup(keys.slice(1, 12))],
  proof: null,
  short: true,
  expectedBest: 611,
  players: projections.map((player, at) => ({
    ...player,
    held: at === 0 ? 1 : 2,
    exposure: at === 0 ? 50 : 100,
  })),
  announced: false,
  basis: { ...basis, missing: [] },
  projectedAt: '2026-11-21T09:00:00.000Z',
};

const MATCH = 'GET /api/v1/cricket/matches/match-1/';
const READ = 'GET /api/v1/analysis/match-1/';
const BUILD = 'POST /api/v1/lineups/';

const givesTwo: TestHandler = () => ({ body: { status: 'success', data: twoLineups } });

async function open(
  build: TestHandler,
  analysis: () => Analysis = () => testAnalysis({ projections }),
  match: ReturnType<typeof testMatch> | null = testMatch(),
) {
  server = await startTestServer({
    [READ]: () => ({ body: { status: 'success', data: analysis() } }),
    [MATCH]: () =>
      match === null
        ? refusal(404, 'match_not_found', 'No such match.')
        : { body: { status: 'success', data: match } },
    [BUILD]: build,
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderScreen(
    <MemoryRouter>
      <QueryClientProvider client={client}>
        <Lineups matchKey="match-1" />
      </QueryClientProvider>
    </MemoryRouter>,
  );
  await ready();
  return { client };
}

/** Resolves once the choices can be made. */
const ready = () => until(() => expect(document.querySelector('[inert]')).toBeNull());

const buildButton = () => screen.getByRole('button', { name: 'Build line-ups' });

describe('before the first line-ups are built', () => {
  const team = { ...lineup(keys.slice(0, 11)), name: 'Balanced Approach', style: 'balanced' } as const;

  it('a team of the analysis is the example', async () => {
    await open(givesTwo, () => testAnalysis({ projections, teams: [team] }));
    const board = await until(() =>
      screen.getByRole('region', { name: 'From our analysis: Balanced Approach' }),
    );
    expect(board.textContent).toContain('Rao');
    expect(board.textContent).not.toContain('Sharma');
  });

  it('a team with a player who is no longer projected is none', async () => {
    await open(givesTwo, () => testAnalysis({ projections: projections.slice(1), teams: [team] }));
    await until(() => screen.getByText('Your line-ups appear here'));
  });
});

describe('line-ups', () => {
  it('are requested with the choices, and show how many select each player', async () => {
    await open(givesTwo);
    const count = await until(() => screen.getByLabelText(/How many line-ups/));
    fireEvent.change(count, { target: { value: '2' } });
    fireEvent.click(screen.getByRole('radio', { name: 'High Risk-Reward' }));
    fireEvent.click(screen.getByRole('button', { name: 'Rao in all line-ups' }));
    fireEvent.click(screen.getByRole('button', { name: 'Iyer in no line-up' }));
    fireEvent.click(buildButton());

    await until(() => screen.getByText('Building 2 line-ups on simulated matches…'));
    await until(() => screen.getByRole('heading', { name: '2 line-ups' }));
    expect(screen.queryByText(/^Building/)).toBeNull();
    expect(server.requests.find(({ call }) => call === BUILD)?.body).toEqual({
      matchKey: 'match-1',
      count: 2,
      style: 'high-risk',
      exposure: 75,
      locked: ['rao'],
      excluded: ['iyer'],
    });
    screen.getByText(/Only 2 different line-ups fit your choices/);
    expect(screen.getByRole('row', { name: /^Rao/ }).textContent).toContain('1\u00a0(50%)');
  });

  it('that are being built keep their number while the form changes', async () => {
    const { handler, give } = heldAnswer();
    await open(handler);
    fireEvent.click(await until(buildButton));
    const note = 'Building 5 line-ups on simulated matches…';
    await until(() => screen.getByText(note));
    fireEvent.change(screen.getByLabelText(/How many line-ups/), { target: { value: '' } });
    screen.getByText(note);
    expect(document.querySelectorAll('[aria-hidden] > .h-20')).toHaveLength(5);
    give({ body: { status: 'success', data: twoLineups } });
    await until(() => screen.getByRole('heading', { name: '2 line-ups' }));
  });

  it.each([
    ['above the screen', -1, 1],
    ['at its top', 0, 0],
    ['in its middle', 384, 0],
    ['in its lower half', 385, 1],
  ])('are scrolled to when they begin %s', async (_, top, times) => {
    vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(768);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 0, 0));
    const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockReturnValue();
    await open(givesTwo);
    fireEvent.click(await until(buildButton));
    await until(() => screen.getByRole('heading', { name: '2 line-ups' }));
    expect(scroll).toHaveBeenCalledTimes(times);
  });

  it('are sorted best first', async () => {
    const [one, two] = twoLineups.lineups.map((each, at) => ({ ...each, expected: 500 + 10 * at }));
    const lineups = [one, two].flatMap((each) => each ?? []);
    await open(() => ({ body: { status: 'success', data: { ...twoLineups, lineups } } }));
    fireEvent.click(await until(buildButton));
    const [first] = await until(() => screen.getAllByRole('button', { name: /^Line-up 1/ }));
    expect(first?.textContent).toMatch(/CIyer.*510/);
  });

  it('show that a match has started instead of that its elevens are expected', async () => {
    const live = testMatch({ phase: 'live' });
    await open(givesTwo, undefined, live);
    await until(() =>
      screen.getByText(/^This match has started: line-ups built now can no longer be entered/),
    );
    fireEvent.click(buildButton());
    await until(() => screen.getByText(/^The playing XIs were not announced/));
    expect(screen.queryByText(/not announced yet/)).toBeNull();
    expect(screen.queryByText(/announced after these were built/)).toBeNull();
  });

  it.each([
    ['has started by the clock', -1, null, true],
    ['has yet to start', 30, null, false],
    ['is delayed, so still upcoming in the feed', -1, testMatch(), false],
  ])(
    'of a match that %s are fetched again, with the time left, only until it starts',
    async (_, minutes, match, started) => {
      const locksAt = new Date(Date.now() + minutes * 60_000).toISOString();
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      await open(givesTwo, () => testAnalysis({ projections, locksAt }), match);
      await until(buildButton);
      await until(() =>
        expect(screen.queryAllByText('The match has started.')).toHaveLength(started ? 1 : 0),
      );
      expect(screen.queryByText('Locking now')).toBeNull();
      expect(screen.queryAllByText(/^Locks in/)).toHaveLength(minutes > 0 ? 1 : 0);
      act(() => void vi.advanceTimersByTime(60_000));
      // Responses to earlier requests have arrived by then.
      await fetch(`${server.origin}/`);
      expect(server.callsOf(READ)).toBe(started ? 1 : 2);
    },
  );

  it('are not requested with more players than a team has', async () => {
    await open(givesTwo);
    for (const button of await until(() => screen.getAllByRole('button', { name: /in all line-ups$/ }))) {
      expect(screen.queryByText(/^You want/)).toBeNull();
      fireEvent.click(button);
    }
    screen.getByText('You want 12 players in all line-ups; a team has 11.');
    expect(buildButton().hasAttribute('disabled')).toBe(true);
  });

  it('show why there are none, and keep the choices', async () => {
    const details = 'Twelve players cannot all be in an eleven.';
    await open(() =>
      refusal(422, 'lineup_impossible', 'No valid line-up matches these choices.', { details }),
    );
    fireEvent.click(await until(() => screen.getByRole('button', { name: 'Rao in all line-ups' })));
    fireEvent.click(buildButton());
    await until(() => screen.getByText(details));
    screen.getByText('1 in, 0 out');
    screen.getByText(/^A line-up has one to eight players of each role/);
  });

  it('drop choices on players who are no longer likely to play', async () => {
    const answers = [testAnalysis({ projections }), testAnalysis({ projections: projections.slice(1) })];
    const { client } = await open(givesTwo, () => answers.shift() ?? testAnalysis());
    fireEvent.click(await until(() => screen.getByRole('button', { name: 'Rao in all line-ups' })));
    screen.getByText('1 in, 0 out');
    await client.invalidateQueries();
    await until(() => screen.getByText('0 in, 0 out'));
    fireEvent.click(buildButton());
    await until(() => screen.getByRole('heading', { name: '2 line-ups' }));
    expect(server.requests.find(({ call }) => call === BUILD)?.body).toMatchObject({ locked: [] });
  });

  it('say that the elevens were announced since', async () => {
    const probable = projections.map((player) => ({ ...player, playChance: 90 }));
    const answers = [testAnalysis({ projections: probable }), testAnalysis({ projections })];
    const { client } = await open(givesTwo, () => answers.shift() ?? testAnalysis());
    fireEvent.click(await until(buildButton));
    await until(() => screen.getByRole('heading', { name: '2 line-ups' }));
    const outdated = /^The playing XIs were announced after these were built/;
    expect(screen.queryByText(outdated)).toBeNull();
    await client.invalidateQueries();
    await until(() => screen.getByText(outdated));
  });

  it('can be built again after any other failure', async () => {
    await open(() => refusal(503, 'lineups_busy', 'We are busy building line-ups.'));
    fireEvent.click(await until(buildButton));
    await until(() => screen.getByText('Your choices are still here. Press the button again in a moment.'));
  });

  it('cannot be built before the projections are ready, with a message', async () => {
    await open(
      () => ({}),
      () => testAnalysis({ projections: [] }),
    );
    await until(() => screen.getByText('No line-ups yet'));
    screen.getByText('Line-ups can be built once the players’ projections are ready.');
    expect(screen.queryByRole('button', { name: 'Build line-ups' })).toBeNull();
  });

  it('of a match without an analysis so far say when they can be built', async () => {
    server = await startTestServer({});
    renderPage(<Lineups matchKey="match-1" />);
    await until(() => screen.getByText('Line-ups can be built from six hours before the match.'));
    expect(screen.getByRole('link', { name: 'Choose a match' }).getAttribute('href')).toBe('/lineups');
    expect(screen.queryByText('Error Loading Data')).toBeNull();
  });
});
