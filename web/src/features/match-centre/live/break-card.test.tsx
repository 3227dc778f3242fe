import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPage } from '../../../testing/render-screen.tsx';
import { testMatch } from '../../../testing/test-matches.ts';
import { storeSession } from '../../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { until } from '../../../testing/until.ts';
import { fromLiveMatch } from '../data/match-view-model.ts';
import { BreakCard } from './break-card.tsx';

const SCORECARD = 'GET /api/v1/cricket/matches/match-1/scorecard/';
const TEAM = 'Malabar Monsoons';
const batter = (name: string, runs: number, dismissal: string | null) => ({
  id: name,
  name,
  runs,
  balls: 20,
  fours: 1,
  sixes: 0,
  strikeRate: 100,
  dismissal,
});
const bowler = (name: string, wickets: number, runs: number) => ({
  id: name,
  name,
  overs: '4.0',
  maidens: 0,
  runs,
  wickets,
  wides: 0,
  noballs: 0,
  lbwOrBowled: 0,
  economy: 6,
});
const innings: Scorecard['innings'][number] = {
  inning: `${TEAM} Inning 1`,
  team: TEAM,
  total: { runs: 182, wickets: 6, overs: '20.0' },
  extras: 0,
  batting: [batter('R Nair', 12, 'b Rao'), batter('S Pillai', 61, null), batter('L Late', 40, 'run out')],
  bowling: [bowler('A Rao', 1, 20), bowler('B Das', 3, 44), bowler('C Sen', 3, 31)],
  fielding: [],
};

let server: TestServer;
afterEach(() => server.close());

async function show(team = TEAM): Promise<void> {
  const card = { matchKey: 'match-1', source: 'vendor', innings: [{ ...innings, team }], as_of: null };
  const record = { format: 'T20', gender: 'male', averageScore: 161.4, chaseSuccess: 54.6 };
  server = await startTestServer({
    [SCORECARD]: () => ({ body: { status: 'success', data: card } }),
    'GET /api/cricket/venues/ground-1/': () => ({ body: { status: 'success', data: { records: [record] } } }),
  });
  storeSession();
  const score = [{ inning: `${TEAM} Inning 1`, team: TEAM, r: 182, w: 6, o: '20.0' }];
  renderPage(<BreakCard match={fromLiveMatch(testMatch({ phase: 'live', score }), undefined)} />);
}

it('the break has the two batters with the most runs, and the two bowlers with the most wickets for the fewest runs', async () => {
  await show();
  await until(() => screen.getByRole('heading', { name: 'Top bowlers' }));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'S Pillai61* (20)',
    'L Late40 (20)',
    'C Sen3/31 (4)',
    'B Das3/44 (4)',
  ]);
});

it('the break has nothing from the scorecard of another team', async () => {
  await show('Deccan Drifters');
  await until(() => expect(document.querySelector('.animate-pulse-soft')).toBeNull());
  expect(server.callsOf(SCORECARD)).toBe(1);
  expect(screen.queryByRole('heading')).toBeNull();
});

const tiles = () => [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

it('the break says who bats next, and how first innings and chases at the ground have gone', async () => {
  await show();
  screen.getByText('Deccan Drifters bat next');
  const labels = ['Average first innings', 'Won by the chasing team'];
  await until(() => expect(tiles()).toEqual(labels.map((label) => `${label}–`)));
  await until(() => screen.getByText('161'));
  expect(tiles()).toEqual(['Average first innings161', 'Won by the chasing team55%']);
});
