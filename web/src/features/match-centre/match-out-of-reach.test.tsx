import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { REFRESH_MS } from '../../platform/live/score-refresh.ts';
import { writeStored } from '../../platform/storage/local-storage.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testFeedAge, testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { MatchCentre } from './match-centre.tsx';

const KEY = '0f0f0f0f-0000-4000-8000-000000000001';
const score = [{ inning: 'Malabar Monsoons Inning 1', team: 'Malabar Monsoons', r: 54, w: 1, o: '6.2' }];
const READ = `GET /api/v1/cricket/matches/${KEY}/`;
const neverAnswered: TestHandler = () => null;
const live = testMatch({ id: KEY, phase: 'live', score });

let server: TestServer;
afterEach(() => server.close());

async function show(answer: TestHandler): Promise<void> {
  server = await startTestServer({ [READ]: answer });
  storeSession();
  const queries = { retry: false, networkMode: 'always' } as const;
  renderScreen(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries } })}>
      <MemoryRouter initialEntries={['/?tab=info']}>
        <MatchCentre matchKey={KEY} isPremium={false} onUpgrade={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

/** As three minutes ago's visit left it. */
function keepLists(...matches: readonly unknown[]): void {
  const timestamp = Date.now() - 200_000;
  writeStored('gullylens.cricket.cache.liveMatches', {
    build: 'development',
    data: { data: matches, ...testFeedAge(200_000) },
    timestamp,
    expires: timestamp,
  });
}

const pulsing = () => document.querySelectorAll('.bg-live.animate-pulse-soft');
const loseNetwork = () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

it('a live match shows its age and stops pulsing as soon as the network is lost', async () => {
  await show(() => ({ body: { status: 'success', data: live, ...testFeedAge(37_000) } }));
  await until(() => expect(pulsing()).toHaveLength(1));
  loseNetwork();
  act(() => void window.dispatchEvent(new Event('offline')));
  screen.getByText('Using cached data');
  screen.getByText('· 35 seconds ago');
  screen.getByText(/^No connection: this page is as of .*\d [ap]m, and updates once you are online\.$/);
  expect(pulsing()).toHaveLength(0);
  screen.getByText('54/1');
});

it('a match that cannot be requested is shown as cached from a list, with its age', async () => {
  keepLists(live);
  loseNetwork();
  await show(() => refusal(503, 'unavailable', ''));
  await until(() => screen.getByText('54/1'));
  screen.getByText('Using cached data');
  screen.getByText(/· 3 minutes ago$/);
  screen.getByText('Offline');
  expect(screen.queryByText('LIVE')).toBeNull();
});

it('a match whose server does not answer is shown at once as a list stored it, with its age', async () => {
  keepLists(live);
  await show(neverAnswered);
  await until(() => screen.getByText('54/1'));
  expect(screen.getAllByText(/Delayed 3 min/)).toHaveLength(1);
  expect(screen.queryByText('Using cached data')).toBeNull();
});

it('a cached match stays while its newer score is requested again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  keepLists(live);
  const answers: TestHandler[] = [() => refusal(503, 'unavailable', '')];
  await show((...asked) => (answers.shift() ?? neverAnswered)(...asked));
  await until(() => screen.getByText('Using cached data'));
  screen.getByText(/^The score is as of .*\d [ap]m\. The page tries again by itself\.$/);
  act(() => void vi.advanceTimersByTime(REFRESH_MS.polled));
  await until(() => expect(server.callsOf(READ)).toBe(2));
  screen.getByText('Using cached data');
  screen.getByText(/· 3 minutes ago$/);
});

it('a match that does not exist is not shown even if a list cached it', async () => {
  keepLists(live);
  await show(() => refusal(404, 'match_not_found', 'We could not find that match.'));
  await until(() => screen.getByRole('heading', { name: 'We could not find that match.' }));
});
