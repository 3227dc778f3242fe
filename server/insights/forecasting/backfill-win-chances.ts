import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { oversToBalls } from '@gullylens/engine/match/overs';
import { teamIndexOf } from './build-forecast-request.ts';
import type { LiveState } from './forecast-request.ts';
import { overOrder } from './win-chance-history.ts';

/** Points of the win-probability chart. */
type WinChanceHistory = Forecast['history'];

interface FinishedMatch {
  readonly match: Pick<MatchSummary, 'teams'>;
  readonly progress: MatchProgress;
  readonly history: WinChanceHistory;
  /** Chance of the first team in percent; null when none can be given. */
  readonly chanceAt: (state: LiveState) => Promise<number | null>;
  /** Time of the added points: now, as an ISO string. */
  readonly madeAt: string;
}

/**
 * Completes the win-probability chart of a finished match: adds the chance after each over whose total is stored and
 * that has no chance yet, for example because polling began late. Called by the job that forecasts live matches. When
 * the forecast thread fails, returns the chart so far with the error as `failure`; the next call continues.
 */
export async function backfillWinChances(finished: FinishedMatch) {
  const { history, chanceAt, madeAt } = finished;
  const known = new Set(history.map(overOrder));
  const added: WinChanceHistory = [];
  let failure: unknown = null;
  try {
    for (const { point, state } of overEnds(finished)) {
      if (known.has(overOrder(point))) continue;
      const teamA = await chanceAt(state);
      if (teamA !== null) added.push({ ...point, teamA, at: madeAt });
    }
  } catch (error) {
    failure = error;
  }
  const completed: WinChanceHistory = [...history, ...added].toSorted((a, b) => overOrder(a) - overOrder(b));
  return { history: completed, failure };
}

/** The last stored total of each over, in order of play, without super overs, as a chart point and as a score. */
function overEnds({ match, progress }: Pick<FinishedMatch, 'match' | 'progress'>) {
  const { ballsPerOver } = progress;
  const innings = progress.innings.filter(({ superOver }) => !superOver).slice(0, 2);
  const target = (innings[0]?.points.at(-1)?.runs ?? NaN) + 1;
  return innings.flatMap(({ team, points }, index) => {
    const batting = teamIndexOf(match, team);
    if (batting === null) return [];
    const ends = new Map(points.map((point) => [Math.floor(Number(point.overs)), point]));
    return [...ends.values()].map(({ overs, runs, wickets }) => ({
      point: { innings: index + 1, overs, runs, wickets },
      state: {
        batting,
        runs,
        wickets,
        legalBalls: oversToBalls(overs, ballsPerOver),
        ballsLost: 0,
        target: index === 1 ? target : null,
        tallies: [],
        retired: [],
      } satisfies LiveState,
    }));
  });
}
