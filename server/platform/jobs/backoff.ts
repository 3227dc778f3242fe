import type { Clock } from '../clock.ts';

const FIRST_MS = 5_000;
const LONGEST_MS = 3_600_000;

/**
 * When to try again what has failed so many times in a row: after five seconds, or another first wait, then twice as
 * long each time, at most an hour.
 */
export function nextRetryAt(failures: number, now: Date, firstMs = FIRST_MS): Date {
  return new Date(now.getTime() + Math.min(firstMs * 2 ** Math.max(0, failures - 1), LONGEST_MS));
}

const FIRST_WAIT_MS = 60_000;

/** Retries items that fail by themselves: after a minute, then two, at most an hour. */
export function createBackoffQueue(clock: Clock) {
  const failures = new Map<string, { times: number; until: Date; why: string }>();
  return {
    /** Whether the last attempt failed, be its next one due or not. */
    has: (key: string) => failures.has(key),
    /** Items whose next attempt is due, at most so many. */
    due: (most: number): string[] => {
      const now = clock.now();
      const due = [...failures].filter(([, { until }]) => until <= now);
      return due.slice(0, most).map(([key]) => key);
    },
    worked: (key: string) => void failures.delete(key),
    /** Postpones an item. True when it fails for the first time or for another reason than before. */
    failed: (key: string, error: unknown): boolean => {
      const last = failures.get(key);
      const why = error instanceof Error ? error.message : String(error);
      const times = (last?.times ?? 0) + 1;
      failures.set(key, { times, until: nextRetryAt(times, clock.now(), FIRST_WAIT_MS), why });
      return last?.why !== why;
    },
  };
}
