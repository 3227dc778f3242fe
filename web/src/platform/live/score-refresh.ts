import { useLiveConnected } from './live-provider.tsx';
import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../api/api-error.ts';
import { apiQuery } from '../api/api-query.ts';
import { pointsQuery } from '../api/points-query.ts';

/** Polling intervals of scores in ms. While the live stream is connected, the long one is a safety net. */
export const REFRESH_MS = { polled: 30_000, pushed: 300_000 } as const;

/** Returns the current polling interval of scores, in milliseconds. */
export function useScoreRefresh(): number {
  return useLiveConnected() ? REFRESH_MS.pushed : REFRESH_MS.polled;
}

/** Returns the polling interval, in ms, of data that is never pushed, such as forecasts; false for a match not live. */
export function refreshWhileLive(phase: string): number | false {
  return phase === 'live' ? REFRESH_MS.polled : false;
}

/** Returns the polling interval of data that is not available yet, in ms: doubles per miss, from 30 s to 5 minutes. */
export function backoffAfterMisses(misses: number): number {
  return Math.min(REFRESH_MS.polled * 2 ** Math.max(0, misses - 1), REFRESH_MS.pushed);
}

/**
 * Returns the polling interval, in ms, of data that follows the score, given the age of the score: 30 s at first, then
 * longer in steps. The steps matter: an interval that changes with every render would never elapse.
 */
export function intervalByAge(ageMs: number): number {
  return backoffAfterMisses(Math.floor(Math.log2(Math.max(ageMs, REFRESH_MS.polled) / REFRESH_MS.polled)));
}

/** Fetches a match of the live feed by its key, and polls it until it is over or not in the feed (404). */
export function useFeedMatch(key: string, { enabled = true } = {}) {
  const refreshMs = useScoreRefresh();
  return useQuery({
    ...apiQuery('GET /api/v1/cricket/matches/{id}/', { params: { id: key } }),
    enabled,
    refetchInterval: ({ state: { data, error } }) =>
      data?.data.phase === 'completed' || isNotFound(error) ? false : refreshMs,
  });
}

/** Query options of the players' fantasy points in a live match: polls, less and less often while there are none. */
export function livePointsQuery(matchKey: string) {
  return {
    ...pointsQuery(matchKey),
    // In the first overs there is no scorecard from which the server could count them.
    refetchInterval: ({ state }: { state: { data: unknown; errorUpdateCount: number } }) =>
      backoffAfterMisses(state.data ? 0 : state.errorUpdateCount),
  };
}
