import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Loaded } from '../../testing/loaded.tsx';
import { renderPage } from '../../testing/render-screen.tsx';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { LastCaptainsCard } from './last-captains-card.tsx';

const TRACK_RECORD = 'GET /api/v1/analysis/track-record/';

let server: TestServer;
afterEach(() => server.close());

const captain = { name: 'Alan Rao', points: 41, rank: 9, of: 22 };

it.each([
  ['is left out before the first is graded', [], 0],
  ['leads to the track record', [{ matchKey: 'a', grade: { captain } }], 1],
])('how our last captains did %s', async (_, entries, count) => {
  const summary = { graded: count, captainInTopThree: { share: 0, of: count } };
  server = await startTestServer({
    [TRACK_RECORD]: () => ({ body: { status: 'success', data: { summary, entries } } }),
  });
  renderPage(
    <>
      <LastCaptainsCard />
      <Loaded />
    </>,
  );
  await until(() => expect(server.callsOf(TRACK_RECORD)).toBe(1));
  await until(() => screen.getByText('All is loaded'));
  expect(screen.queryAllByRole('link', { name: 'Our last captains' })).toHaveLength(count);
});
