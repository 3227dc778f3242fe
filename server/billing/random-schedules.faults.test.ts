import { randomInt } from 'node:crypto';
import { test } from 'vitest';
import { playSchedules } from './testing/play-schedules.ts';

const RUNS = 2_000;
const seed = randomInt(2 ** 31);

test(
  `no rupee lost, none taken twice, none for free: ${RUNS} random schedules, seed ${seed}`,
  () => playSchedules({ runs: RUNS, seed }),
  7_200_000,
);
