import { randomInt } from 'node:crypto';
import { test } from 'vitest';
import { playSchedules } from './testing/play-schedules.ts';

const RUNS = 25;
const seed = randomInt(2 ** 31);

test(
  `no rupee lost, none taken twice, none for free: ${RUNS} random schedules, seed ${seed}`,
  () => playSchedules({ runs: RUNS, seed }),
  300_000,
);
