import { useLiveConnected } from './live-provider.tsx';

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
