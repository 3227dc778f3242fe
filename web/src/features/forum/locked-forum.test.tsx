import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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

async function show(matches: unknown[], current: MatchSummary[] = [], threads = 5): Promise<void> {
  server = await startTestServer({
    [LIVE]: ok(current.filter(({ phase }) => phase === 'live')),
    [UPCOMING]: ok(current.filter(({ phase }) => phase === 'upcoming')),
    'GET /api/v1/forum/activity/': () => ({ body: { status: 'success', data: { threads, matches } } }),
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
  within(screen.getByRole('region', { name: 'Live and next matches' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('the forum for a free user links to the matches that are played and that are next', async () => {
  await show([], [testMatch({ id: 'next' }), testMatch({ id: 'live', phase: 'live' })]);
  await until(() => expect(links()).toEqual(['/matches/live', '/matches/next']));
});

const final = {
  matchKey: 'final',
  matchTitle: 'Monsoons vs Drifters, Final',
  threads: 2,
  posts: 5,
  lastPostAt: new Date(Date.now() - 300_500).toISOString(),
};

it('the forum for a free user shows about which matches members talk, and how much', async () => {
  await show([final], [testMatch({ id: 'next' })]);
  const discussed = within(await until(() => screen.getByRole('region', { name: 'What members discuss' })));
  discussed.getByText('5 threads this week');
  expect(discussed.getByRole('listitem').textContent).toBe(
    'MONDRIMonsoons vs DriftersFinal5 posts · 5 minutes ago',
  );
  expect(discussed.getByRole('link').getAttribute('href')).toBe('/matches/final');
  const [, first] = screen.getAllByRole('region');
  expect(within(first ?? document.body).getByRole('heading', { level: 2 }).textContent).toBe(
    'Live and next matches',
  );
});

it('the forum for a free user counts neither few threads nor few posts', async () => {
  await show([{ ...final, posts: 4 }], [], 4);
  const discussed = await until(() => screen.getByRole('region', { name: 'What members discuss' }));
  expect(discussed.textContent).toBe(
    'What members discussMONDRIMonsoons vs DriftersFinalLast post: 5 minutes ago',
  );
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
