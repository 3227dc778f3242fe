import { serverNow } from '../../platform/api/server-clock.ts';
import { useClock } from './use-clock.ts';

/** Renders often enough to show the time to lock in minutes. */
const CLOCK_STEP_MS = 15_000;

/** The server's time in milliseconds, for times to lock; renders its caller again as it passes. */
export function useLockClock(): number {
  useClock(CLOCK_STEP_MS);
  return serverNow();
}
