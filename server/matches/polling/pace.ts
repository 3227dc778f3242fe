import type { Log } from '../../platform/log.ts';
import { isUnavailable } from '../quota/metered-call.ts';

/** Longest wait after failures; chosen. It doubles with each consecutive failure. */
const LONGEST_WAIT_SECONDS = 15 * 60;

/** When one kind of refresh (lists, scores or series) is due again. */
export type Pace = ReturnType<typeof createPace>;

/**
 * Tracks the last attempt and the consecutive failures of one kind of refresh, in the polling process. `triedAt` is
 * the last attempt of an earlier lease holder, null when there was none.
 */
export function createPace(triedAt: Date | null, log: Log) {
  let lastAt = Number(triedAt);
  let failures = 0;

  return {
    /** True when the interval, extended after failures, has passed since the last attempt. */
    isDue: (everySeconds: number, now: Date): boolean => {
      const longest = Math.max(everySeconds, LONGEST_WAIT_SECONDS);
      const wait = failures === 0 ? everySeconds : Math.min(everySeconds * 2 ** failures, longest);
      return now.getTime() - lastAt >= wait * 1000;
    },
    /** Counts another refresh, which fetched the same data, as the last attempt. */
    restart: (now: Date): void => {
      lastAt = now.getTime();
    },
    /** Runs a refresh. Logs failures of the vendor and refusals of the budget; throws all other errors. */
    attempt: async (now: Date, refresh: () => Promise<void>): Promise<void> => {
      lastAt = now.getTime();
      try {
        await refresh();
        failures = 0;
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        failures = Math.min(failures + 1, 10);
        log.warn({ why: error.message, failures }, 'feed refresh failed');
      }
    },
  };
}
