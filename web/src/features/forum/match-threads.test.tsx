import type { ForumThread } from '@gullylens/contract/http/forum';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { Forum } from './forum.tsx';

let server: TestServer;
afterEach(() => server?.close());

const match = (id: string, more: Partial<MatchSummary> = {}) =>
  testMatch({ id, teams: [`${id} A`, `${id} B`], ...more });

const thread = (id: string, matchKey: string): ForumThread => ({
  id,
  title: `Thread ${id}`,
  matchKey,
  matchTitle: 'A match',
  author: { name: 'Meera', analyst: false },
  openedAt: '2026-11-21T06:30:00.000Z',
  lastPostAt: new Date(Date.now() - 300_500).toISOString(),
  posts: 3,
});

const ok = (data: unknown) => () => ({ body: { status: 'success', data } });

async function show(
  matches: MatchSummary[],
  threads: ForumThread[],
  { next = null, matchKey }: { next?: string | null; matchKey?: string } = {},
) {
  server = await startTestServer({
    'GET /api/v1/cricket/matches/live/': ok(matches.filter(({ phase }) => phase === 'live')),
    'GET /api/v1/cricket/matches/upcoming/': ok(matches.filter(({ phase }) => phase === 'upcoming')),
    'GET /api/v1/cricket/current-matches/': ok(matches),
    'GET /api/v1/forum/threads/': () => ({ body: { status: 'success', data: threads, next } }),
  });
  storeSession();
  renderPage(<Forum matchKey={matchKey} onOpened={vi.fn()} />);
  await until(() => screen.getByRole('heading', { name: /^Threads/ }));
}

const section = () => screen.findByRole('region', { name: 'Talk about a match' });
const titles = async () =>
  within(await section())
    .getAllByRole('heading', { level: 3 })
    .map((heading) => within(heading).getByText(/ vs .* B$/).textContent);
const targetOf = async (name: string) =>
  within(await section())
    .getByRole('link', { name })
    .getAttribute('href');

describe('the matches to talk about', () => {
  it('are the live ones, then the next to start, at most four', async () => {
    const matches = [
      match('over', { phase: 'completed' }),
      match('undated', { start_at: null }),
      match('third', { start_at: 30 }),
      match('first', { start_at: 10 }),
      match('second', { start_at: 20 }),
      match('live', { phase: 'live' }),
    ];
    await show(matches, [thread('t', 'other')]);
    expect(await titles()).toEqual([
      'live A vs live B',
      'first A vs first B',
      'second A vs second B',
      'third A vs third B',
    ]);
  });

  it('lead to their only thread, or to the list of several', async () => {
    await show(
      [match('one', { start_at: 1 }), match('two', { start_at: 2 })],
      [thread('a', 'two'), thread('b', 'one'), thread('c', 'two')],
    );
    expect(await targetOf('one A vs one B')).toBe('/forum/b');
    expect(await targetOf('two A vs two B')).toBe('/forum?match=two');
    const [one, two] = within(await section()).getAllByRole('listitem');
    expect(one?.textContent).toMatch(/3 posts · 5 minutes ago$/);
    expect(two?.textContent).toMatch(/6 posts · 5 minutes ago$/);
  });

  it('open the form with the match when they have no thread', async () => {
    await show([match('one'), match('over', { phase: 'completed' })], [thread('a', 'other')]);
    fireEvent.click(
      within(await section()).getByRole('button', { name: /^one A vs one B.*Start a thread$/ }),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('one A vs one B');
    const choice = screen.getByLabelText<HTMLSelectElement>(/match/i);
    expect(choice.value).toBe('one');
    await until(() => expect([...choice.options].map(({ value }) => value)).toEqual(['', 'one', 'over']));
  });

  it('lead to their list while older threads are not loaded', async () => {
    await show([match('one'), match('two')], [thread('a', 'one')], { next: 'older' });
    expect(await targetOf('one A vs one B')).toBe('/forum?match=one');
    expect(await targetOf('two A vs two B')).toBe('/forum?match=two');
    expect(screen.queryByText('Start a thread')).toBeNull();
    const one = within(await section()).getAllByRole('listitem')[0];
    expect(one?.textContent).toMatch(/Last post: 5 minutes ago$/);
    expect(one?.textContent).not.toContain('posts');
  });

  it('have the score of the innings that is played, or before it the toss', async () => {
    const teams = ['Malabar Monsoons', 'Deccan Drifters'] as [string, string];
    const innings = { inning: '', team: 'Deccan Drifters', r: 95, w: 4, o: '14.0' };
    const first = { ...innings, team: 'Malabar Monsoons', r: 160 };
    await show(
      [
        match('one', { teams, phase: 'live', score: [first, innings] }),
        match('two', { phase: 'live', status: 'Foxes opt to bat' }),
      ],
      [thread('t', 'other')],
    );
    const [scored, unscored] = within(await section()).getAllByRole('listitem');
    expect(scored?.textContent).toContain('LIVEDCD 95/4 (14)');
    expect(unscored?.textContent).toContain('LIVEFoxes opt to bat');
  });

  it('are left out when none is live or announced', async () => {
    await show([match('over', { phase: 'completed' })], []);
    await until(() => screen.getByText('No threads yet'));
    expect(screen.queryByRole('region', { name: 'Talk about a match' })).toBeNull();
  });
});

describe('the threads about one match that is over', () => {
  const over = match('over', { phase: 'completed' });

  it('have it with its score', async () => {
    const score = [{ inning: '', team: 'Malabar Monsoons', r: 160, w: 4, o: '20.0' }];
    await show([testMatch({ id: 'over', phase: 'completed', score })], [thread('a', 'over')], {
      matchKey: 'over',
    });
    const link = await until(() => screen.getByRole('link', { name: /Malabar Monsoons/ }));
    expect(link.getAttribute('href')).toBe('/matches/over');
    screen.getByText('160/4');
  });

  it('have its name as a link to it when it was days ago', async () => {
    const ofMatch = { ...thread('a', 'over'), matchTitle: 'Foxes vs Owls, Final' };
    await show([], [{ ...ofMatch, title: 'Foxes vs Owls' }], { matchKey: 'over' });
    const link = await until(() => screen.getByRole('link', { name: 'Foxes vs Owls, Final' }));
    expect(link.getAttribute('href')).toBe('/matches/over');
    screen.getByRole('heading', { name: 'Threads on one match' });
  });

  it('are said to be about one match while there is none', async () => {
    await show([over], [], { matchKey: 'over' });
    await until(() => screen.getByText('No threads yet'));
    screen.getByRole('heading', { name: 'Threads on one match' });
    expect(screen.getByRole('link', { name: 'All threads' }).getAttribute('href')).toBe('/forum');
  });
});
