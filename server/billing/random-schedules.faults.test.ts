import process from 'node:process';
import { test } from 'vitest';
import { runFaultSchedules } from './testing/run-fault-schedules.ts';

/** SCHEDULES=n plays fewer, or more. */
const RUNS = Number(process.env['SCHEDULES'] ?? 2_000);
/** The same schedules each time, so that a change is judged by its own faults; SEED=n plays others. */
const seed = Number(process.env['SEED'] ?? 20_261_121);

test(
  `no rupee lost, none taken twice, none for free: ${RUNS} random schedules, seed ${seed}`,
  () => runFaultSchedules({ runs: RUNS, seed }),
  7_200_000,
);
