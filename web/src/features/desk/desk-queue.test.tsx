import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { testDeskAnalysis } from '../../testing/test-desk.ts';
import { refusal, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { DeskQueue, lockingSoon } from './desk-queue.tsx';

let server: TestServer;
afterEach(() => server?.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const analysis = (matchKey: string, minutes: number, more: object = {}) =>
  testDeskAnalysis({ matchKey, matchTitle: `Match ${matchKey}`, locksAt: inMinutes(minutes), ...more });

const count = (total: number) => () => ({
  body: { status: 'success', data: [], page: { offset: 0, limit: 1, total } },
});

async function show(analyses: unknown[], reported: number, waiting: number, path = '/desk'): Promise<void> {
  server = await startTestServer({
    'GET /api/v1/desk/analyses/': () => ({ body: { status: 'success', data: analyses } }),
    'GET /api/v1/desk/forum/posts/': count(reported),
    'GET /api/v1/desk/tickets/': count(waiting),
  });
  renderPage(<DeskQueue />, path);
}

const at = (matchKey: string, locksAt: string | null, more: object = {}) =>
  testDeskAnalysis({ matchKey, locksAt, matchAt: '2026-11-21T13:00:00.000Z', ...more });

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('the queue has what locks soon, reported posts and waiting tickets, with links to them', async () => {
  await show([analysis('b', 71.5, { elevensKnown: false }), analysis('a', 9.5), analysis('c', 200)], 1, 3);
  await until(() => screen.getByText('1 reported post'));
  expect(rows()).toEqual([
    'Match aLocks in 10 mDraft',
    'Match bLocks in 1 h 12 mDraftPlaying XIs missing',
    '1 reported post',
    '3 tickets are waiting',
  ]);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/desk?tab=analyses&match=a',
    '/desk?tab=analyses&match=b',
    '/desk?tab=forum&posts=reported',
    '/desk?tab=tickets&tickets=open',
  ]);
});

it('the queue has five analyses at first, and the others on request', async () => {
  await show(
    [1, 2, 3, 4, 5, 6].map((place) => analysis(`${place}`, 10 * place)),
    0,
    0,
  );
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'Show all 6' })));
  expect(screen.getAllByRole('link')).toHaveLength(6);
  expect(screen.queryByRole('button')).toBeNull();
});

it('links to posts and tickets keep the analysis that is open', async () => {
  await show([], 1, 1, '/desk?tab=tickets&match=a');
  await until(() => screen.getByText('1 reported post'));
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/desk?tab=forum&match=a&posts=reported',
    '/desk?tab=tickets&match=a&tickets=open',
  ]);
});

it('the queue says that nothing is waiting', async () => {
  await show([analysis('c', 200)], 0, 0);
  await until(() => screen.getByText('Nothing is waiting.'));
  expect(screen.queryByRole('list')).toBeNull();
});

it('the queue says why it could not be loaded', async () => {
  server = await startTestServer({
    'GET /api/v1/desk/analyses/': () => refusal(503, 'unavailable', ''),
  });
  renderPage(<DeskQueue />);
  await until(() => screen.getByText('Error Loading Data'));
});

it('an analysis is in the queue from two hours before its lock until it locks, by the start if no lock is set', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z');
  const list = [
    at('in two hours', '2026-11-21T14:00:00.000Z'),
    at('later', '2026-11-21T14:00:00.001Z'),
    at('now', '2026-11-21T12:00:00.000Z'),
    at('by its start', null),
    at('locked at the toss', '2026-11-21T12:30:00.000Z', { lockedAt: '2026-11-21T11:59:00.000Z' }),
  ];
  expect(lockingSoon(list, now).map(({ matchKey }) => matchKey)).toEqual(['by its start', 'in two hours']);
});
