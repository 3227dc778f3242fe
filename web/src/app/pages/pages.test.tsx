import { fireEvent, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PaymentWatchProvider } from '../../features/premium/payment-watch-provider.tsx';
import type { Auth } from '../../features/session/auth-context.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SignedIn } from '../../testing/signed-in.tsx';
import { asha } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { Component as AccountPage } from './account-page.tsx';
import { Component as ClassicDashboardPage } from './classic-dashboard-page.tsx';
import { Component as DashboardPage } from './dashboard-page.tsx';
import { Component as DeskPage } from './desk-page.tsx';
import { Component as ForumPage } from './forum-page.tsx';
import { Component as LegalPage } from './legal-page.tsx';
import { Component as SupportPage } from './support-page.tsx';
import { Component as TrackRecordPage } from './track-record-page.tsx';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({});
});
afterEach(() => server.close());

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

interface Reader {
  auth?: Partial<Auth>;
  isPremium?: boolean;
  path?: string;
}

function show(Page: ComponentType, reader: Reader = {}) {
  renderScreen(
    <SignedIn {...reader}>
      <PaymentWatchProvider userId={asha.id}>
        <Address />
        <Page />
      </PaymentWatchProvider>
    </SignedIn>,
  );
}

const visitor = { status: 'unauthenticated', user: null } as const;

it('a page sets the title of the tab', () => {
  show(AccountPage);
  expect(document.title).toBe('Account · GullyLens');
});

it.each([
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
])('%s is its own document', (path, title) => {
  show(LegalPage, { path });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(title);
  expect(document.title).toContain(title);
});

describe('support', () => {
  it('asks a visitor for an email address, and shows no tickets', () => {
    show(SupportPage, { auth: visitor });
    screen.getByLabelText(/e-?mail/i);
    expect(screen.queryByRole('heading', { name: /your tickets/i })).toBeNull();
  });

  it('knows the email address of a user, and shows their tickets', async () => {
    show(SupportPage);
    expect(screen.queryByLabelText(/e-?mail/i)).toBeNull();
    await until(() => screen.getByRole('heading', { name: /your tickets/i }));
  });

  it('shows the form only after the session is known', () => {
    show(SupportPage, { auth: { status: 'loading', user: null } });
    expect(screen.queryByRole('textbox', { name: /message/i })).toBeNull();
    screen.getByRole('heading', { level: 1, name: 'Support' });
  });
});

it.each([
  ['user', 1],
  ['analyst', 0],
] as const)('the desk of a %s says %d times that it is not for them', (role, times) => {
  show(DeskPage, { auth: { user: { ...asha, role } } });
  expect(screen.queryAllByText('You do not have access to this.')).toHaveLength(times);
});

it.each([
  ['/forum', 0],
  ['/forum?match=m1', 1],
])('at %s the forum has %d links to all threads', (path, times) => {
  show(ForumPage, { path, isPremium: true });
  expect(screen.queryAllByRole('link', { name: 'All threads' })).toHaveLength(times);
});

it.each([
  [true, 0],
  [false, 1],
])('the classic dashboard of a premium member (%s) has %d offers', (isPremium, offers) => {
  show(ClassicDashboardPage, { isPremium });
  expect(screen.queryAllByText('Unlock Expert Analysis')).toHaveLength(offers);
});

it('the classic dashboard says when the next analyses could not be loaded', async () => {
  await server.close();
  server = await startTestServer({ 'GET /api/v1/analysis/': () => refusal(503, 'unavailable', '') });
  show(ClassicDashboardPage);
  const section = await until(() => screen.getByRole('region', { name: 'Next to lock' }));
  await until(() => within(section).getByRole('alert'));
});

it('the dashboard has its sections, and its footer below them', async () => {
  show(DashboardPage);
  await until(() => screen.getByRole('contentinfo'));
  const ids = [
    'dashboard',
    'live-matches',
    'expert-analysis',
    'premium-features',
    'fantasy-tips',
    'coming-soon',
  ];
  await until(() => expect(ids.filter((id) => document.getElementById(id) === null)).toEqual([]));
});

const entry = {
  matchTitle: 'Foxes v Tides',
  tournament: 'Cup',
  matchAt: '2026-11-20T14:00:00.000Z',
  draftedAt: '2026-11-20T06:00:00.000Z',
  locksAt: '2026-11-20T14:00:00.000Z',
  lockedAt: '2026-11-20T14:00:00.000Z',
  contentHash: 'a'.repeat(64),
  state: 'waiting',
  grade: null,
};
const share = { share: null, low: null, high: null, of: 0 };
const record = (offset: number) => ({
  status: 'success',
  data: {
    summary: {
      locked: 60,
      graded: 0,
      waiting: 60,
      late: 0,
      captainBest: share,
      captainInTopThree: share,
      captainPoints: null,
      elevenShare: null,
      firstInningsError: null,
    },
    forecasts: { win: null, total: null, points: null },
    backtest: null,
    entries: [{ ...entry, matchKey: `m${offset}` }],
  },
  page: { offset, limit: 10, total: 60 },
});

it.each([
  ['/', 0],
  ['/?page=2', 1],
  ['/?page=0', 0],
  ['/?page=many', 0],
])('the track record at %s starts %d pages after the first', async (path, pages) => {
  await server.close();
  const asked: number[] = [];
  server = await startTestServer({
    'GET /api/v1/analysis/track-record/': ({ query }) => {
      const offset = Number(query.get('offset'));
      asked.push(offset);
      return { body: record(offset) };
    },
  });
  const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  show(TrackRecordPage, { path });
  const buttons = await until(() => {
    const found = screen.getAllByRole<HTMLButtonElement>('button', { name: /newer|older|previous|next/i });
    expect(found).toHaveLength(2);
    return found;
  });
  await until(() => expect((asked.at(-1) ?? 0) > 0).toBe(pages > 0));
  fireEvent.click((pages === 0 ? buttons[1] : buttons[0]) as HTMLButtonElement);
  expect(screen.getByLabelText('address').textContent).toBe(pages === 0 ? '/?page=2' : '/');
  expect(scroll).toHaveBeenCalledWith({ top: 0, behavior: 'instant' });
});
