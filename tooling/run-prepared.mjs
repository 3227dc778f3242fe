// @ts-check
import process from 'node:process';
import { buildStale } from './build/build.mjs';
import { installPackages } from './build/install-packages.mjs';
import { requireNode } from './processes/project.mjs';
import { CommandFailedError } from './processes/run-command.mjs';

/**
 * Runs what needs the packages and the built programs, from a fresh clone too. This process ends with the exit code of
 * a command that fails.
 * @param {() => unknown} work
 */
export async function runPrepared(work) {
  requireNode();
  try {
    await installPackages();
    await buildStale();
    await work();
  } catch (error) {
    if (!(error instanceof CommandFailedError)) throw error;
    console.error(error.message);
    process.exitCode = error.code;
  }
}
