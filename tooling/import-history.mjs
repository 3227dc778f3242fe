// @ts-check
import path from 'node:path';
import process from 'node:process';
import { buildStale } from './build.mjs';
import { installPackages } from './install-packages.mjs';
import { requireNode } from './project.mjs';
import { CommandFailedError, runCommand } from './run-command.mjs';

/** `npm run import -- FILE.zip...`, from a fresh clone too; files are looked for where the command was given. */
async function importHistory() {
  requireNode();
  await installPackages();
  await buildStale();
  const from = process.env['INIT_CWD'] ?? process.cwd();
  const files = process.argv.slice(2).map((file) => path.resolve(from, file));
  await runCommand([process.execPath, 'server/dist/import-history-command.js', ...files], {
    title: 'The import',
  });
}

try {
  await importHistory();
} catch (error) {
  if (!(error instanceof CommandFailedError)) throw error;
  process.exitCode = error.code;
}
