import process from 'node:process';
import { test } from 'vitest';
import { runFaultSchedules } from './testing/run-fault-schedules.ts';

/** SCHEDULES=n sets the number of schedules. */
const RUNS = Number(process.env['SCHEDULES'] ?? 2_000);
/** Fixed, so that runs are comparable; SEED=n changes the schedules. */
const seed = Number(process.env['SEED'] ?? 20_261_121);

test(
  `no payment is lost, charged twice or granted for free: ${RUNS} random schedules, seed ${seed}`,
  () => runFaultSchedules({ runs: RUNS, seed }),
  7_200_000,
);
