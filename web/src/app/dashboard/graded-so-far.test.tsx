import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Loaded } from '../../testing/loaded.tsx';
import { renderScreen } from '../../testing/render-screen.tsx';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { GradedSoFar } from './graded-so-far.tsx';

let server: TestServer;
afterEach(() => server.close());

const TRACK_RECORD = 'GET /api/v1/analysis/track-record/';

async function show(summary: object, isOffered = false): Promise<HTMLElement> {
  server = await startTestServer({
    [TRACK_RECORD]: () => ({ body: { status: 'success', data: { summary } } }),
  });
  renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <p role="note">
        <GradedSoFar isOffered={isOffered} />
      </p>
      <Loaded />
    </QueryClientProvider>,
  );
  await until(() => expect(server.callsOf(TRACK_RECORD)).toBe(1));
  await until(() => screen.getByText('All is loaded'));
  return screen.getByRole('note');
}

it.each([
  [20, 45, 20, 'Our captain was among the three highest scorers in 9 of 20 graded matches.'],
  [20, 50, 19, '20 analyses graded so far.'],
  [1, 100, 1, '1 analysis graded so far.'],
])('with %i graded, %i percent of %i captains in the top three, says it', async (graded, share, of, text) => {
  const line = await show({ graded, captainInTopThree: { share, low: 0, high: 100, of } });
  expect(line.textContent).toBe(text);
});

it.each([
  [20, ''],
  [19, '20 analyses graded so far.'],
])('beside an offer with %i captains says only what the offer does not', async (of, text) => {
  const line = await show({ graded: 20, captainInTopThree: { share: 50, low: 0, high: 100, of } }, true);
  expect(line.textContent).toBe(text);
});

it('says nothing before the first is graded', async () => {
  const line = await show({ graded: 0, captainInTopThree: { share: null, low: null, high: null, of: 0 } });
  expect(line.textContent).toBe('');
});
