import { act, fireEvent, screen } from '@testing-library/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { REFRESH_MS } from '../../../platform/live/score-refresh.ts';
import { renderPage, renderScreen } from '../../../testing/render-screen.tsx';
import { testMatch } from '../../../testing/test-matches.ts';
import { storeSession } from '../../../testing/test-people.ts';
import { refusal, startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';
import { scorecardQuery } from '../data/match-centre-queries.ts';
import { fromLiveMatch } from '../data/match-view-model.ts';
import { CreaseTables } from './crease-tables.tsx';

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

const matchAt = (w: number, o: string, r = 54) =>
  fromLiveMatch(
    testMatch({ phase: 'live', score: [{ inning: `${TEAM} Inning 1`, team: TEAM, r, w, o }] }),
    undefined,
  );

/** The tables of a match that goes on at the press of a button. */
function WithLaterScore({ later }: { later: ReturnType<typeof matchAt> }) {
  const [isLater, setIsLater] = useState(false);
  return (
    <>
      <CreaseTables match={isLater ? later : matchAt(1, '6.2')} />
      <button type="button" onClick={() => setIsLater(true)}>
        later
      </button>
    </>
  );
}

/** The tables of a match, and once more at the press of a button. */
function WithAnother() {
  const [count, setCount] = useState(1);
  return (
    <>
      {Array.from({ length: count }, (_, index) => (
        <CreaseTables key={index} match={matchAt(1, '6.2')} />
      ))}
      <button type="button" onClick={() => setCount(2)}>
        another
      </button>
    </>
  );
}

const blocks = () => document.querySelectorAll('.animate-pulse-soft').length;

const room = () => document.querySelector<HTMLElement>('div[style]')?.style.minHeight;

/** Starts a server with the scorecard, changed by these parts of its innings. */
async function serve(parts: object = {}) {
  const card = { ...scorecard, innings: scorecard.innings.map((each) => ({ ...each, ...parts })) };
  server = await startTestServer({
    'GET /api/v1/cricket/matches/match-1/scorecard/': () => ({ body: { status: 'success', data: card } }),
  });
  storeSession();
}

async function showUntil(later: ReturnType<typeof matchAt>) {
  await serve();
  renderPage(<WithLaterScore later={later} />);
  await until(() => screen.getByText('S Pillai'));
  const before = room();
  fireEvent.click(screen.getByRole('button', { name: 'later' }));
  return before;
}

it.each([
  ['a wicket', matchAt(2, '6.3')],
  ['some balls', matchAt(1, '6.4', 71)],
  ['a wide', matchAt(1, '6.2', 55)],
])('batters of a scorecard from before %s stay, and the line above says of which over', async (_, later) => {
  await showUntil(later);
  screen.getByText('S Pillai');
  screen.getByText('Batters, bowler: over 6.2');
});

it.each([
  ['after a wicket', 1, 1],
  ['before the first wicket', 0, 0],
  ['before the last wicket', 9, 1],
  ['after the last wicket', 10, 0],
])('beside a single batter the new one is to follow: %s', async (_, wickets, count) => {
  await serve({
    total: { runs: 54, wickets, overs: '6.2' },
    batting: [{ id: 'a', name: 'R Nair', ...line }],
  });
  renderPage(<CreaseTables match={matchAt(wickets, '6.2')} />);
  await until(() => screen.getByText('R Nair'));
  expect(screen.queryAllByText('New batter: name to follow')).toHaveLength(count);
});

const mutedText = () => document.querySelector('.\\[\\&_tbody\\]\\:text-muted')?.textContent;

it('the bowler of an over stays at its end, as long as no ball of a later over was seen', async () => {
  await serve();
  const client = new QueryClient();
  const cardAt = (overs: string) => {
    const innings = scorecard.innings.map((each) => ({ ...each, total: { ...each.total, overs } }));
    const data = { status: 'success', data: { ...scorecard, innings } };
    act(() => void client.setQueryData(scorecardQuery('match-1').queryKey, data as never));
  };
  cardAt('6.2');
  renderScreen(
    <QueryClientProvider client={client}>
      <CreaseTables match={matchAt(1, '6.2')} />
    </QueryClientProvider>,
  );
  screen.getByText('A Rao');
  expect(mutedText()).toBeUndefined();
  cardAt('7.0');
  await until(() => expect(mutedText()).toContain('A Rao'));
  cardAt('8.0');
  await until(() => expect(screen.queryByText('A Rao')).toBeNull());
});

it('the batters of a scorecard as new as the score have no line, and no room for an unknown bowler', async () => {
  await serve({ bowling: [] });
  renderPage(<CreaseTables match={matchAt(1, '6.2')} />);
  await until(() => screen.getByText('S Pillai'));
  expect(screen.queryByText(/^Batters, bowler/)).toBeNull();
  expect(room()).toBe(`${3 * 2.0625}rem`);
});

it('nothing is shown while nobody is known to be in', async () => {
  await serve({ batting: [{ id: 'a', name: 'R Nair', ...line, dismissal: 'b Rao' }] });
  renderPage(<CreaseTables match={matchAt(1, '6.2')} />);
  await until(() => expect(blocks()).toBe(0));
  expect(room()).toBeUndefined();
});

it('the room is that of two tables and the one line above them that says how old both are', async () => {
  await showUntil(matchAt(1, '7.3'));
  screen.getByText('Batters, bowler: over 6.2');
  expect(room()).toBe(`${6 * 2.0625}rem`);
});

it('the names go when the scorecard is too old, and their room stays until the next one', async () => {
  const before = await showUntil(matchAt(1, '9.0'));
  expect(screen.queryByText('S Pillai')).toBeNull();
  expect(before).toBe(`${5 * 2.0625}rem`);
  expect(room()).toBe(before);
});

it('without a scorecard only the poll asks again, and no grey block comes back meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const call = 'GET /api/v1/cricket/matches/match-1/scorecard/';
  const missing = refusal(404, 'scorecard_not_found', 'There is no scorecard.');
  let answerLater: (() => void) | undefined;
  const later = new Promise<void>((resolve) => {
    answerLater = resolve;
  });
  server = await startTestServer({
    [call]: () => (server.callsOf(call) === 1 ? missing : later.then(() => missing)),
  });
  const requests = vi.spyOn(globalThis, 'fetch');
  storeSession();
  renderPage(<WithAnother />);
  expect(blocks()).toBe(1);
  await until(() => expect(blocks()).toBe(0));
  fireEvent.click(screen.getByRole('button', { name: 'another' }));
  expect(blocks()).toBe(0);
  expect(requests).toHaveBeenCalledTimes(1);
  act(() => void vi.advanceTimersByTime(REFRESH_MS.polled));
  await until(() => expect(server.callsOf(call)).toBe(2));
  expect(blocks()).toBe(0);
  answerLater?.();
});
