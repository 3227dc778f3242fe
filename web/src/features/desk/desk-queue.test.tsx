import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { testDeskAnalysis } from '../../testing/test-desk.ts';
import { refusal, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { DeskQueue, toDo } from './desk-queue.tsx';

let server: TestServer;
afterEach(() => server?.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const analysis = (matchKey: string, minutes: number, more: object = {}) =>
  testDeskAnalysis({ matchKey, matchTitle: `Match ${matchKey}`, locksAt: inMinutes(minutes), ...more });

const list = (data: unknown[], total = data.length) => ({
  body: { status: 'success', data, page: { offset: 0, limit: 3, total } },
});

const ticket = (number: number) => ({
  number,
  subject: `Ticket ${number}`,
  priority: number === 1,
  openedAt: inMinutes(-90),
});
const post = {
  id: 'p',
  body: '> Who is your captain?\n\nBuy my picks!',
  threadTitle: 'Rate my line-up',
  reports: [{}, {}],
};

interface Waiting {
  analyses?: unknown[];
  posts?: unknown[];
  tickets?: unknown[];
  ticketTotal?: number;
}

async function show(
  { analyses = [], posts = [], tickets = [], ticketTotal }: Waiting,
  path = '/desk',
): Promise<void> {
  server = await startTestServer({
    'GET /api/v1/desk/analyses/': () => ({ body: { status: 'success', data: analyses } }),
    'GET /api/v1/desk/forum/posts/': () => list(posts),
    'GET /api/v1/desk/tickets/': () => list(tickets, ticketTotal),
  });
  renderPage(<DeskQueue />, path);
}

const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));
const published = { state: 'published', publishedAt: inMinutes(-300), readers: 4 };

it('the queue names what is due first, then the rest by action, with links to where each is done', async () => {
  await show({
    analyses: [
      analysis('c', 90.5, { ...published, elevensKnown: false }),
      analysis('b', 71.5),
      analysis('a', 9.5, { ...published, elevensKnown: false }),
      analysis('ready', 30, published),
      analysis('later', 200),
    ],
    posts: [post],
    tickets: [ticket(1), ticket(2)],
  });
  await until(() => screen.getByRole('region', { name: 'Publish (1)' }));
  screen.getByRole('region', { name: 'Enter the playing XIs (1)' });
  screen.getByRole('region', { name: 'Review reported posts (1)' });
  screen.getByRole('region', { name: 'Answer tickets (2)' });
  expect(screen.getByRole('region', { name: 'Match a' }).textContent).toBe(
    'Match aLocks in 10 m4 readersEnter the playing XIs',
  );
  expect(rows()).toEqual([
    'Match bLocks in 1 h 12 mDraft',
    'Match cLocks in 1 h 31 m4 readers',
    'Buy my picks!2 reportsRate my line-up',
    'Ticket 1Premium1 hour ago',
    'Ticket 21 hour ago',
  ]);
  const cut = screen.getAllByRole('heading').filter(({ className }) => className.includes('line-clamp-1'));
  expect(cut.map(({ textContent }) => textContent)).toEqual(['Buy my picks!', 'Ticket 1', 'Ticket 2']);
  expect(links()).toEqual([
    '/desk?tab=analyses&match=a&part=elevens',
    '/desk?tab=analyses&match=b',
    '/desk?tab=analyses&match=c&part=elevens',
    '/desk?tab=forum&posts=reported',
    '/desk?tab=tickets&tickets=open',
    '/desk?tab=tickets&tickets=open',
  ]);
});

it('a group has three analyses at first, and the others on request', async () => {
  await show({ analyses: [1, 2, 3, 4, 5, 6, 7].map((place) => analysis(`${place}`, 10 * place)) });
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'Show all 6' })));
  expect(screen.getAllByRole('link')).toHaveLength(7);
  expect(document.activeElement?.textContent).toBe('Match 5');
  expect(screen.queryByRole('button')).toBeNull();
});

it('a group of tickets links to all of them', async () => {
  await show({ tickets: [1, 2, 3].map(ticket), ticketTotal: 7 });
  const all = await until(() => screen.getByRole('link', { name: 'Show all 7' }));
  expect(all.getAttribute('href')).toBe('/desk?tab=tickets&tickets=open');
});

it('links to posts and tickets keep the analysis that is open', async () => {
  await show({ posts: [post], tickets: [ticket(1)] }, '/desk?tab=tickets&match=a');
  await until(() => screen.getByText('Ticket 1'));
  expect(links()).toEqual([
    '/desk?tab=forum&match=a&posts=reported',
    '/desk?tab=tickets&match=a&tickets=open',
  ]);
});

it('the queue says that nothing is waiting', async () => {
  await show({ analyses: [analysis('later', 200), analysis('ready', 30, published)] });
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

const at = (matchKey: string, locksAt: string | null, more: object = {}) =>
  testDeskAnalysis({ matchKey, locksAt, matchAt: '2026-11-21T13:00:00.000Z', ...more });

it('an analysis is in the queue from two hours before its lock until it locks, by the start if no lock is set', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z');
  const analyses = [
    at('in two hours', '2026-11-21T14:00:00.000Z'),
    at('later', '2026-11-21T14:00:00.001Z'),
    at('now', '2026-11-21T12:00:00.000Z'),
    at('by its start', null),
    at('locked at the toss', '2026-11-21T12:30:00.000Z', { lockedAt: '2026-11-21T11:59:00.000Z' }),
  ];
  const { next, toPublish } = toDo(analyses, now);
  expect([next?.analysis, ...toPublish].map((one) => one?.matchKey)).toEqual([
    'by its start',
    'in two hours',
  ]);
});
