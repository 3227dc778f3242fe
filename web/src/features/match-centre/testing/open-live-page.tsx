import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach } from 'vitest';
import { renderPage } from '../../../testing/render-screen.tsx';
import { testMatch } from '../../../testing/test-matches.ts';
import { storeSession } from '../../../testing/test-people.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { MatchCentre } from '../match-centre.tsx';
import { FEED, KEY, ok } from './open-match-page.tsx';

export const [FIRST, CHASING] = ['Malabar Monsoons', 'Deccan Drifters'];

/** A chase in its second over. */
export const chase = testMatch({
  id: KEY,
  phase: 'live',
  status: `${CHASING} opt to bowl`,
  score: [
    { inning: `${FIRST} Inning 1`, team: FIRST, r: 182, w: 6, o: '20.0' },
    { inning: `${CHASING} Inning 1`, team: CHASING, r: 12, w: 1, o: '1.3' },
  ],
});

/** An innings with these totals: overs, runs and wickets. */
export const innings = (team: string, ...points: [string, number, number][]) => ({
  team,
  superOver: false,
  points: points.map(([overs, runs, wickets]) => ({ overs, runs, wickets })),
});
/** The recorded scores of the chase, with one missed. */
export const progress: MatchProgress = {
  matchId: KEY,
  source: 'scores',
  ballsPerOver: 6,
  innings: [
    innings(FIRST, ['19.5', 176, 6], ['20.0', 182, 6]),
    innings(
      CHASING,
      ['0.1', 4, 0],
      ['0.2', 4, 0],
      ['0.3', 5, 0],
      ['0.4', 6, 0],
      ['0.5', 6, 0],
      ['1.0', 8, 0],
      ['1.1', 8, 1],
      ['1.3', 12, 1],
    ),
  ],
  as_of: null,
};

/** The numbers of a batter. */
export const line = { runs: 5, balls: 6, fours: 1, sixes: 0, strikeRate: 83 };
/** A scorecard of the chase, an over behind the score. */
export const scorecard = {
  matchKey: KEY,
  source: 'vendor',
  as_of: '2026-11-21T14:30:00.000Z',
  innings: [FIRST, CHASING].map((team) => ({
    inning: `${team} Inning 1`,
    team,
    total: team === FIRST ? { runs: 182, wickets: 6, overs: '20.0' } : { runs: 5, wickets: 0, overs: '0.3' },
    extras: 0,
    batting: [{ id: 'a', name: 'R Nair', ...line, dismissal: null }],
    bowling: [
      {
        id: 'b',
        name: 'A Rao',
        overs: '0.3',
        maidens: 0,
        runs: 5,
        wickets: 0,
        wides: 0,
        noballs: 0,
        lbwOrBowled: 0,
        economy: 10,
      },
    ],
    fielding: [],
  })),
};

/** The forecast of the chase. */
export const forecast: Forecast = {
  matchKey: KEY,
  teams: [FIRST, CHASING],
  stage: 'second innings',
  win: { teamA: 70, teamB: 30 },
  before: { teamA: 50, teamB: 50 },
  limitation: null,
  target: null,
  totals: [],
  players: [],
  history: [
    { innings: 1, overs: '20.0', runs: 182, wickets: 6, teamA: 50, at: '2026-11-21T14:00:00.000Z' },
    { innings: 2, overs: '1.3', runs: 12, wickets: 1, teamA: 70, at: '2026-11-21T14:30:00.000Z' },
  ],
  basis: { confidence: 'good', missing: [], matchesLearnt: 900, learntUntil: '2026-11-20' },
  matchVersion: 4,
  madeAt: '2026-11-21T14:30:00.000Z',
};

/** The progress of a first innings with a run off each of its balls. */
export const singles = (balls: number): MatchProgress => {
  const points = Array.from({ length: balls }, (_, at): [string, number, number] => {
    const bowled = at + 1;
    return [`${Math.floor(bowled / 6)}.${bowled % 6}`, bowled, 0];
  });
  return { ...progress, innings: [innings(FIRST, ...points)] };
};

/** The match after these balls of its first innings, a run off each. */
export const opening = (balls: number) => ({
  ...chase,
  score: [{ inning: `${FIRST} Inning 1`, team: FIRST, r: balls, w: 0, o: `${balls / 6}.0` }],
});

/** The last balls in the header of the page. */
export const lastBalls = () =>
  within(screen.getByRole('list', { name: 'Last balls' })).getAllByRole('listitem');

/** What the server has of the match, and who looks at it. */
interface LivePage {
  isPremium?: boolean;
  tab?: string;
  card?: unknown;
  progress?: MatchProgress;
  forecast?: Forecast;
}

/** Returns functions that open the page of a live match, and closes their server after each test of the calling file. */
export function openLivePages() {
  let server: TestServer;
  afterEach(() => server.close());
  const show = async (match = chase, { isPremium = false, tab = '', ...more }: LivePage = {}) => {
    server = await startTestServer({
      [`GET ${FEED}`]: ok(match),
      [`GET ${FEED}progress/`]: ok(more.progress ?? progress),
      [`GET ${FEED}scorecard/`]: ok(more.card ?? scorecard),
      [`GET ${FEED}forecast/`]: ok(more.forecast ?? forecast),
    });
    storeSession();
    renderPage(
      <MatchCentre matchKey={KEY} isPremium={isPremium} onUpgrade={() => undefined} />,
      tab === '' ? '/' : `/?tab=${tab}`,
    );
  };
  const close = async () => {
    await server.close();
    cleanup();
  };
  return { show, close, callsOf: (call: string) => server.callsOf(call) };
}
