import type { MatchProgress } from '@gullylens/contract/http/history/played-matches';
import type { Forecast } from '@gullylens/contract/http/insights/forecast';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { oversToBalls } from '@gullylens/engine/match/overs';
import { teamIndexOf } from './build-forecast-request.ts';
import type { LiveState } from './forecast-request.ts';
import { orderOf } from './win-chance-history.ts';

type WinChanceHistory = Forecast['history'];

interface FinishedMatch {
  readonly match: Pick<MatchSummary, 'teams'>;
  readonly progress: MatchProgress;
  readonly history: WinChanceHistory;
  /** Chance of the first team in percent; null when none can be given. */
  readonly chanceAt: (state: LiveState) => Promise<number | null>;
  readonly at: string;
}

/**
 * Completes the chart of a finished match: gives the chance after each over of which the total is known and no chance
 * was given during play, as when the match was followed late. Called by the job that forecasts live matches. With a
 * `failure`, as when the forecast thread is busy, the history has the chances up to it and the next call continues.
 */
export async function backfillWinChances(finished: FinishedMatch) {
  const { history, chanceAt, at } = finished;
  const known = new Set(history.map(orderOf));
  const added: WinChanceHistory = [];
  let failure: unknown = null;
  try {
    for (const { point, state } of overEnds(finished)) {
      if (known.has(orderOf(point))) continue;
      const teamA = await chanceAt(state);
      if (teamA !== null) added.push({ ...point, teamA, at });
    }
  } catch (error) {
    failure = error;
  }
  const whole: WinChanceHistory = [...history, ...added].toSorted((a, b) => orderOf(a) - orderOf(b));
  return { history: whole, failure };
}

/** The last known total of each over, in order of play, without super overs. */
function overEnds({ match, progress }: Pick<FinishedMatch, 'match' | 'progress'>) {
  const { ballsPerOver } = progress;
  const innings = progress.innings.filter(({ superOver }) => !superOver).slice(0, 2);
  const target = (innings[0]?.points.at(-1)?.runs ?? 0) + 1;
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
