import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeStored } from '../../platform/storage/local-storage.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testFeedAge, testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import {
  heldAnswer,
  refusal,
  startTestServer,
  type TestHandler,
  type TestServer,
} from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { MatchesList } from './matches-list.tsx';

const page = { offset: 0, limit: 25, total: 1 };
const on = testMatch({ id: 'on', phase: 'live', is_live: true });
const live = { status: 'success', data: [on], page, ...testFeedAge() };
const nothing = { body: { status: 'success', data: [], page: { ...page, total: 0 } } };

let server: TestServer;
afterEach(() => server.close());

async function show(
  answerLive: TestHandler,
  address = '/matches',
  others: Record<string, TestHandler> = {},
): Promise<void> {
  server = await startTestServer({
    'GET /api/v1/cricket/matches/live/': answerLive,
    'GET /api/v1/cricket/matches/upcoming/': () => nothing,
    'GET /api/v1/cricket/matches/recent/': () => nothing,
    ...others,
  });
  storeSession();
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } });
  renderScreen(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <MatchesList />
        <Link to="/matches">Matches</Link>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** As three minutes ago's visit left it. */
function keepLiveList(): void {
  const timestamp = Date.now() - 200_000;
  writeStored('gullylens.cricket.cache.liveMatches', {
    build: 'development',
    data: { ...live, ...testFeedAge(200_000) },
    timestamp,
    expires: timestamp + 60_000,
  });
}

const pulsing = () => document.querySelectorAll('article .animate-pulse-soft');

/** The classes of the number in the tab of the live matches. */
const liveCount = () => within(screen.getByRole('tab', { name: /^Live/ })).getByText('1').className;

describe('the list of live matches', () => {
  it.each(['/matches', '/matches?tab=upcoming'])(
    'has no red count while it is cached, at %s',
    async (address) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      keepLiveList();
      await show(() => refusal(503, 'unavailable', ''), address);
      expect(liveCount()).toContain('text-live');
      await until(() => expect(liveCount()).not.toContain('text-live'));
    },
  );

  it('shows its age, without pulsing, when newer scores cannot be fetched', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    keepLiveList();
    await show(() => refusal(503, 'unavailable', ''));
    await until(() => expect(warn).toHaveBeenCalled());
    screen.getByText('Using cached data');
    screen.getByText('· 3 minutes ago');
    screen.getByText('Old score');
    // Keys reach the search first, so it stands first.
    expect(screen.getByRole('searchbox').closest('[class*=reverse]')).toBeNull();
    expect(screen.queryByText('LIVE')).toBeNull();
  });

  it('is marked as live and just updated', async () => {
    keepLiveList();
    await show(() => ({ body: live }));
    await until(() => expect(pulsing()).toHaveLength(1));
    expect(screen.queryByText(/Using cached data/)).toBeNull();
    screen.getByText(/^Live: \d+:\d\d/);
    screen.getByText(/· Just now$/);
  });

  it.each([503, 400])(
    'shows a failure, here %d, with a retry button when nothing is cached',
    async (status) => {
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      let away = true;
      await show(() => (away ? refusal(status, 'unavailable', 'Back in a moment.') : { body: live }));
      await until(() => screen.getByText('Back in a moment.'));
      expect(screen.queryByText(/^No live matches/)).toBeNull();
      away = false;
      fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
      await until(() => screen.getByText('LIVE'));
    },
  );
});

const failing = () => refusal(400, 'unavailable', 'Back in a moment.');
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search by team or series' });

const named = (phase: 'upcoming' | 'completed', count: number) =>
  Array.from({ length: count }, (_, at) =>
    testMatch({ id: `${phase}${at}`, key: `${phase}${at}`, name: `${phase} ${at}`, phase, is_live: false }),
  );

