import type { Backtest } from '@gullylens/contract/http/insights/forecast-record';
import type { TrackRecordEntry } from '@gullylens/contract/http/insights/track-record';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refusal, startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { AnalysisGrade } from './analysis-grade.tsx';
import { hashText } from './published-text.tsx';
import { TrackRecord } from './track-record.tsx';

let server: TestServer;
afterEach(() => server.close());

const summary = {
  locked: 1,
  graded: 20,
  waiting: 0,
  late: 0,
  captainBest: { share: 0, low: -1e-15, high: 79.3, of: 1 },
  captainInTopThree: { share: 100, low: 20.7, high: 100, of: 1 },
  captainPoints: null,
  elevenShare: 68.46,
  firstInningsError: 21.6,
};

const entry: TrackRecordEntry = {
  matchKey: 'match-1',
  matchTitle: 'Malabar Monsoons vs Deccan Drifters',
  tournament: 'Coastal League',
  matchAt: '2026-11-21T14:00:00.000Z',
  draftedAt: '2026-11-21T04:00:00.000Z',
  locksAt: '2026-11-21T14:00:00.000Z',
  lockedAt: '2026-11-21T13:30:00.000Z',
  contentHash: 'f'.repeat(64),
  state: 'graded',
  grade: {
    gradedAt: '2026-11-23T10:00:00.000Z',
    captain: { name: 'R Kulkarni', points: 84, rank: 2, of: 22 },
    eleven: { points: 531, best: 776, share: 68.46, played: 10 },
    firstInnings: { expected: 168, actual: 180, error: 12 },
    winner: { team: 'Deccan Drifters', chance: 58, brier: 0.1764 },
    total: null,
    points: { players: 20, error: 27.4, within: 16 },
  },
};

function page(
  entries: readonly TrackRecordEntry[],
  backtest: Backtest | null = null,
  more = {},
): TestHandler {
  return () => ({
    body: {
      status: 'success',
      data: { summary, forecasts: { win: null, total: null, points: null }, backtest, entries, ...more },
      page: { offset: 0, limit: 10, total: entries.length },
    },
  });
}

const record = <TrackRecord page={1} onGoTo={() => undefined} />;

async function show(handlers: Record<string, TestHandler>, part = record) {
  server = await startTestServer(handlers);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  renderScreen(<QueryClientProvider client={client}>{part}</QueryClientProvider>);
}

async function checkText(text: string, contentHash: string) {
  const sealed = { ...entry, contentHash };
  await show({
    'GET /api/v1/analysis/track-record/': page([sealed]),
    'GET /api/v1/analysis/track-record/match-1/': () => ({
      body: { status: 'success', data: { ...sealed, text, corrections: [] } },
    }),
  });
  fireEvent.click(await until(() => screen.getByRole('button', { name: 'Check it yourself' })));
}

