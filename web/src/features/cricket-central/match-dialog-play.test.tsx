import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render-screen.tsx';
import { testMatch } from '../../testing/test-matches.ts';
import { storeSession } from '../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { useProgress } from '../../ui/balls/use-progress.ts';
import { DialogPlay } from './match-dialog-play.tsx';

const [FIRST, CHASING] = ['Malabar Monsoons', 'Deccan Drifters'];
const innings = (team: string, r: number, o: string) => ({ inning: `${team} Inning 1`, team, r, w: 0, o });
const points = (...totals: [string, number][]) =>
  totals.map(([overs, runs]) => ({ overs, runs, wickets: 0 }));

let server: TestServer;
afterEach(() => server.close());

/** The pop-up's part, and a button that pushes another score to it. */
function Play({
  score,
  pushed,
  status,
}: Record<'score' | 'pushed', MatchSummary['score']> & { status: string }) {
  const [shown, setShown] = useState(score);
  return (
    <>
      <button type="button" onClick={() => setShown(pushed)}>
        push
      </button>
      <DialogPlay match={testMatch({ phase: 'live', score: shown, status })} />
    </>
  );
}

/** Says when the balls are rendered, also where there are none. */
function Loaded({ match }: { match: MatchSummary }) {
  return useProgress(match).data ? 'loaded' : null;
}

const recorded = {
  source: 'scores',
  ballsPerOver: 6,
  innings: [
    { team: FIRST, superOver: false, points: points(['0.1', 6]) },
    { team: CHASING, superOver: false, points: points(['9.4', 60], ['9.5', 62]) },
  ],
};

async function show(
  score: MatchSummary['score'],
  {
    data = recorded,
    pushed = score,
    status = '',
  }: { data?: object; pushed?: typeof score; status?: string } = {},
): Promise<void> {
  server = await startTestServer({
    'GET /api/v1/cricket/matches/match-1/progress/': () => ({ body: { status: 'success', data } }),
  });
  storeSession();
  const match = testMatch({ phase: 'live', score });
  renderPage(
    <>
      <Play score={score} pushed={pushed} status={status} />
      {score.length > 0 && score.at(-1)?.o !== '0' && <Loaded match={match} />}
    </>,
  );
}

const balls = () =>
  within(screen.getByRole('list', { name: 'Last balls' }))
    .getAllByRole('listitem')
    .map(({ title }) => title);
const rates = () => screen.queryAllByRole('definition').map(({ textContent }) => textContent);

it('the pop-up of a chase has both run rates and the last balls of its innings, also as they are pushed', async () => {
  const first = innings(FIRST, 182, '20.0');
  await show([first, innings(CHASING, 62, '9.5')], { pushed: [first, innings(CHASING, 63, '10.0')] });
  await until(() => expect(balls()).toEqual(['9.5: 2 runs']));
  fireEvent.click(screen.getByRole('button', { name: 'push' }));
  expect(rates()).toEqual(['6.30', '12.00']);
  await until(() => expect(balls()).toEqual(['10.0: 1 run', '9.5: 2 runs']));
});

it('the pop-up of a first innings has its rate and its last balls', async () => {
  await show([innings(FIRST, 6, '0.1')]);
  expect(rates()).toEqual(['36.00']);
  await until(() => expect(balls()).toEqual(['0.1: 6 runs']));
});

it('the pop-up of a match before its chase has the rate that it will need', async () => {
  await show([innings(FIRST, 182, '20.0')], { status: `${CHASING} need 183 runs in 120 balls` });
  expect(rates()).toEqual(['9.15']);
});

it('the pop-up of a match without recorded balls has no list of them', async () => {
  await show([innings(FIRST, 6, '0.1')], { data: { source: 'balls', ballsPerOver: 6, innings: [] } });
  await until(() => screen.getByText('loaded'));
  expect(screen.queryByRole('list')).toBeNull();
});

it.each([
  ['without a score', []],
  ['before the first ball', [innings(FIRST, 0, '0')]],
])('the pop-up of a match %s has none of them', async (_, score) => {
  await show(score);
  expect(rates()).toEqual([]);
  expect(server.callsOf('GET /api/v1/cricket/matches/match-1/progress/')).toBe(0);
});