describe('below the live matches', () => {
  const comingAndPlayed = {
    'GET /api/v1/cricket/matches/upcoming/': () => ({ body: { ...live, data: named('upcoming', 4) } }),
    'GET /api/v1/cricket/matches/recent/': () => ({ body: { ...live, data: named('completed', 4) } }),
  };
  it('stand the next three and the latest three results, also when nothing is live', async () => {
    await show(() => nothing, '/matches', comingAndPlayed);
    await until(() => expect(screen.getAllByRole('article')).toHaveLength(6));
    screen.getByText('No live matches at the moment. Check back later!');
    screen.getByRole('list', { name: 'Latest results' });
    fireEvent.change(field(), { target: { value: 'upcoming 1' } });
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.queryByRole('list', { name: 'Latest results' })).toBeNull();
    fireEvent.change(field(), { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'All upcoming' }));
    const chosen = screen.getByRole('tab', { selected: true });
    expect(chosen.textContent).toMatch(/^Upcoming/);
    expect(document.activeElement).toBe(chosen);
    expect(screen.queryByRole('list', { name: 'Latest results' })).toBeNull();
  });

  it('stands in their place that they could not be loaded', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await show(() => ({ body: live }), '/matches', {
      ...comingAndPlayed,
      'GET /api/v1/cricket/matches/upcoming/': () => refusal(400, 'unavailable', ''),
    });
    await until(() => screen.getByText('Failed to load data'));
    screen.getByRole('button', { name: 'All upcoming' });
    await until(() => screen.getByRole('list', { name: 'Latest results' }));
  });

  it('stands nothing of a failure while the next matches are on their way', async () => {
    const upcoming = heldAnswer().handler;
    await show(() => ({ body: live }), '/matches', { 'GET /api/v1/cricket/matches/upcoming/': upcoming });
    await until(() => screen.getByText('LIVE'));
    screen.getByRole('heading', { name: 'Next matches' });
    expect(screen.queryByText('Failed to load data')).toBeNull();
  });

  it('stands nothing while the live ones say that all failed', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await show(failing, '/matches', { 'GET /api/v1/cricket/matches/upcoming/': failing });
    await until(() => screen.getByText('Back in a moment.'));
    await until(() => expect(screen.queryByRole('heading', { name: 'Next matches' })).toBeNull());
    expect(screen.queryByText('Failed to load data')).toBeNull();
  });
});

it('other lists than that of live matches say nothing of their age', async () => {
  const upcoming = { body: { ...live, data: named('upcoming', 1) } };
  await show(() => ({ body: live }), '/matches?tab=upcoming', {
    'GET /api/v1/cricket/matches/upcoming/': () => upcoming,
  });
  await until(() => screen.getByRole('article'));
  expect(screen.queryByText(/^Live: /)).toBeNull();
});

describe('the search over the lists', () => {
  it('shows only matches with a team or series that starts with the search text', async () => {
    await show(() => ({ body: live }));
    await until(() => screen.getByText('LIVE'));
    fireEvent.change(field(), { target: { value: 'mala' } });
    screen.getByText('LIVE');
    fireEvent.change(field(), { target: { value: 'malabar kings' } });
    screen.getByText('No match found');
    expect(screen.queryByText('LIVE')).toBeNull();
  });

  it('counts the found matches on the tabs', async () => {
    await show(() => ({ body: { ...live, page: { ...page, total: 8 } } }));
    await until(() => screen.getByRole('tab', { name: /^Live ?8$/ }));
    fireEvent.change(field(), { target: { value: 'mala' } });
    screen.getByRole('tab', { name: /^Live ?1$/ });
    fireEvent.change(field(), { target: { value: 'kings' } });
    screen.getByRole('tab', { name: /^Live ?0$/ });
  });

  it('starts with the search in the URL', async () => {
    await show(() => ({ body: live }), '/matches?q=kings');
    await until(() => screen.getByText('No match found'));
    expect(field().value).toBe('kings');
  });

  it('is cleared by the link to all matches', async () => {
    await show(() => ({ body: live }), '/matches?q=kings');
    await until(() => screen.getByText('No match found'));
    fireEvent.change(field(), { target: { value: 'kin' } });
    fireEvent.click(screen.getByRole('link', { name: 'Matches' }));
    screen.getByText('LIVE');
    expect(field().value).toBe('');
  });
});

const starting = (id: string, day: number, name: string) =>
  testMatch({
    ...on,
    id,
    key: id,
    name: `${name}, Match`,
    start_at: new Date().setHours(12, 0, 0, 0) / 1000 + day * 86_400,
  });
const fixtures = [
  starting('a', -1, 'Gone'),
  starting('b', 0, 'Now'),
  starting('c', 1, 'Next'),
  starting('d', 40, 'Later'),
];
const shownMatches = () =>
  screen.queryAllByRole('link', { name: /, Match$/ }).map(({ textContent }) => textContent);

describe('the strip of days', () => {
  it('names the days, shows one of them, and all again', async () => {
    await show(() => ({ body: { ...live, data: fixtures } }));
    const strip = await until(() => screen.getByRole('group', { name: 'Days' }));
    const days = [...strip.querySelectorAll('button')];
    expect(days.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      'All days',
      'Yesterday',
      'Today',
      'Tomorrow',
    ]);
    expect(days[4]?.textContent).toMatch(/^\w{3}, \d+ \w+$/);
    expect(shownMatches()).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: 'Tomorrow', pressed: false }));
    expect(shownMatches()).toEqual(['Next, Match']);
    fireEvent.click(screen.getByRole('button', { name: 'All days', pressed: false }));
    expect(shownMatches()).toHaveLength(4);
  });

  it('is missing when all matches are of one day', async () => {
    await show(() => ({ body: live }));
    await until(() => screen.getByText('LIVE'));
    expect(screen.queryByRole('group', { name: 'Days' })).toBeNull();
    screen.getByText('Coastal League');
  });
});
