import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { DialogPlay } from './match-dialog-play.tsx';

const [FIRST, CHASING] = ['Malabar Monsoons', 'Deccan Drifters'];
const innings = (team: string, r: number, o: string) => ({ inning: `${team} Inning 1`, team, r, w: 1, o });
const points = (...totals: [string, number][]) =>
  totals.map(([overs, runs]) => ({ overs, runs, wickets: 0 }));

let server: TestServer;
afterEach(() => server.close());

async function show(score: MatchSummary['score']): Promise<void> {
  const data = {
    ballsPerOver: 6,
    innings: [{ points: points(['0.1', 6]) }, { points: points(['0.1', 4], ['0.2', 5]) }],
  };
  server = await startTestServer({
    'GET /api/v1/cricket/matches/match-1/progress/': () => ({ body: { status: 'success', data } }),
  });
  storeSession();
  renderPage(<DialogPlay match={testMatch({ phase: 'live', score })} />);
}

const balls = () =>
  within(screen.getByRole('list', { name: 'Last balls' }))
    .getAllByRole('listitem')
    .map(({ title }) => title);
const rates = () => screen.queryAllByRole('definition').map(({ textContent }) => textContent);

it('the pop-up of a chase has both run rates and the last balls of its innings', async () => {
  await show([innings(FIRST, 182, '20.0'), innings(CHASING, 63, '10.0')]);
  expect(rates()).toEqual(['6.30', '12.00']);
  await until(() => expect(balls()).toEqual(['0.2: 1 run', '0.1: 4 runs']));
});

it('the pop-up of a first innings has its rate and its last balls', async () => {
  await show([innings(FIRST, 6, '0.1')]);
  expect(rates()).toEqual(['36.00']);
  await until(() => expect(balls()).toEqual(['0.1: 6 runs']));
});

it.each([
  ['without a score', []],
  ['before the first ball', [innings(FIRST, 0, '0')]],
])('the pop-up of a match %s has none of them', async (_, score) => {
  await show(score);
  expect(rates()).toEqual([]);
  expect(server.callsOf('GET /api/v1/cricket/matches/match-1/progress/')).toBe(0);
});
