import type { Clock } from '../clock.ts';

const FIRST_DELAY_MS = 5_000;
const MAX_DELAY_MS = 3_600_000;

/**
 * Returns the time of the next retry after this many consecutive failures: exponential backoff from five seconds, or
 * `firstDelayMs`, doubling up to an hour. For refunds, webhook events and the queue below.
 */
export function nextRetryAt(failures: number, now: Date, firstDelayMs = FIRST_DELAY_MS): Date {
  return new Date(now.getTime() + Math.min(firstDelayMs * 2 ** Math.max(0, failures - 1), MAX_DELAY_MS));
}

const QUEUE_FIRST_DELAY_MS = 60_000;

/**
 * Stores failed items by key, in memory, and lists those due for a retry: after one minute, then two, doubling up to an
 * hour. Used by the grading of analyses.
 */
export function createBackoffQueue(clock: Clock) {
  const failures = new Map<string, { count: number; retryAt: Date; reason: string }>();
  return {
    /** True when the last attempt failed, whether or not a retry is due. */
    has: (key: string) => failures.has(key),
    /** Returns the keys of up to `limit` items whose retry is due. */
    due: (limit: number): string[] => {
      const now = clock.now();
      const due = [...failures].filter(([, { retryAt }]) => retryAt <= now);
      return due.slice(0, limit).map(([key]) => key);
    },
    /** Removes an item that succeeded. */
    worked: (key: string) => void failures.delete(key),
    /** Postpones an item. Returns true when the failure should be logged: the first, or one with a new reason. */
    failed: (key: string, error: unknown): boolean => {
      const last = failures.get(key);
      const reason = error instanceof Error ? error.message : String(error);
      const count = (last?.count ?? 0) + 1;
      failures.set(key, { count, retryAt: nextRetryAt(count, clock.now(), QUEUE_FIRST_DELAY_MS), reason });
      return last?.reason !== reason;
    },
  };
}
