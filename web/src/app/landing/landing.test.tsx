import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage, renderScreen } from '../../testing/render-screen.tsx';
import { SignedIn } from '../../testing/signed-in.tsx';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { Hero } from './hero.tsx';
import { Offer } from './landing-below.tsx';
import { LandingHeader } from './landing-header.tsx';
import { Promises } from './promises.tsx';
import { LatestGrade } from './latest-grade.tsx';
import { PriceLine } from './price-line.tsx';
import { inningsAfter, wormOf } from './sample-innings.ts';
import { SampleScoreboard } from './sample-scoreboard.tsx';

describe('the sample innings', () => {
  it.each([
    [0, { runs: 132, wickets: 4, balls: 90, over: [] }],
    [3, { runs: 137, wickets: 4, balls: 93, over: [1, 4, 0] }],
    [6, { runs: 146, wickets: 4, balls: 96, over: [1, 4, 0, 1, 2, 6] }],
    [9, { runs: 147, wickets: 5, balls: 99, over: [1, 0, 'W'] }],
    [24, { runs: 178, wickets: 5, balls: 114, over: [1, 1, 0, 6, 2, 1] }],
    [25, { runs: 132, wickets: 4, balls: 90, over: [] }],
  ])('after %d balls has the score of its script', (balls, innings) => {
    expect(inningsAfter(balls)).toEqual(innings);
  });

  it('is drawn over by over up to the current ball, against the first innings', () => {
    const { first, chase } = wormOf(inningsAfter(15));
    expect([first[0], first.at(-1)]).toEqual([
      { overs: 1, runs: 7 },
      { overs: 20, runs: 178 },
    ]);
    expect(chase).toHaveLength(18);
    expect(chase.slice(-4)).toEqual([
      { overs: 15, runs: 132 },
      { overs: 16, runs: 146 },
      { overs: 17, runs: 153 },
      { overs: 17.5, runs: 162 },
    ]);
  });
});

const score = () => screen.getByText(/^1[34]\d\/\d$/).textContent;

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

