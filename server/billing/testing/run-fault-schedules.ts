import { assert, asyncProperty } from 'fast-check';
import { runFaultSchedule } from './run-fault-schedule.ts';
import { schedules } from './fault-schedule.ts';
import { startBillingWithFaults } from './start-billing-with-faults.ts';

interface ScheduleOptions {
  readonly runs: number;
  readonly seed: number;
  /** True to shrink a failing schedule to the fewest steps. */
  readonly shrinks?: boolean;
}

/** Runs random schedules; throws with seed and steps when one breaks an invariant. */
export async function runFaultSchedules({ runs, seed, shrinks = true }: ScheduleOptions): Promise<void> {
  const faulty = await startBillingWithFaults();
  try {
    const property = asyncProperty(schedules, (steps) => runFaultSchedule(faulty, steps));
    await assert(property, { numRuns: runs, seed, endOnFailure: !shrinks });
  } finally {
    await faulty.stop();
  }
}
