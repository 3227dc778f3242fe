import process from 'node:process';
import { test } from 'vitest';
import { runFaultSchedules } from './testing/run-fault-schedules.ts';

const RUNS = 12;
/** Fixed, so that runs are comparable; SEED=n changes the schedules. */
const seed = Number(process.env['SEED'] ?? 1_791_623_460);

test(
  `no payment is lost, charged twice or granted for free: ${RUNS} random schedules, seed ${seed}`,
  () => runFaultSchedules({ runs: RUNS, seed }),
  300_000,
);
