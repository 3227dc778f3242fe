import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-screen.tsx';
import { testMatch } from '../../../testing/test-matches.ts';
import { storeSession } from '../../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';
import { fromLiveMatch } from '../data/match-view-model.ts';
import { CreaseLines } from './crease-lines.tsx';

const TEAM = 'Malabar Monsoons';
const line = { runs: 5, balls: 6, fours: 1, sixes: 0, strikeRate: 83, dismissal: null };
const bowling = { id: 'c', name: 'A Rao', overs: '3.2', maidens: 0, runs: 20, wickets: 1, economy: 6 };
const scorecard = {
  innings: [
    {
      team: TEAM,
      total: { runs: 54, wickets: 1, overs: '6.2' },
      batting: [
        { id: 'a', name: 'R Nair', ...line },
        { id: 'b', name: 'S Pillai', ...line },
      ],
      bowling: [bowling],
    },
  ],
  as_of: null,
};

let server: TestServer;
afterEach(() => server.close());

const matchAt = (w: number, o: string) =>
  fromLiveMatch(
    testMatch({ phase: 'live', score: [{ inning: `${TEAM} Inning 1`, team: TEAM, r: 54, w, o }] }),
    undefined,
  );

/** The lines of a match whose next wicket falls at the press of a button. */
function WithNextWicket() {
  const [isOut, setIsOut] = useState(false);
  return (
    <>
      <CreaseLines match={isOut ? matchAt(2, '6.3') : matchAt(1, '6.2')} />
      <button type="button" onClick={() => setIsOut(true)}>
        wicket
      </button>
    </>
  );
}

const room = () => document.querySelector<HTMLElement>('div[style]')?.style.minHeight;

it('the names go when a wicket falls, and their room stays until the next scorecard', async () => {
  server = await startTestServer({
    'GET /api/v1/cricket/matches/match-1/scorecard/': () => ({
      body: { status: 'success', data: scorecard },
    }),
  });
  storeSession();
  renderPage(<WithNextWicket />);
  await until(() => screen.getByText('S Pillai'));
  expect(room()).toBe('4.5rem');
  fireEvent.click(screen.getByRole('button', { name: 'wicket' }));
  expect(screen.queryByText('S Pillai')).toBeNull();
  expect(room()).toBe('4.5rem');
});
