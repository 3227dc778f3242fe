import type { Scorecard } from '@gullylens/contract/http/matches/cricket-matches';
import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../../../platform/api/api-error.ts';
import { serverNow } from '../../../platform/api/server-clock.ts';
import { backoffAfterMisses, intervalByAge } from '../../../platform/live/score-refresh.ts';
import type { MatchView } from '../../../ui/match/match-view.ts';
import { isBehind } from '../score/card-lag.ts';
import { scorecardQuery } from './match-centre-queries.ts';
import { ballsPerOverOf } from '../../../ui/match/overs.ts';

type ScoredMatch = Pick<MatchView, 'key' | 'matchType' | 'phase' | 'score'>;

/** Fetches the vendor's scorecard once there is a score, and polls it until it has caught up with the final score. */
export function useVendorScorecard(match: ScoredMatch, { enabled = true } = {}) {
  return useQuery({
    ...scorecardQuery(match.key),
    enabled: enabled && match.score.length > 0,
    // After a 404 only the poll asks again, not every part of the page as it is mounted.
    retryOnMount: ({ state }) => !isNotFound(state.error),
    refetchInterval: ({ state }) => pollingInterval(match, state.data?.data, state.errorUpdateCount),
  });
}

/**
 * Returns whether nothing is known of the scorecard yet. After a 404 it is false: a new request clears the error, but not
 * the count, and a placeholder must not come back with each request.
 */
export function isFirstRequest(query: ReturnType<typeof useVendorScorecard>): boolean {
  return query.isLoading && query.errorUpdateCount === 0;
}

/** The polling interval of the scorecard in milliseconds; false when it no longer changes. */
function pollingInterval(
  match: ScoredMatch,
  scorecard: Scorecard | undefined,
  misses: number,
): number | false {
  const isLive = match.phase === 'live';
  if (scorecard === undefined) return isLive && backoffAfterMisses(misses);
  const isBehindScore = isBehind(scorecard, match.score, ballsPerOverOf(match.matchType));
  const { as_of: asOf } = scorecard;
  return asOf !== null && (isLive || isBehindScore) && intervalByAge(serverNow() - Date.parse(asOf));
}
