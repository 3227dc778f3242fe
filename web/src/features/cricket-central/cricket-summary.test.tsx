import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
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
import { CricketSummary } from './cricket-summary.tsx';

const OVERVIEW = 'GET /api/v1/cricket/dashboard/overview/';
const matches = (count: number, parts: Partial<MatchSummary>) =>
  Array.from({ length: count }, (_, at) => testMatch({ ...parts, id: `${parts.phase}-${at}` }));
const played = [
  ...matches(5, { phase: 'live', is_live: true }),
  ...matches(9, { phase: 'upcoming' }),
  ...matches(7, { phase: 'completed' }),
];
const series = { key: 's1', name: 'Coastal League', startDate: null, endDate: null, priority_score: 1 };

let server: TestServer;
afterEach(() => {
  onlineManager.setOnline(true);
  return server.close();
});

async function show(current_matches: MatchSummary[], handlers: Record<string, TestHandler> = {}, path = '/') {
  server = await startTestServer({
    [OVERVIEW]: () => ({ body: { data: { current_matches, series: [series], ...testFeedAge() } } }),
    'GET /api/v1/cricket/tournaments/': () => ({ body: { data: [] } }),
    ...handlers,
  });
  storeSession();
  renderPage(<CricketSummary isPremium={false} />, path);
}

const cardsUnder = (tab: string) => {
  fireEvent.click(screen.getByRole('tab', { name: new RegExp(`^${tab}`) }));
  return within(screen.getByRole('tabpanel')).getAllByRole('article').length;
};

const down = () => refusal(503, 'unavailable', '');

const rowsUnder = (title: string) =>
  within(screen.getByRole('heading', { name: title }).parentElement as HTMLElement).getAllByRole('article');

describe('the summary of cricket', () => {
  it('counts all matches of a kind and shows the first of them', async () => {
    await show(played);
    screen.getByText('Loading cricket data...');
    screen.getByText('Updating...');
    await until(() => screen.getByRole('tab', { name: 'Live 5' }));
    expect(screen.queryByText('Loading cricket data...')).toBeNull();
    screen.getByRole('tab', { name: 'Upcoming 9' });
    screen.getByRole('tab', { name: 'Recent 7' });
    expect([cardsUnder('Live'), cardsUnder('Upcoming'), cardsUnder('Recent')]).toEqual([4, 8, 6]);
  });

  it('has the first three matches of the other tabs beside those of the selected one', async () => {
    await show(played);
    await until(() => expect(rowsUnder('Next matches')).toHaveLength(3));
    expect(rowsUnder('Results')).toHaveLength(3);
    expect(screen.queryByRole('heading', { name: 'Live matches' })).toBeNull();
    fireEvent.click(screen.getByRole('tab', { name: /^Recent/ }));
    expect(rowsUnder('Live matches')).toHaveLength(3);
    expect(rowsUnder('Next matches')).toHaveLength(3);
    expect(screen.queryByRole('heading', { name: 'Results' })).toBeNull();
  });

  it('shows the next matches once, in place of live ones, and no heading over nothing', async () => {
    await show(matches(2, { phase: 'upcoming' }));
    await until(() => screen.getByText(/Next matches:/));
    expect(screen.queryAllByRole('heading', { level: 3, name: /matches|Results/ })).toEqual([]);
  });

  it('shows the next matches once, in place of results, beside the live ones', async () => {
    await show(played.filter(({ phase }) => phase !== 'completed'));
    await until(() => screen.getByRole('tab', { name: 'Live 5' }));
    fireEvent.click(screen.getByRole('tab', { name: /^Recent/ }));
    screen.getByText(/No recent matches to show\. Next matches:/);
    expect(rowsUnder('Live matches')).toHaveLength(3);
    expect(screen.queryByRole('heading', { name: 'Next matches' })).toBeNull();
  });

  it('says nothing of cached data when the browser is offline from the start', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    onlineManager.setOnline(false);
    await show(played);
    screen.getByText('Loading cricket data...');
    expect(screen.queryByText('Using cached data')).toBeNull();
  });

  it('shows a message for each kind without matches', async () => {
    await show([]);
    await until(() => screen.getByText('No live matches right now.'));
    fireEvent.click(screen.getByRole('tab', { name: /^Recent/ }));
    screen.getByText('No recent matches to show.');
  });

  it('shows the reason of a failure once', async () => {
    await show([], { [OVERVIEW]: () => refusal(503, 'unavailable', 'The feed is down.') });
    await until(() => screen.getByText('The feed is down.'));
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByText('Loading cricket data...')).toBeNull();
  });

  it('says that it loads all for the full view until that is there', async () => {
    const all = heldAnswer();
    const first: TestAnswer = { body: { data: { current_matches: played, series: [], ...testFeedAge() } } };
    const answers = [first];
    await show(played, { [OVERVIEW]: () => answers.shift() ?? all.handler() });
    fireEvent.click(await until(() => screen.getByRole('button', { name: 'View All Data' })));
    await until(() => screen.getByText(/^Loading comprehensive cricket data/));
    expect(screen.queryByRole('button', { name: 'View All Data' })).toBeNull();
    all.give(first);
    await until(() => expect(screen.queryByText(/^Loading comprehensive cricket data/)).toBeNull());
  });

  it('refetches everything for the full view, and links back', async () => {
    await show(played);
    fireEvent.click(await until(() => screen.getByRole('button', { name: 'View All Data' })));
    await until(() => screen.getByText('Featured Matches'));
    expect(screen.queryByRole('tab')).toBeNull();
    await until(() => expect(server.callsOf(OVERVIEW)).toBe(2));
    await until(() => expect(screen.queryByText(/^Loading comprehensive cricket data/)).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Back to Summary' }));
    screen.getByRole('tab', { name: 'Live 5' });
  });
});

