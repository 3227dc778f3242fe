// @ts-check
import process from 'node:process';
import { buildStale } from './build/build.mjs';
import { installPackages } from './build/install-packages.mjs';
import { requireNode } from './processes/project.mjs';
import { CommandFailedError } from './processes/run-command.mjs';

/**
 * Installs packages and builds programs where needed, also in a fresh clone, then calls `work`. When a command fails,
 * this process ends with its exit code.
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
