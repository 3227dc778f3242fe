import { serverNow } from '../../platform/api/server-clock.ts';
import { useClock } from './use-clock.ts';

/** Often enough for a countdown in minutes. */
const CLOCK_STEP_MS = 15_000;

/**
 * Returns the server's time in milliseconds since 1970 and renders the caller again at the interval. For the time until
 * an analysis locks.
 */
export function useLockClock(): number {
  useClock(CLOCK_STEP_MS);
  return serverNow();
}
