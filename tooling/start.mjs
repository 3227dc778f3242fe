// @ts-check
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { ROOT } from './processes/project.mjs';
import { runPrepared } from './run-prepared.mjs';

/** `npm start`: installs, builds and runs the server in this process. Later starts repeat only what changed. */
await runPrepared(async () => {
  process.chdir(ROOT);
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(`${ROOT}/server/dist/main.js`).href);
});
