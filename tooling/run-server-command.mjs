// @ts-check
import process from 'node:process';
import { buildStale } from './build.mjs';
import { installPackages } from './install-packages.mjs';
import { requireNode } from './project.mjs';
import { CommandFailedError, runCommand } from './run-command.mjs';

/**
 * Runs one of the server's commands, from a fresh clone too; this process ends with its exit code.
 * @param {string} command the name of its file in `server/main`, without `.ts`
 * @param {readonly string[]} args
 * @param {object} how
 * @param {string} how.title what it is called when it fails
 * @param {readonly string[]} [how.nodeFlags] of the Node.js that runs it
 */
export async function runServerCommand(command, args, { title, nodeFlags = [] }) {
  try {
    requireNode();
    await installPackages();
    await buildStale();
    await runCommand([process.execPath, ...nodeFlags, `server/dist/${command}.js`, ...args], { title });
  } catch (error) {
    if (!(error instanceof CommandFailedError)) throw error;
    process.exitCode = error.code;
  }
}