describe('the sample scoreboard', () => {
  beforeEach(() => vi.useFakeTimers());

  it('shows the runs needed and the progress of the chase', () => {
    const { container } = renderScreen(<SampleScoreboard />);
    expect(score()).toBe('137/4');
    screen.getByText('Need 42 runs from 27 balls');
    screen.getByText('15.3 overs');
    const done = container.querySelector<HTMLElement>('.bg-turf[style]')?.style.width ?? '';
    expect(Number.parseFloat(done)).toBeCloseTo((137 / 179) * 100, 3);
    const balls = screen.getAllByRole('listitem');
    expect(balls.map(({ textContent }) => textContent)).toEqual(['1', '4', '•', '', '', '']);
    expect(balls.map(({ className }) => className.includes('text-turf'))).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  it('moves on ball by ball until it is paused, and only while the page is visible', () => {
    renderScreen(<SampleScoreboard />);
    pass(2_400);
    expect(score()).toBe('138/4');
    fireEvent.click(screen.getByRole('button', { name: 'Pause the sample' }));
    pass(2_400);
    expect(score()).toBe('138/4');
    fireEvent.click(screen.getByRole('button', { name: 'Play the sample' }));
    pass(4_800);
    expect(score()).toBe('146/4');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    pass(2_400);
    expect(score()).toBe('146/4');
  });

  it('marks a wicket', () => {
    renderScreen(<SampleScoreboard />);
    pass(6 * 2_400);
    expect(screen.getByText('W').className).toContain('text-danger');
    expect(screen.getByText('W').className).not.toContain('text-turf');
  });

  it('does not move with reduced motion', () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    renderScreen(<SampleScoreboard />);
    pass(2_400);
    expect(score()).toBe('137/4');
    screen.getByRole('button', { name: 'Play the sample' });
  });
});

const wayToSignIn = () => screen.queryByRole('link', { name: 'Sign In' })?.getAttribute('href');

describe('the head of the landing page', () => {
  it('leads visitors to sign-in', () => {
    renderScreen(
      <SignedIn auth={{ status: 'unauthenticated', user: null }}>
        <LandingHeader />
        <Hero />
      </SignedIn>,
    );
    expect(document.querySelector(wayToSignIn() ?? '')?.contains(screen.getByText(/I agree to the/))).toBe(
      true,
    );
  });

  it('offers no sign-in to signed-in users', () => {
    renderScreen(
      <SignedIn>
        <LandingHeader />
      </SignedIn>,
    );
    expect(wayToSignIn()).toBeUndefined();
  });
});

describe('the entry to the product', () => {
  let server: TestServer;
  beforeEach(async () => {
    server = await startTestServer({});
  });
  afterEach(() => server.close());

  it('is a link to the dashboard for signed-in users', () => {
    renderScreen(
      <SignedIn>
        <Hero />
      </SignedIn>,
    );
    screen.getByText('Signed in as asha@example.com');
    expect(screen.getByRole('link', { name: 'Go to Dashboard' }).getAttribute('href')).toBe('/dashboard');
  });

  it('is the sign-in panel for everyone else', async () => {
    renderScreen(
      <SignedIn auth={{ status: 'unauthenticated', user: null }}>
        <Hero />
      </SignedIn>,
    );
    await until(() => screen.getByRole('checkbox'));
    expect(screen.queryByText(/Signed in as/)).toBeNull();
  });
});

it('one promise links to its proof', () => {
  renderScreen(
    <SignedIn>
      <Promises />
    </SignedIn>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/track-record']);
});

const recordEntry = (matchTitle: string, rank: number | null) => ({
  matchKey: matchTitle,
  matchTitle,
  tournament: 'Coastal League',
  matchAt: '2026-11-20T14:00:00.000Z',
  grade: rank && {
    captain: { name: 'A Rao', points: 96, rank, of: 22 },
    eleven: null,
    winner: null,
  },
});

describe('the latest graded analysis', () => {
  const TRACK_RECORD = 'GET /api/v1/analysis/track-record/';
  let server: TestServer;
  afterEach(() => server.close());

  async function show(entries: object[]): Promise<void> {
    const summary = { graded: 38, captainInTopThree: { share: 47.4, of: 38 } };
    server = await startTestServer({
      [TRACK_RECORD]: () => ({ body: { status: 'success', data: { summary, entries } } }),
    });
    renderPage(<LatestGrade />);
    await until(() => expect(server.callsOf(TRACK_RECORD)).toBe(1));
  }

  it('shows how its captain did, and how all did so far', async () => {
    await show([
      recordEntry('Not graded yet', null),
      recordEntry('Foxes vs Tides', 2),
      recordEntry('Earlier', 3),
    ]);
    await until(() => screen.getByRole('heading', { name: 'Foxes vs Tides' }));
    screen.getByText('No. 2 of 22 players');
    screen.getByText('18 of 38 in the top three');
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '96No. 2Rao',
      '96No. 3Rao',
    ]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/track-record');
  });

  it('is left out before the first is graded', async () => {
    await show([recordEntry('Not graded yet', null)]);
    await until(() => expect(document.querySelector('.animate-pulse-soft')).toBeNull());
    expect(screen.queryByRole('heading')).toBeNull();
  });
});

it.each([
  ['a visitor to sign-in', { auth: { status: 'unauthenticated', user: null } as const }, ['#sign-in']],
  ['a free user to their account', {}, ['/account']],
  ['a member nowhere, as there is nothing to offer', { isPremium: true }, []],
])('the offer leads %s', async (_who, reader, links) => {
  const server = await startTestServer({});
  renderScreen(
    <SignedIn {...reader}>
      <Offer />
    </SignedIn>,
  );
  expect(screen.queryAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
  expect(screen.queryAllByRole('region', { name: 'Premium' })).toHaveLength(links.length);
  await server.close();
});

it('the price line says what is free at first, and the price once the server has sent it', async () => {
  const answers: (() => void)[] = [];
  const waiting = new Promise<void>((resolve) => answers.push(resolve));
  const server = await startTestServer({
    'GET /api/subscriptions/plans/': async () => {
      await waiting;
      return { body: { status: 'success', data: [{ plan_type: 'monthly', amount: 49_900 }] } };
    },
  });
  const { container } = renderScreen(<PriceLine />);
  expect(container.textContent).toBe('Live scores are free.');
  answers[0]?.();
  await until(() => expect(container.textContent).toContain('Premium: ₹499'));
  await server.close();
});
