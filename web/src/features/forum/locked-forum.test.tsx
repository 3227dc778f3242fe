import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { callApi } from '../../platform/api/api-client.ts';
import { renderPage } from '../../testing/render-screen.tsx';
import { testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { WithPlan } from '../../testing/with-plan.tsx';
import { LockedForum } from './locked-forum.tsx';

let server: TestServer;
afterEach(() => server.close());

const LIVE = 'GET /api/v1/cricket/matches/live/';
const UPCOMING = 'GET /api/v1/cricket/matches/upcoming/';

const ok = (data: unknown) => () => ({ body: { status: 'success', data } });

async function show(matches: unknown[], current: MatchSummary[] = []): Promise<void> {
  server = await startTestServer({
    [LIVE]: ok(current.filter(({ phase }) => phase === 'live')),
    [UPCOMING]: ok(current.filter(({ phase }) => phase === 'upcoming')),
    'GET /api/v1/forum/activity/': () => ({ body: { status: 'success', data: { threads: 4, matches } } }),
  });
  storeSession();
  renderPage(
    <WithPlan>
      <LockedForum onUpgrade={() => undefined} />
    </WithPlan>,
  );
}

it('the forum for a free user shows one offer, but no invented thread', async () => {
  await show([]);
  screen.getByRole('heading', { name: 'The forum is for members' });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Upgrade']);
  await until(() => expect(server.callsOf('GET /api/v1/forum/activity/')).toBe(1));
  await until(() => expect(server.callsOf(UPCOMING)).toBe(1));
  expect(screen.getAllByRole('region')).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
});

const links = () =>
  within(screen.getByRole('region', { name: 'Matches to talk about' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('the forum for a free user links to the matches that are played and that are next', async () => {
  await show([], [testMatch({ id: 'next' }), testMatch({ id: 'live', phase: 'live' })]);
  await until(() => expect(links()).toEqual(['/matches/live', '/matches/next']));
});

it('the forum for a free user shows about which matches members talk, and how much', async () => {
  const lastPostAt = new Date(Date.now() - 300_500).toISOString();
  const match = {
    matchKey: 'final',
    matchTitle: 'Monsoons vs Drifters, Final',
    threads: 2,
    posts: 9,
    lastPostAt,
  };
  await show([match]);
  const discussed = within(await until(() => screen.getByRole('region', { name: 'What members discuss' })));
  discussed.getByText('4 threads this week');
  expect(discussed.getByRole('listitem').textContent).toBe(
    'MONDRIMonsoons vs DriftersFinal9 posts · 5 minutes ago',
  );
  expect(discussed.getByRole('link').getAttribute('href')).toBe('/matches/final');
  // A request of the page would have been sent before this one.
  await callApi('GET /api/v1/forum/activity/', {});
  expect([LIVE, UPCOMING].map(server.callsOf)).toEqual([0, 0]);
});

it('the forum for a free user has the matches when the activity cannot be loaded', async () => {
  server = await startTestServer({
    [UPCOMING]: ok([testMatch({ id: 'next' })]),
    [LIVE]: ok([]),
    'GET /api/v1/forum/activity/': () => refusal(503, 'unavailable', ''),
  });
  storeSession();
  renderPage(
    <WithPlan>
      <LockedForum onUpgrade={() => undefined} />
    </WithPlan>,
  );
  await until(() => expect(links()).toEqual(['/matches/next']));
});
