import type { AnalysisCard } from '@gullylens/contract/http/insights/analysis';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { apiQuery } from '../../platform/api/api-query.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestAnswer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { OpenNow } from './open-now.tsx';

const ANALYSES = 'GET /api/v1/analysis/';

let server: TestServer;
afterEach(() => server.close());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

function cardThatLocksIn(minutes: number, parts: Partial<AnalysisCard> = {}) {
  return {
    id: `in-${minutes}`,
    matchTitle: 'Royal Challengers Bengaluru vs India',
    analysisDate: inMinutes(minutes),
    draftedLate: false,
    locksAt: inMinutes(minutes),
    captainPoints: 76.84,
    viceCaptainPoints: 61.2,
    locked: true,
    ...parts,
  };
}

/** Says when the answer is rendered, also where `OpenNow` is empty. */
function Loaded() {
  return useQuery(apiQuery(ANALYSES)).data ? 'loaded' : null;
}

const TRACK_RECORD = 'GET /api/v1/analysis/track-record/';
const captain = { name: 'Alan Rao', points: 141.5, rank: 1, of: 22 };
const success = (data: unknown): TestAnswer => ({ body: { status: 'success', data } });
const summary = { graded: 1, captainInTopThree: { share: 100, of: 1 } };
const noRecord = success({ summary, entries: [] });

async function show(cards: object[], record = noRecord): Promise<void> {
  server = await startTestServer({ [ANALYSES]: () => success(cards), [TRACK_RECORD]: () => record });
  storeSession();
  renderScreen(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <OpenNow />
      <Loaded />
    </QueryClientProvider>,
  );
  await until(() => screen.getByText('loaded'));
}

it('has the numbers of the next analysis to lock', async () => {
  const later = cardThatLocksIn(200, { matchTitle: 'Later vs Match' });
  await show([later, cardThatLocksIn(71.5), cardThatLocksIn(-5)]);
  screen.getByText('analyses open now');
  screen.getByText('RCB vs IND');
  screen.getByText('Locks in 1 h 12 m');
  screen.getByRole('img', { name: 'Captain' });
  screen.getByText('76.8');
  screen.getByText('61.2');
});

it.each([[{ captainPoints: null }], [{ viceCaptainPoints: null }]])(
  'has no points when a captain has no projection',
  async (parts) => {
    await show([cardThatLocksIn(71.5, parts)]);
    screen.getByText('RCB vs IND');
    expect(screen.queryByText('expected points')).toBeNull();
  },
);

it.each([
  [[5.5, 13.5, 16.5, 40], 17],
  [[5.5, 13.5], 14],
])('of analyses that lock in %j minutes shows that of %i', async (all, shown) => {
  await show(all.map((minutes) => cardThatLocksIn(minutes, { matchTitle: `In ${minutes} vs Match` })));
  screen.getByText(`Locks in ${shown} m`);
});

it('names no match while no analysis is open', async () => {
  await show([cardThatLocksIn(-5)]);
  screen.getByText('line-ups a match, at most');
  expect(screen.queryByText('RCB vs IND')).toBeNull();
});

it.each([
  ['no captain is graded', noRecord, false],
  ['the track record could not be loaded', refusal(503, 'unavailable', ''), false],
  ['a captain is graded', success({ summary, entries: [{ matchKey: 'm', grade: { captain } }] }), true],
])('shows our last captains only once one is graded (%s)', async (_when, record, isShown) => {
  await show([], record);
  await until(() => expect(screen.queryByText('Our last captains') !== null).toBe(isShown));
});
