import type { Log } from '../../platform/log.ts';
import { CricapiFailure } from '../../vendors/cricapi/cricapi-failure.ts';
import { CallRefused } from '../quota/spend-call.ts';

/** After failures in a row the wait doubles each time, up to this. */
const LONGEST_WAIT_SECONDS = 15 * 60;

/** What a refresh remembers of its attempts. */
export interface Attempts {
  lastAt: number;
  failures: number;
}

export function attemptsSince(fetchedAt: Date | null): Attempts {
  return { lastAt: fetchedAt?.getTime() ?? 0, failures: 0 };
}

export function isDue({ lastAt, failures }: Attempts, everySeconds: number, now: Date): boolean {
  const longest = Math.max(everySeconds, LONGEST_WAIT_SECONDS);
  const wait = failures === 0 ? everySeconds : Math.min(everySeconds * 2 ** failures, longest);
  return now.getTime() - lastAt >= wait * 1000;
}

/** Makes an attempt of `refresh`, and puts down how it went. */
export async function attempt(attempts: Attempts, log: Log, refresh: () => Promise<void>): Promise<void> {
  try {
    await refresh();
    attempts.failures = 0;
  } catch (error) {
    if (!(error instanceof CricapiFailure || error instanceof CallRefused)) throw error;
    attempts.failures = Math.min(attempts.failures + 1, 10);
    log.warn({ why: error.message, failures: attempts.failures }, 'the feed was not refreshed');
  }
}