describe('the track record', () => {
  it('explains itself before the first entry and shows no figures', async () => {
    await show({ 'GET /api/v1/analysis/track-record/': page([]) });
    await until(() => screen.getByRole('heading', { name: 'Nothing has been sealed yet' }));
    expect(screen.queryByText('So far')).toBeNull();
  });

  it('can be requested again after a failure', async () => {
    const first = [refusal(503, 'unavailable', '')];
    const full = page([entry]);
    await show({
      'GET /api/v1/analysis/track-record/': (request, response) => first.pop() ?? full(request, response),
    });
    fireEvent.click(await until(() => screen.getByRole('button', { name: 'Try Again' })));
    await until(() => screen.getByText('2 of 22 who played'));
  });

  it('shows each share with its interval and how many it is of', async () => {
    await show({ 'GET /api/v1/analysis/track-record/': page([entry]) });
    await until(() => screen.getByText('1 match. Allowing for luck: 21 to 100%.'));
    screen.getByText('1 match. Allowing for luck: 0 to 79%.');
  });

  it.each([
    [19, 0],
    [20, 1],
  ])('shows of %i graded analyses how close our forecasts came: %i', async (graded, count) => {
    const total = { of: graded, miss: 21.34, within: 78.4, baseline: null };
    const more = { summary: { ...summary, graded }, forecasts: { win: null, total, points: null } };
    await show({ 'GET /api/v1/analysis/track-record/': page([entry], null, more) });
    await until(() => screen.getByRole('heading', { name: 'Every sealed analysis' }));
    expect(screen.queryAllByRole('heading', { name: 'How close our forecasts came' })).toHaveLength(count);
  });

  it('rounds a figure alike in the sum and in its entries', async () => {
    await show({ 'GET /api/v1/analysis/track-record/': page([entry]) });
    await until(() => screen.getByText('On average over 20 graded analyses'));
    screen.getByText('68%');
    screen.getByText('22 runs');
    screen.getByText('68% of the best possible 776; 10 of 11 played');
  });

  it.each([
    ['waiting', 'Graded when the match’s ball-by-ball record is in.'],
    ['late', 'Written after the start, not graded.'],
  ] as const)(
    'says of an analysis that is %s why it has no grade, outside the proof',
    async (state, note) => {
      await show({ 'GET /api/v1/analysis/track-record/': page([{ ...entry, state, grade: null }]) });
      expect((await until(() => screen.getByText(note))).closest('details')).toBeNull();
      screen.getByText(/ · Coastal League$/);
    },
  );

  it('shows the backtest separately, labelled as never published', async () => {
    const bin = { said: 7, came: 0, low: -1e-15, high: 11, of: 60 };
    const win = { of: 60, brier: 0.231, logLoss: 0.654, baseline: null, calibration: [bin] };
    const none = { inPlay: null, total: null, totalHalfway: null, points: null };
    const backtest = { matches: 60, from: '2023-03-01', to: '2023-05-30', win, ...none };
    await show({ 'GET /api/v1/analysis/track-record/': page([entry], backtest) });
    const section = await until(() => screen.getByRole('region', { name: 'Tested on past matches' }));
    expect(section.textContent).toContain('Not the track record');
    expect(section.textContent).toContain('0.231');
    expect(section.textContent).toContain('0.0–11.0');
    expect(section.textContent).not.toContain('-0.0');
    expect(screen.queryByText('How close our forecasts came')).toBeNull();
  });

  it('says what the test as published shows and what it does not', async () => {
    await show({ 'GET /api/v1/analysis/track-record/': page([entry]) });
    const section = await until(() =>
      screen.getByRole('region', { name: 'What we can show, and what we cannot' }),
    );
    expect(section.textContent).toContain('Tested on 3,069 men’s T20 league matches of 2018 to 2023');
    const [lineup, captain, shown, notShown] = section.querySelectorAll('article');
    expect(lineup?.textContent).toBe(
      'Line-up: share of the best possible pointsOur pick 58.3%By recent form 56.5%The players most people pick 55.5%1.8 points more than by recent form, 2.8 more than the players most people pick.Better by more than luck100% is the best line-up that could have been picked.',
    );
    expect(captain?.textContent).toContain('Our pick 23.5%By recent form 22.3%');
    expect(captain?.textContent).toContain(
      'Not proven: luck can explain the lead over recent formRandom pick: 13.6%.',
    );
    expect(shown?.textContent).toContain('in 12.0% of the cases, others outside the favourites in 7.5%');
    expect(notShown?.textContent).toContain('High Risk-Reward reached 55.2% in the same matches');
    expect(shown?.textContent).toContain('In the chase our win probabilities are better');
  });

  it('finds with the browser’s own hash that a text is the one that was locked', async () => {
    await checkText('{"a":1}', (await hashText('{"a":1}')) ?? '');
    await until(() => screen.getByText('It matches: this is the text that was sealed.'));
  });

  it('finds that a text is not the one that was locked', async () => {
    await checkText('{"a":2}', (await hashText('{"a":1}')) ?? '');
    await until(() => screen.getByText('It does not match: this is not the text that was sealed.'));
  });
});

describe('the grade of one analysis', () => {
  it('is shown below the analysis', async () => {
    await show(
      {
        'GET /api/v1/analysis/track-record/match-1/': () => ({
          body: { status: 'success', data: { ...entry, text: null, corrections: [] } },
        }),
      },
      <AnalysisGrade matchKey="match-1" />,
    );
    await until(() => screen.getByRole('heading', { name: 'How it turned out' }));
    screen.getByText('2 of 22 who played');
  });
});
