// @ts-check
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { buildStale } from './build.mjs';
import { installPackages } from './install-packages.mjs';
import { requireNode, ROOT } from './project.mjs';
import { CommandFailedError } from './run-command.mjs';

/** From a fresh clone to a running server; the second time only what changed is done again. */
async function start() {
  requireNode();
  await installPackages();
  await buildStale();
  process.chdir(ROOT);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(`${ROOT}/server/dist/main.js`).href);
}

try {
  await start();
} catch (error) {
  if (!(error instanceof CommandFailedError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
