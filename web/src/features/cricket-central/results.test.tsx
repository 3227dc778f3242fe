import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { testFeedAge, testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import {
  heldAnswer,
  refusal,
  startTestServer,
  type TestAnswer,
  type TestHandler,
  type TestServer,
} from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { followedFirst } from '../../ui/match/match-order.ts';
import { Results } from './results.tsx';

const OVERVIEW = 'GET /api/v1/cricket/dashboard/overview/';

let server: TestServer;
afterEach(() => server?.close());

const live = ['l1', 'l2'].map((id) => testMatch({ id, name: id, phase: 'live', is_live: true }));
const upcoming = ['u1', 'u2', 'u3', 'u4', 'u5'].map((id, at) => testMatch({ id, name: id, start_at: at }));
const recent = ['r1', 'r2', 'r3', 'r4', 'r5', 'r6', 'r7'].map((id, at) =>
  testMatch({ id, name: id, phase: 'completed', start_at: -at }),
);

let answerOverview: TestHandler;

async function show(answer: TestAnswer, isPremium = false): Promise<QueryClient> {
  answerOverview = () => answer;
  server = await startTestServer({
    [OVERVIEW]: (...request) => answerOverview(...request),
    'GET /api/status/': () => refusal(503, 'unavailable', ''),
  });
  storeSession();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderScreen(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Results isPremium={isPremium} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return client;
}

const overview = (current_matches: unknown[]): TestAnswer => ({
  body: {
    status: 'success',
    data: { current_matches, series: [], counts: {}, ...testFeedAge(), sandbox: false },
  },
});
const shown = () =>
  screen.getAllByRole('button').map((button) => button.textContent?.replace(', Coastal League', ''));

it('without results there is no section', async () => {
  await show(overview(live));
  await until(() => expect(screen.queryByRole('status', { name: 'Loading matches' })).toBeNull());
  expect(screen.queryByRole('region', { name: 'Results' })).toBeNull();
});

it('without data there is no section', async () => {
  await show(refusal(503, 'unavailable', ''));
  screen.getByRole('status', { name: 'Loading matches' });
  await until(() => expect(screen.queryByRole('region', { name: 'Results' })).toBeNull());
});

it('without data there is no section while the next request runs', async () => {
  const client = await show(refusal(503, 'unavailable', ''));
  await until(() => expect(screen.queryByRole('region', { name: 'Results' })).toBeNull());
  const next = heldAnswer();
  answerOverview = next.handler;
  void client.refetchQueries();
  await until(() => expect(server.callsOf(OVERVIEW)).toBe(2));
  expect(screen.queryByRole('region', { name: 'Results' })).toBeNull();
  next.give(overview(recent));
  await until(() => screen.getByRole('list', { name: 'Results' }));
});

it.each([
  [true, ['r1', 'r2', 'r3', 'r4', 'r5', 'r6']],
  [false, ['r1', 'r2', 'r3']],
])('with Premium %s results are the latest %j', async (isPremium, latest) => {
  await show(overview([...recent.toReversed(), ...live]), isPremium);
  await until(() => screen.getByRole('list', { name: 'Results' }));
  expect(shown()).toEqual(latest);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/matches?tab=recent');
});

it('the tabs of the widget have followed matches first that are not over, after all of an earlier phase', () => {
  const matches = [...recent.slice(0, 2), ...live, ...upcoming];
  const keys = followedFirst(matches, new Set(['l2', 'u2', 'u4', 'r2'])).map(({ key }) => key);
  expect(keys).toEqual(['l2', 'l1', 'u2', 'u4', 'u1', 'u3', 'u5', 'r1', 'r2']);
});
