import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStep } from './steps/build-step.ts';
import type { LearningStep } from './steps/learning-step.ts';
import { runBuiltStep } from './steps/run-step.ts';
import { findMissed } from './support/find-missed.ts';

const FOLDER = fileURLToPath(new URL('../../shared/data/', import.meta.url));

const LEAST_BALLS_A_SECOND = 150_000;

/**
 * Learns every match in `../shared/data` in order of play with the built code, excluding reading and parsing. Reports
 * balls per second of CPU time and the final size of the ratings. Skips with a message without that folder.
 */
export async function benchLearning() {
  if (!existsSync(FOLDER)) return { skipped: `there is no ${FOLDER}`, missed: [] };
  const archives = (await readdir(FOLDER)).filter((name) => name.endsWith('.zip'));
  const step = await runBuiltStep<LearningStep>(
    await buildStep('learning-step'),
    archives.map((name) => path.join(FOLDER, name)),
  );
  const ballsASecond = Math.round(step.balls / step.seconds);
  return {
    ...step,
    ballsASecond,
    missed: findMissed([{ name: 'balls a second', measured: ballsASecond, atLeast: LEAST_BALLS_A_SECOND }]),
  };
}
