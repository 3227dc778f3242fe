import type { Clock } from './clock.ts';

const FIRST_WAIT_MS = 60_000;
const LONGEST_WAIT_MS = 3_600_000;

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
  readonly waitMs: number;
  readonly until: number;
  readonly why: string;
}

/** What fails by itself, among others that do not, is tried again after a minute, then two, up to an hour. */
export function postponeFailures(clock: Clock): Postponed {
  const failures = new Map<string, Failure>();
  return {
    has: (key) => failures.has(key),
    due: (most) => {
      const now = clock.now().getTime();
      const due = [...failures].filter(([, { until }]) => until <= now);
      return due.slice(0, most).map(([key]) => key);
    },
    worked: (key) => void failures.delete(key),
    failed: (key, error) => {
      const last = failures.get(key);
      const why = error instanceof Error ? error.message : String(error);
      const waitMs = last ? Math.min(2 * last.waitMs, LONGEST_WAIT_MS) : FIRST_WAIT_MS;
      failures.set(key, { waitMs, until: clock.now().getTime() + waitMs, why });
      return last?.why !== why;
    },
  };
}
