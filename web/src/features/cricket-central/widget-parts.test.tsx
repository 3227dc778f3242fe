import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { testFeedAge, testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import { startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { CricketCentral } from './cricket-central.tsx';
import { newsItems } from './news-list.tsx';
import { sampleMatches } from './sample-cricket.ts';
import { SeriesCards } from './series-cards.tsx';
import { SeriesDialog } from './series-dialog.tsx';
import { StandingsTable } from '../../ui/match/standings-table.tsx';

const answer =
  (data: unknown): TestHandler =>
  () => ({ body: { status: 'success', data } });

let server: TestServer;
afterEach(() => server.close());

async function show(part: ReactNode, handlers: Record<string, TestHandler> = {}, path = '/') {
  server = await startTestServer(handlers);
  storeSession();
  return renderPage(part, path);
}

const overview = (current_matches: MatchSummary[]) => ({
  'GET /api/v1/cricket/dashboard/overview/': answer({ current_matches, series: [], ...testFeedAge() }),
});
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const counts = () => [...document.querySelectorAll('section dl > div')].map(({ textContent }) => textContent);
const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent);

describe("the widget 'For You'", () => {
  const matches = [
    testMatch({ id: 'on', name: 'On', phase: 'live', is_live: true }),
    testMatch({ id: 'next', name: 'Next' }),
  ];

  it('shows counts with and without matches', async () => {
    await show(<CricketCentral isPremium={false} />, overview(matches));
    expect(counts()).toEqual(['Featured–', 'Live–', 'Upcoming–']);
    // A hidden zero keeps its space.
    expect(tabNames()).toEqual(['Featured', 'Live0', 'Upcoming']);
    screen.getByText('Last updated: waiting for data');
    screen.getByRole('status', { name: 'Loading matches' });
    screen.getByText('Updating...');
    await until(() => expect(counts()).toEqual(['Featured1', 'Live1', 'Upcoming1']));
    expect(screen.queryByRole('status', { name: 'Loading matches' })).toBeNull();
    screen.getByText(/^Last updated: \d/);
    expect(tabNames()).toEqual(['Featured', 'Live1', 'Upcoming']);
    expect(screen.queryByText(/Cricsheet/)).toBeNull();
  });

  it('has the matches of the chosen tab', async () => {
    await show(<CricketCentral isPremium={false} />, overview(matches));
    await until(() => screen.getByRole('button', { name: 'On, Coastal League' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Upcoming' }));
    await until(() => screen.getByRole('button', { name: 'Next, Coastal League' }));
    fireEvent.click(screen.getByRole('tab', { name: /^Live/ }));
    await until(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  });

  it('names the next match in place of live ones', async () => {
    const next = testMatch({ name: 'Next', phase: 'upcoming', start_at: null });
    await show(<CricketCentral isPremium={false} />, overview([next]), '/?tab=live');
    await until(() => screen.getByText('No live matches right now. Next matches:'));
    screen.getByRole('button', { name: /^Next,/ });
  });

  it('has ten more lists behind View All, which can be closed again', async () => {
    await show(<CricketCentral isPremium={false} />, overview([]));
    await until(() => screen.getByText('No live matches right now.'));
    press('View All');
    expect(screen.getAllByRole('tab')).toHaveLength(13);
    fireEvent.click(screen.getByRole('tab', { name: 'Tournaments' }));
    await until(() => screen.getByText('No tournaments available.'));
    await until(() => screen.getByText(/Cricsheet/));
    press('View Less');
    expect(screen.getAllByRole('tab')).toHaveLength(3);
  });

  it('opens a match over the page, and closes it', async () => {
    await show(<CricketCentral isPremium={false} />, {
      ...overview(matches),
      'GET /api/v1/cricket/matches/on/': answer(matches[0]),
    });
    await until(() => screen.getByRole('button', { name: 'On, Coastal League' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    press('On, Coastal League');
    await until(() => screen.getByRole('dialog', { name: 'On' }));
    press('Close On');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a series', () => {
  const series = {
    key: 's1',
    name: 'Coastal League',
    startDate: '2026-10-01',
    endDate: null,
    test: 0,
    odi: 0,
    t20: 12,
    priority_score: 3,
  } as unknown as Parameters<typeof SeriesDialog>[0]['series'];
  const standing = {
    team: 'Monsoons',
    shortname: 'MLM',
    key: 'mlm',
    played: 5,
    won: 2,
    lost: 1,
    tied: 1,
    noResult: 1,
    points: 6,
    netRunRate: -0.312,
  };
  const READ = 'GET /api/v1/cricket/series/s1/';

  it('opens from its card and closes', async () => {
    await show(<SeriesCards series={[series]} />, {
      [READ]: answer({ ...series, standings: [], fixtures: [] }),
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Coastal League');
    await until(() => screen.getByText('No matches of this series are known yet.'));
    expect(screen.queryByRole('table')).toBeNull();
    press('Close Coastal League');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has its table and its matches', async () => {
    const fixtures = [testMatch({ id: 'next', name: 'Next' })];
    await show(<SeriesDialog series={series} onClose={() => undefined} />, {
      [READ]: answer({ ...series, standings: [standing], fixtures }),
    });
    await until(() => screen.getByRole('table', { name: 'Coastal League' }));
    screen.getByRole('link', { name: 'Next' });
    expect(screen.queryByText('No matches of this series are known yet.')).toBeNull();
  });

  it('links a team that history knows to its page, and adds ties to no results', async () => {
    const rows = [standing, { ...standing, team: 'Unknown', key: null, netRunRate: null }];
    await show(<StandingsTable name="Coastal League" standings={rows} />);
    expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      'TeamPWLNRPtsNRR',
      'Monsoons52126−0.312',
      'Unknown52126–',
    ]);
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Monsoons']);
  });
});

it('the time of a match’s news is its start, if known', async () => {
  await show(null);
  const [first, second] = newsItems(
    { live: [testMatch({ start_at: 1_700_000_000 }), testMatch({ start_at: null })], recent: [] },
    [],
  );
  expect([first?.time, second?.time]).toEqual([1_700_000_000_000, null]);
});

it('sample matches are never featured', async () => {
  await show(null);
  expect(sampleMatches.some((match) => match.is_featured)).toBe(false);
});
