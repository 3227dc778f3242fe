import type { Clock } from '../clock.ts';

const FIRST_MS = 5_000;
const LONGEST_MS = 3_600_000;

/**
 * Returns the time of the next retry after this many consecutive failures: exponential backoff from five seconds, or
 * `firstMs`, up to an hour.
 */
export function nextRetryAt(failures: number, now: Date, firstMs = FIRST_MS): Date {
  return new Date(now.getTime() + Math.min(firstMs * 2 ** Math.max(0, failures - 1), LONGEST_MS));
}

const FIRST_WAIT_MS = 60_000;

/** Creates a retry queue for items: after one minute, then two, up to an hour. */
export function createBackoffQueue(clock: Clock) {
  const failures = new Map<string, { times: number; until: Date; why: string }>();
  return {
    /** True when the last attempt failed, whether or not a retry is due. */
    has: (key: string) => failures.has(key),
    /** Returns up to `most` items whose retry is due. */
    due: (most: number): string[] => {
      const now = clock.now();
      const due = [...failures].filter(([, { until }]) => until <= now);
      return due.slice(0, most).map(([key]) => key);
    },
    worked: (key: string) => void failures.delete(key),
    /** Postpones an item. Returns true on its first failure or a changed reason. */
    failed: (key: string, error: unknown): boolean => {
      const last = failures.get(key);
      const why = error instanceof Error ? error.message : String(error);
      const times = (last?.times ?? 0) + 1;
      failures.set(key, { times, until: nextRetryAt(times, clock.now(), FIRST_WAIT_MS), why });
      return last?.why !== why;
    },
  };
}
