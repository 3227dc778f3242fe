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
 * was given during play, as when the match was followed late. Called once, by the job that forecasts live matches.
 */
export async function backfillWinChances(finished: FinishedMatch): Promise<WinChanceHistory> {
  const { history, chanceAt, at } = finished;
  const known = new Set(history.map(orderOf));
  const added: WinChanceHistory = [];
  for (const { point, state } of overEnds(finished)) {
    if (known.has(orderOf(point))) continue;
    const teamA = await chanceAt(state);
    if (teamA !== null) added.push({ ...point, teamA, at });
  }
  return [...history, ...added].toSorted((a, b) => orderOf(a) - orderOf(b));
}

/** The last known total of each over, in order of play; nothing for a match of more than two innings. */
function overEnds({ match, progress: { innings, ballsPerOver } }: Pick<FinishedMatch, 'match' | 'progress'>) {
  if (innings.length > 2) return [];
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
        target: index === 1 ? target : null,
        tallies: [],
        retired: [],
      } satisfies LiveState,
    }));
  });
}
