import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PaymentWatchContext } from '../../features/premium/payment-watch.tsx';
import { Loaded } from '../../testing/loaded.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { SignedIn } from '../../testing/signed-in.tsx';
import { refusal, startTestServer, type TestAnswer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { ExpertAnalysisSection } from './expert-analysis-section.tsx';

let server: TestServer;
afterEach(() => server.close());

const ANALYSES = 'GET /api/v1/analysis/';
const TRACK_RECORD = 'GET /api/v1/analysis/track-record/';
const watch = {
  isPending: false,
  watch: () => undefined,
  upgrade: () => undefined,
  onDecided: () => () => undefined,
};

async function show(analyses: TestAnswer, isPremium: boolean): Promise<void> {
  const summary = { graded: 20, captainInTopThree: { share: 45, low: 0, high: 100, of: 20 } };
  server = await startTestServer({
    [ANALYSES]: () => analyses,
    [TRACK_RECORD]: () => ({ body: { status: 'success', data: { summary } } }),
  });
  renderScreen(
    <SignedIn isPremium={isPremium}>
      <PaymentWatchContext value={watch}>
        <ExpertAnalysisSection />
        <Loaded />
      </PaymentWatchContext>
    </SignedIn>,
  );
  await until(() =>
    expect(server.requests.map(({ call }) => call)).toEqual(expect.arrayContaining([ANALYSES, TRACK_RECORD])),
  );
  await until(() => screen.getByText('All is loaded'));
}

const list = (...data: object[]): TestAnswer => ({ body: { status: 'success', data } });
const card = {
  id: 'analysis',
  matchKey: 'final',
  matchTitle: 'Monsoons vs Drifters',
  tournament: 'Coastal League',
  analysisDate: '2026-11-21T10:00:00.000Z',
  locked: true,
  locksAt: null,
  draftedLate: false,
  captainPoints: 76.8,
  venueAverage: null,
};
const open = {
  ...card,
  locked: false,
  captain: 'A Rao',
  pitchConditions: '',
  trumpPlayers: [],
  sample: false,
};

it.each([
  ['a member', list(open), true, 0, 1],
  ['staff', list(open), false, 0, 1],
  ['a free user', list(card), false, 1, 0],
  ['a free user before the first analysis', list(), false, 1, 0],
  ['a member before the first analysis', list(), true, 0, 1],
  ['a free user after a failure', refusal(503, 'unavailable', ''), false, 0, 1],
])('shows %s the record once, in an offer or below', async (_who, analyses, isPremium, inOffer, below) => {
  await show(analyses, isPremium);
  expect(screen.queryAllByText('captains in the top three')).toHaveLength(inOffer);
  expect(screen.queryAllByText(/^Our captain was among/)).toHaveLength(below);
});
