import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { GradedSoFar } from './graded-so-far.tsx';

let server: TestServer;
afterEach(() => server.close());

const TRACK_RECORD = 'GET /api/v1/analysis/track-record/';

async function show(summary: object): Promise<HTMLElement> {
  server = await startTestServer({
    [TRACK_RECORD]: () => ({ body: { status: 'success', data: { summary } } }),
  });
  const { container } = renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <GradedSoFar />
    </QueryClientProvider>,
  );
  await until(() => expect(server.callsOf(TRACK_RECORD)).toBe(1));
  return container;
}

it.each([
  [20, 45, 20, 'Our captain was among the three highest scorers in 9 of 20 graded matches.'],
  [20, 50, 19, '20 analyses graded so far.'],
  [1, 100, 1, '1 analysis graded so far.'],
])('with %i graded, %i percent of %i captains in the top three, says it', async (graded, share, of, text) => {
  const line = await show({ graded, captainInTopThree: { share, low: 0, high: 100, of } });
  await until(() => expect(line.textContent).toBe(text));
});

it('says nothing before the first is graded', async () => {
  const line = await show({ graded: 0, captainInTopThree: { share: null, low: null, high: null, of: 0 } });
  expect(line.textContent).toBe('');
});
