import { assert, asyncProperty } from 'fast-check';
import { runFaultSchedule } from './run-fault-schedule.ts';
import { schedules } from './fault-schedule.ts';
import { startFragileBilling } from './start-billing-with-faults.ts';

interface Plays {
  readonly runs: number;
  readonly seed: number;
  /** Whether a schedule that breaks a promise is cut down to the fewest steps that do. */
  readonly shrinks?: boolean;
}

/** Plays so many random schedules; throws with seed and steps when one breaks a promise. */
export async function runFaultSchedules({ runs, seed, shrinks = true }: Plays): Promise<void> {
  const fragile = await startFragileBilling();
  try {
    const property = asyncProperty(schedules, (steps) => runFaultSchedule(fragile, steps));
    await assert(property, { numRuns: runs, seed, endOnFailure: !shrinks });
  } finally {
    await fragile.stop();
  }
}