/** A section by its title, opened or closed. */
const section = (title: string) => {
  const opener = screen.getByText(title, { selector: 'summary span' });
  return opener.closest('details') as HTMLElement;
};

describe('the full view of the overview', () => {
  const countries = 'GET /api/v1/cricket/countries-new/';

  it('has sections with their counts, capped as the tabs are', async () => {
    await show(played, {}, '/?view=all');
    await until(() => screen.getByText('Live Matches'));
    expect(section('Live Matches').querySelector('summary')?.textContent).toContain('5');
    expect(within(section('Live Matches')).getAllByRole('article')).toHaveLength(4);
    expect(within(section('Recent Matches')).getAllByRole('article')).toHaveLength(6);
    expect(section('Tournaments').textContent).toContain('Coastal LeagueDates to be announced');
  });

  it('marks an empty section', async () => {
    await show([], {}, '/?view=all');
    await until(() => screen.getByText('No Live Matches available'));
    await until(() => screen.getByText('No Cricket Associations available'));
  });

  it('names each association once, in capitals', async () => {
    const rows = ['icc', 'icc', null, 'bcci'].map((association_key, at) => ({
      key: `t${at}`,
      association_key,
    }));
    await show([], { 'GET /api/v1/cricket/tournaments/': () => ({ body: { data: rows } }) }, '/?view=all');
    await until(() => screen.getByText('ICC'));
    expect(within(section('Cricket Associations')).getAllByRole('listitem')).toHaveLength(2);
  });

  it('has a retry button for the associations', async () => {
    await show([], { 'GET /api/v1/cricket/tournaments/': down }, '/?view=all');
    await until(() => within(section('Cricket Associations')).getByRole('button', { name: 'Try Again' }));
  });

  it('has the countries of the vendor', async () => {
    const answer = { body: { data: { countries: [{ code: 'NP', name: 'Nepal' }] } } };
    await show([], { [countries]: () => answer }, '/?view=all');
    await until(() => screen.getByText('Nepal'));
    screen.getByText('Countries with their codes');
  });

  it('has the built-in countries, labelled, without those of the vendor', async () => {
    await show([], { [countries]: () => refusal(503, 'unavailable', '') }, '/?view=all');
    await until(() => screen.getByText('Countries built into this app'));
    expect(within(section('Countries')).getAllByRole('listitem')).toHaveLength(11);
  });
});
