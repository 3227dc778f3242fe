import type { Overview, SeriesSummary } from '@gullylens/contract/http/matches/cricket-dashboard';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api/api-client.ts';
import { apiQueryKey } from '../../platform/api/api-query-key.ts';
import { fetchCricket, initialFromCache } from '../../platform/api/cricket-query.ts';
import { useScoreRefresh } from '../../platform/live/score-refresh.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { storeServerUsage } from '../../platform/storage/cricket-usage.ts';
import { byPhase, byPriority, inOrderOfPhase } from '../../ui/match/match-order.ts';

/** Cards shown of each list (specification). */
export const LIST_CAPS = { featured: 6, live: 4, upcoming: 8, recent: 6, tournaments: 6 } as const;

/** A match is featured when it is live, or when its `priority_score`, from the server, is at least this. */
export const FEATURED_PRIORITY = 8;

/** Featured matches by phase and priority, live ones by priority, upcoming soonest first, recent latest first. */
export interface OverviewLists {
  featured: MatchSummary[];
  live: MatchSummary[];
  upcoming: MatchSummary[];
  recent: MatchSummary[];
  tournaments: SeriesSummary[];
}

/**
 * Returns the whole lists behind the widget's tabs. Counts are of all matches; cards show the first few (`LIST_CAPS`).
 */
export function listsOfOverview({ current_matches, series }: Overview['data']): OverviewLists {
  const inPhase = (phase: MatchSummary['phase']) =>
    inOrderOfPhase(
      phase,
      current_matches.filter((match) => match.phase === phase),
    );
  return {
    featured: current_matches.filter(isFeatured).toSorted((a, b) => byPhase(a, b) || byPriority(a, b)),
    live: inPhase('live'),
    upcoming: inPhase('upcoming'),
    recent: inPhase('completed'),
    tournaments: series.toSorted((a, b) => b.priority_score - a.priority_score),
  };
}

function isFeatured(match: MatchSummary): boolean {
  return match.is_live || match.priority_score >= FEATURED_PRIORITY;
}

const overviewCall = 'GET /api/v1/cricket/dashboard/overview/';

/** The name under which the response is stored in this browser. */
const storedName = 'dashboardOverview';

/** Fetches and polls the overview, starting with the response stored in this browser. */
export function useOverview() {
  return useQuery({
    queryKey: apiQueryKey(overviewCall),
    queryFn: ({ signal }) => readOverview(signal),
    ...initialFromCache(overviewCall, storedName),
    refetchInterval: useScoreRefresh(),
  });
}

/** Fetches the overview. At the same time it refreshes the CricAPI hits left, by which stored responses are used. */
async function readOverview(signal: AbortSignal): Promise<Overview> {
  refreshUsage();
  try {
    return await fetchCricket(overviewCall, storedName, signal);
  } catch (cause) {
    throw new Error('Failed to load cricket data overview', { cause });
  }
}

function refreshUsage(): void {
  callApi('GET /api/status/').then(
    ({ info }) => storeServerUsage(info),
    (error: unknown) => reportProblem('The quota could not be read.', error),
  );
}
