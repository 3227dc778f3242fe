import type { ForumPost, ForumThread } from '@gullylens/contract/http/forum';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { callApi } from '../../platform/api/api-client.ts';
import { renderPage } from '../../testing/render-screen.tsx';
import { testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { ThreadView } from './thread-view.tsx';

const READ = 'GET /api/v1/forum/threads/t1/';
const at = '2026-11-21T06:30:00.000Z';
const unavailable = () => refusal(503, 'unavailable', 'Temporarily unavailable. Please try again shortly.');

const thread: ForumThread = {
  id: 't1',
  title: 'Who opens?',
  matchKey: null,
  matchTitle: null,
  author: { name: 'Meera', analyst: false },
  openedAt: at,
  lastPostAt: at,
  posts: 3,
};
const post: ForumPost = {
  id: 'p1',
  number: 1,
  author: { name: 'Meera', analyst: false },
  authorNumber: 1,
  mine: false,
  state: 'shown',
  body: 'Gill.',
  hiddenBecause: null,
  postedAt: at,
  editedAt: null,
  editableUntil: null,
};

let server: TestServer;
afterEach(() => server.close());

const posts =
  (...shown: ForumPost[]): TestHandler =>
  () => ({ body: { status: 'success', data: { thread, posts: shown }, next: null } });

async function showThread(handlers: Record<string, TestHandler>): Promise<void> {
  server = await startTestServer(handlers);
  storeSession();
  renderPage(<ThreadView threadId="t1" />);
}

it('two authors of one name are told apart, also where they are quoted', async () => {
  const second = { ...post, id: 'p2', number: 2, authorNumber: 2, body: 'Rahul.' };
  const third = { ...post, id: 'p3', number: 3, body: '> Rahul.\n\nNever.' };
  await showThread({ [READ]: posts(post, second, third) });
  await until(() => screen.getByRole('article', { name: 'Post 2' }));
  const names = screen.getAllByRole('article').map((item) => item.querySelector('bdi')?.textContent);
  expect(names).toEqual(['Meera', 'Meera (2)', 'Meera']);
  screen.getByText('Meera (2) · #2');
});

const READ_ANY = 'GET /api/v1/forum/threads/{id}/';
const LIVE = 'GET /api/v1/cricket/matches/live/';
const UPCOMING = 'GET /api/v1/cricket/matches/upcoming/';
const matchesOf =
  (...data: MatchSummary[]): TestHandler =>
  () => ({ body: { status: 'success', data } });
const ofMatch: TestHandler = () => ({
  body: {
    status: 'success',
    data: { thread: { ...thread, matchKey: 'final', matchTitle: 'Foxes vs Owls' }, posts: [post] },
    next: null,
  },
});

const open = (live: TestHandler, upcoming: TestHandler) =>
  showThread({ [READ]: ofMatch, [LIVE]: live, [UPCOMING]: upcoming });

describe('the match of a thread', () => {
  it.each([
    ['live', matchesOf(testMatch(), testMatch({ id: 'final', phase: 'live' })), unavailable],
    ['upcoming', unavailable, matchesOf(testMatch(), testMatch({ id: 'final' }))],
  ])('that is %s stands above the thread with its score', async (_when, live, upcoming) => {
    await open(live, upcoming);
    const row = await until(() => screen.getByRole('link', { name: /Monsoons vs Deccan Drifters/ }));
    expect(row.getAttribute('href')).toBe('/matches/final');
    expect(screen.queryByText('Foxes vs Owls')).toBeNull();
  });

  it.each([
    ['neither live nor next', matchesOf(testMatch())],
    ['not known to be either', unavailable],
    ['not known yet', () => null],
  ] satisfies [string, TestHandler][])('is a link alone when it is %s', async (_when, matches) => {
    await open(matches, matches);
    const link = await until(() => screen.getByRole('link', { name: 'Foxes vs Owls' }));
    expect(link.getAttribute('href')).toBe('/matches/final');
  });

  it('is a link also when the title is the teams', async () => {
    const about = { matchKey: 'final', matchTitle: 'Foxes vs Owls, 3rd Match', title: 'Foxes vs Owls' };
    await showThread({
      [READ]: () => ({
        body: { status: 'success', data: { thread: { ...thread, ...about }, posts: [post] }, next: null },
      }),
    });
    const link = await until(() => screen.getByRole('link', { name: 'Foxes vs Owls, 3rd Match' }));
    expect(link.getAttribute('href')).toBe('/matches/final');
  });

  it('is not asked for when there is none', async () => {
    await showThread({ [READ]: posts(post), [LIVE]: matchesOf(), [UPCOMING]: matchesOf() });
    await until(() => screen.getByRole('heading', { name: 'Who opens?' }));
    // A request of the page would have been sent before this one.
    await callApi(READ_ANY, { params: { id: 't1' }, query: {} });
    expect([server.callsOf(LIVE), server.callsOf(UPCOMING)]).toEqual([0, 0]);
  });
});

it('a thread that did not load is tried again by itself', async () => {
  await showThread({ [READ]: unavailable });
  await until(() => screen.getByText(/^Trying again in \d+ s$/));
});
