import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Loaded } from '../../testing/loaded.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refusal, startTestServer, type TestAnswer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { CaptainRate, LastCaptains } from './last-captains.tsx';

let server: TestServer;
afterEach(() => server.close());

async function show(summary: object, captains: readonly (object | null)[] = []): Promise<void> {
  const entries = captains.map((captain, at) => ({ matchKey: `match-${at}`, grade: captain && { captain } }));
  await showAnswer({ body: { status: 'success', data: { summary, entries } } });
}

async function showAnswer(answer: TestAnswer): Promise<void> {
  server = await startTestServer({ 'GET /api/v1/analysis/track-record/': () => answer });
  renderScreen(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LastCaptains />
      <p role="note">
        <CaptainRate />
      </p>
      <Loaded />
    </QueryClientProvider>,
  );
  await until(() => expect(server.requests).toHaveLength(1));
  await until(() => screen.getByText('All is loaded'));
}

const none = { graded: 0, captainInTopThree: { share: null, of: 0 } };
const captain = { name: 'Alan Rao', points: 141.5, rank: 1, of: 22 };
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

it('each captain has his points and his place, the first three in colour, and those ungraded are left out', async () => {
  await show(none, [captain, null, { ...captain, rank: 4 }, { ...captain, points: 0, rank: null }]);
  expect(items()).toEqual(['141.5No. 1Rao', '141.5No. 4Rao', '–Did not playRao']);
  expect(screen.getAllByText('141.5').map(({ className }) => className.includes('text-turf'))).toEqual([
    true,
    false,
  ]);
});

it('there are eight captains at most', async () => {
  await show(
    none,
    Array.from({ length: 9 }, (_, at) => ({ ...captain, points: at })),
  );
  expect(items().at(-1)).toBe('7No. 1Rao');
});

it('after a failure nothing is said', async () => {
  await showAnswer(refusal(503, 'unavailable', ''));
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('note').textContent).toBe('');
});

it.each([
  [20, 45, 20, '9 of 20 in the top three'],
  [20, 50, 19, '20 analyses graded so far.'],
  [1, 100, 1, '1 analysis graded so far.'],
  [0, null, 0, ''],
])('with %i graded, %j percent of %i captains in the top three, says it', async (graded, share, of, text) => {
  await show({ graded, captainInTopThree: { share, of } });
  expect(screen.getByRole('note').textContent).toBe(text);
});
