import type { Overview, SeriesSummary } from '@gullylens/contract/http/matches/cricket-dashboard';
import type { MatchSummary } from '@gullylens/contract/http/matches/match';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../platform/api/api-client.ts';
import { apiQueryKey } from '../../platform/api/api-query.ts';
import { fetchCricket, initialFromCache } from '../../platform/api/cricket-query.ts';
import { useScoreRefresh } from '../../platform/live/score-refresh.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { storeServerUsage } from '../../platform/storage/cricket-usage.ts';

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

/** The uncapped lists behind the widget's tabs: counts are of all matches, cards show the first few. */
export function listsOfOverview({ current_matches, series }: Overview['data']): OverviewLists {
  const inPhase = (phase: MatchSummary['phase']) => current_matches.filter((match) => match.phase === phase);
  return {
    featured: current_matches
      .filter(isFeatured)
      .toSorted((a, b) => phaseOrder[a.phase] - phaseOrder[b.phase] || byPriority(a, b)),
    live: inPhase('live').toSorted(byPriority),
    upcoming: inPhase('upcoming').toSorted((a, b) => startOf(a) - startOf(b)),
    recent: inPhase('completed').toSorted((a, b) => startOf(b) - startOf(a)),
    tournaments: series.toSorted((a, b) => b.priority_score - a.priority_score),
  };
}

const phaseOrder = { live: 0, upcoming: 1, completed: 2 } as const;

/** The same order of phases; in each, the matches that the visitor follows first. */
export function followedFirst(
  matches: readonly MatchSummary[],
  followed: ReadonlySet<string>,
): MatchSummary[] {
  return matches.toSorted(
    (a, b) =>
      phaseOrder[a.phase] - phaseOrder[b.phase] || Number(followed.has(b.key)) - Number(followed.has(a.key)),
  );
}

function isFeatured(match: MatchSummary): boolean {
  return match.is_live || match.priority_score >= FEATURED_PRIORITY;
}

function byPriority(a: MatchSummary, b: MatchSummary): number {
  return b.priority_score - a.priority_score || startOf(a) - startOf(b);
}

function startOf(match: MatchSummary): number {
  return match.start_at ?? Number.POSITIVE_INFINITY;
}

const call = 'GET /api/v1/cricket/dashboard/overview/';

const name = 'dashboardOverview';

/** The overview, starting from the last response stored in this browser. */
export function useOverview() {
  return useQuery({
    queryKey: apiQueryKey(call),
    queryFn: ({ signal }) => readOverview(signal),
    ...initialFromCache(call, name),
    refetchInterval: useScoreRefresh(),
  });
}

/** Fetches the overview and the quota usage, which is never cached. */
async function readOverview(signal: AbortSignal): Promise<Overview> {
  refreshUsage();
  try {
    return await fetchCricket(call, name, signal);
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
