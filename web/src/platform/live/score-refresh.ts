import { useLiveConnected } from './live-provider.tsx';
import { useQuery } from '@tanstack/react-query';
import { isNotFound } from '../api/api-error.ts';
import { apiQuery } from '../api/api-query.ts';

/**
 * Scores are asked for every 30 seconds; with the live stream open they come by themselves, and every 5 minutes they
 * are asked for in case it missed some. In milliseconds.
 */
export const REFRESH_MS = { polled: 30_000, pushed: 300_000 } as const;

/** How often scores are to be asked for just now, in milliseconds. */
export function useScoreRefresh(): number {
  return useLiveConnected() ? REFRESH_MS.pushed : REFRESH_MS.polled;
}

/** How often what is worked out from the score, and never pushed, is asked for: not at all unless the match is on. */
export function refreshWhileLive(phase: string): number | false {
  return phase === 'live' ? REFRESH_MS.polled : false;
}

/** How long to wait after so many times of asking in vain for what is not there yet: twice as long each time. */
export function backoffAfterMisses(misses: number): number {
  return Math.min(REFRESH_MS.polled * 2 ** Math.max(0, misses - 1), REFRESH_MS.pushed);
}

/**
 * How long to wait before asking again for what follows the score at its own pace: the longer it has stood still, the
 * longer. In steps, for a pause that changes with every render would never be over.
 */
export function intervalByAge(ageMs: number): number {
  return backoffAfterMisses(Math.floor(Math.log2(Math.max(ageMs, REFRESH_MS.polled) / REFRESH_MS.polled)));
}

/** A match of the feed by its key, kept current until it is over, with the live stream or without. */
export function useFeedMatch(key: string, { enabled = true } = {}) {
  const refreshMs = useScoreRefresh();
  return useQuery({
    ...apiQuery('GET /api/v1/cricket/matches/{id}/', { params: { id: key } }),
    enabled,
    refetchInterval: ({ state: { data, error } }) =>
      data?.data.phase === 'completed' || isNotFound(error) ? false : refreshMs,
  });
}
