import type { Forecast } from '@gullylens/contract/http/forecast';

const shares = [50, 54, 47, 52, 60, 55, 49, 58, 66, 61, 70, 66] as const;

/** The picture under the blur is always this: what is paid for is not in the page. */
export const decoyForecast: Forecast = {
  matchKey: '',
  teams: ['AAA', 'BBB'],
  stage: 'second innings',
  win: { teamA: 50, teamB: 50 },
  before: null,
  limitation: null,
  totals: [],
  players: [],
  history: shares.map((teamA, at) => ({
    innings: at < shares.length / 2 ? 1 : 2,
    overs: String(at % (shares.length / 2)),
    runs: 0,
    wickets: 0,
    teamA,
    at: '',
  })),
  basis: { confidence: 'none', missing: [], matchesLearnt: 0, learntUntil: null },
  matchVersion: 0,
  madeAt: '',
};
