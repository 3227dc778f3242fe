import type { Clock } from './clock.ts';
import { retryAt } from './retry-at.ts';

const FIRST_WAIT_MS = 60_000;

export interface Postponed {
  /** Whether its last try failed: it waits for its time, or that has come. */
  has(key: string): boolean;
  /** Those whose time has come, at most so many. */
  due(most: number): string[];
  worked(key: string): void;
  /** Puts it off, twice as long as the last time. True when it fails for the first time or for another reason than before. */
  failed(key: string, error: unknown): boolean;
}

interface Failure {
  readonly times: number;
  readonly until: Date;
  readonly why: string;
}

/** What fails by itself, among others that do not, is tried again after a minute, then two, up to an hour. */
export function postponeFailures(clock: Clock): Postponed {
  const failures = new Map<string, Failure>();
  return {
    has: (key) => failures.has(key),
    due: (most) => {
      const now = clock.now();
      const due = [...failures].filter(([, { until }]) => until <= now);
      return due.slice(0, most).map(([key]) => key);
    },
    worked: (key) => void failures.delete(key),
    failed: (key, error) => {
      const last = failures.get(key);
      const why = error instanceof Error ? error.message : String(error);
      const times = (last?.times ?? 0) + 1;
      failures.set(key, { times, until: retryAt(times, clock.now(), FIRST_WAIT_MS), why });
      return last?.why !== why;
    },
  };
}
