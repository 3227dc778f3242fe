import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import type { SearchResults } from '@gullylens/contract/http/search';
import { fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setFollowed } from '../../platform/storage/followed-matches.ts';
import { testMatch } from '../../testing/test-matches.ts';
import { renderPage } from '../../testing/render-screen.tsx';
import { storeSession } from '../../testing/test-people.ts';
import { startTestServer, type TestAnswer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { readRecentSearches } from '../../platform/storage/recent-searches.ts';
import { clearSession } from '../../platform/storage/session-storage.ts';
import { SearchButton } from './search-button.tsx';

const found: SearchResults = {
  matches: [{ key: 'm1', name: 'India vs Australia', series: 'Trophy', phase: 'live', startsAt: null }],
  players: [{ key: 'p1', name: 'V Kohli', team: 'India' }],
  teams: [{ key: 't1', name: 'India', gender: 'female' }],
  venues: [{ key: 'v1', name: 'Eden Gardens', city: 'Kolkata' }],
  series: [{ key: 's1', name: 'Trophy', phase: 'completed' }],
};
const nothing: SearchResults = { matches: [], players: [], teams: [], venues: [], series: [] };

let server: TestServer;
let answer: TestAnswer;
let current: MatchSummary[];
let overview: TestAnswer | undefined;

beforeEach(async () => {
  answer = { body: { status: 'success', data: found } };
  current = [];
  overview = undefined;
  server = await startTestServer({
    'GET /api/search/': () => answer,
    'GET /api/v1/cricket/dashboard/overview/': () =>
      overview ?? { body: { status: 'success', data: { current_matches: current, series: [] } } },
  });
  storeSession();
});
afterEach(() => server.close());

const searches = () => server.requests.map(({ query }) => query.get('q')).filter((text) => text !== null);

function Address() {
  const location = useLocation();
  return <output aria-label="address">{location.pathname + location.search}</output>;
}

async function open(): Promise<HTMLElement> {
  renderPage(
    <>
      <SearchButton />
      <Address />
    </>,
  );
  fireEvent.keyDown(document.body, { key: '/' });
  return until(() => screen.getByRole('combobox'));
}

const type = (field: HTMLElement, text: string) => fireEvent.change(field, { target: { value: text } });
const address = () => screen.getByLabelText('address').textContent;
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

async function search(text = 'ind'): Promise<HTMLElement> {
  const field = await open();
  type(field, text);
  await until(() => screen.getByRole('option', { name: /V Kohli/ }));
  return field;
}

const group = (name: string) => within(screen.getByRole('group', { name }));

it('shows what was found in groups, with what tells them apart', async () => {
  await search();
  group('Matches').getByRole('option', { name: 'India vs Australia Live Trophy' });
  group('Players').getByRole('option', { name: 'V Kohli India' });
  group('Teams').getByRole('option', { name: 'India Women' });
  group('Venues').getByRole('option', { name: 'Eden Gardens Kolkata' });
  group('Series').getByRole('option', { name: 'Trophy' });
  screen.getByText('5 results');
  expect(searches()).toEqual(['ind']);
});

it('is used with the arrows and Enter, round the ends of the list', async () => {
  const field = await search();
  expect(activeOption(field)).toContain('India vs Australia');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  expect(activeOption(field)).toContain('V Kohli');
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(activeOption(field)).toBe('Trophy');
  expect(screen.getByRole('option', { selected: true }).textContent).toBe('Trophy');
  expect(document.querySelector('.bg-raised[role=option]')?.textContent).toBe('Trophy');
  fireEvent.keyDown(field, { key: 'a' });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(address()).toBe('/');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(address()).toBe('/matches?tab=recent&q=Trophy');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('Enter opens nothing while the results are of an earlier text', async () => {
  const field = await search();
  type(field, 'aus');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(address()).toBe('/');
  await until(() => expect(searches()).toContain('aus'));
});

it('the first option is active when fewer are found than before', async () => {
  const field = await search();
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(activeOption(field)).toBe('Trophy');
  answer = { body: { status: 'success', data: { ...nothing, teams: found.teams } } };
  type(field, 'india');
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  await until(() => screen.getByText('1 result'));
  expect(activeOption(field)).toContain('India');
});

it('opens what is pressed, and offers it the next time until it is cleared', async () => {
  await search();
  fireEvent.click(screen.getByRole('option', { name: /Eden Gardens/ }));
  expect(address()).toBe('/venues/v1');
  fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  group('Recent searches').getByRole('option', {
    name: 'Eden Gardens',
  });
  type(screen.getByRole('combobox'), 'ind');
  expect(screen.queryByRole('button', { name: 'Clear recent searches' })).toBeNull();
  type(screen.getByRole('combobox'), '');
  fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('option', { name: 'Eden Gardens' })).toBeNull();
  screen.getByText(/Type the beginning of a name/);
  expect(readRecentSearches()).toEqual([]);
});

it('suggests live and next matches before typing, with their scores or starts, followed ones first', async () => {
  const live = { phase: 'live', is_live: true } as const;
  const upcoming = { phase: 'upcoming', is_live: false, start_at: null } as const;
  const score = [{ inning: 'Malabar Monsoons Inning 1', team: 'Malabar Monsoons', r: 44, w: 2, o: '6.0' }];
  current = [
    testMatch({ ...upcoming, key: 'u', name: 'C vs D, 2nd Match' }),
    testMatch({ ...upcoming, key: 'v', name: 'G vs H, 4th Match', start_at: 1_800_000_000 }),
    testMatch({ ...live, key: 'a', name: 'A vs B, 1st Match', score }),
    testMatch({ ...live, key: 'b', name: 'E vs F, 3rd Match' }),
  ];
  setFollowed('b', true);
  await open();
  await until(() => screen.getByRole('group', { name: 'Live matches' }));
  expect(
    screen.getAllByRole('option').map(({ textContent }) => /[A-H] vs [A-H]/.exec(textContent ?? '')?.[0]),
  ).toEqual(['E vs F', 'A vs B', 'G vs H', 'C vs D']);
  group('Next matches').getByRole('option', { name: 'C vs D TBD' });
  expect(group('Live matches').getAllByRole('option')[1]?.textContent).toContain('MLM 44/2 (6)');
  expect(group('Live matches').getAllByText('MLM')).toHaveLength(2);
  const short = document.querySelector('[role=option] [data-short]')?.getAttribute('data-short');
  expect(short).toBe('MLM vs DCD');
});

it('leads to the pages before typing, while there is no match to suggest', async () => {
  await open();
  expect(screen.queryByRole('option')).toBeNull();
  await until(() => screen.getByRole('group', { name: 'Pages' }));
  const names = group('Pages')
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
  expect(names).toEqual(['Matches', 'Analysis', 'Line-ups', 'Track record']);
  expect(screen.queryByRole('button', { name: 'Clear recent searches' })).toBeNull();
});

it('leads to the pages when the matches cannot be loaded', async () => {
  overview = { status: 503, body: { code: 'unavailable', error: 'x' } };
  await open();
  await until(() => screen.getByRole('group', { name: 'Pages' }));
  expect(server.callsOf('GET /api/v1/cricket/dashboard/overview/')).toBe(1);
});

it('says when a found match starts', async () => {
  const coming = { key: 'm2', name: 'India vs Kenya', series: 'Trophy', phase: 'upcoming' } as const;
  const matches = [{ ...coming, startsAt: '2026-11-21T14:00:00.000Z' }];
  answer = { body: { status: 'success', data: { ...found, matches } } };
  await search();
  expect(group('Matches').getByRole('option').textContent).toMatch(/21 Nov.*7:30 pm IST\)? · Trophy$/);
});

it('says when a team, a ground and a series play next', async () => {
  const upcoming = { phase: 'upcoming', is_live: false, gender: 'female' } as const;
  const soon = {
    ...upcoming,
    name: 'India vs Australia, 2nd Match',
    teams: ['India', 'Australia'] as [string, string],
    start_at: 1_800_000_000,
    tournament: { key: 's1', name: 'Trophy' },
  };
  current = [
    testMatch({ ...soon, key: 'late', name: 'India vs Kenya, 3rd Match', start_at: 1_900_000_000 }),
    testMatch({ ...soon, key: 'soon', venue: { key: 'v1', name: 'Eden Gardens', city: 'Kolkata' } }),
    testMatch({ ...soon, key: 'men', gender: 'male', name: 'India vs Nepal, 1st Match', start_at: 1 }),
  ];
  await search();
  const next = /Next: India vs Australia, Fri, 15 Jan/;
  await until(() => expect(group('Teams').getByRole('option').textContent).toMatch(/Women · Next/));
  expect(group('Teams').getByRole('option').textContent).toMatch(next);
  expect(group('Venues').getByRole('option').textContent).toMatch(next);
  expect(group('Series').getByRole('option').textContent).toMatch(/Next: India vs Nepal/);
});

it('says that it searches, and when nothing was found', async () => {
  answer = { body: { status: 'success', data: nothing } };
  const field = await open();
  type(field, 'zzz');
  screen.getByText('Searching');
  await until(() => screen.getByText('Nothing found for “zzz”. Check the spelling.'));
  expect(screen.queryByRole('group')).toBeNull();
  expect(field.getAttribute('aria-expanded')).toBe('false');
  // The key moves the text cursor, as in any field.
  expect(fireEvent.keyDown(field, { key: 'ArrowDown' })).toBe(true);
});

it('says why a search failed, and tries again', async () => {
  answer = { status: 503, body: { code: 'unavailable', error: 'x' } };
  type(await open(), 'ind');
  await until(() => screen.getByRole('alert'));
  answer = { body: { status: 'success', data: found } };
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await until(() => screen.getByRole('option', { name: /V Kohli/ }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a search that failed is over once its text is cleared', async () => {
  answer = { status: 503, body: { code: 'unavailable', error: 'x' } };
  const field = await open();
  type(field, 'ind');
  await until(() => screen.getByRole('alert'));
  type(field, '');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('a slash that belongs to a text, a shortcut or another dialog opens nothing', () => {
  renderPage(
    <>
      <input aria-label="name" />
      <SearchButton />
    </>,
  );
  fireEvent.keyDown(screen.getByLabelText('name'), { key: '/' });
  fireEvent.keyDown(document.body, { key: '/', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(screen.queryByRole('dialog')).toBeNull();
  renderPage(<div aria-modal="true" />);
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('recent searches are five at most, latest first, and end with the session', async () => {
  const field = await search();
  for (let i = 0; i < 5; i += 1) fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(readRecentSearches()).toEqual([{ to: '/matches/m1', name: 'India vs Australia' }]);
  clearSession();
  expect(readRecentSearches()).toEqual([]);
});
