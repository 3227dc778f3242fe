// @ts-check
import process from 'node:process';
import { buildStale } from './build.mjs';
import { installPackages } from './install-packages.mjs';
import { requireNode } from './project.mjs';
import { CommandFailedError, runCommand } from './run-command.mjs';

/** Several whole servers, which serve the built pages: from a fresh clone too. */
const VITEST = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--root',
  'server',
  '--config',
  'vitest.scale.config.ts',
];

try {
  requireNode();
  await installPackages();
  await buildStale();
  await runCommand([process.execPath, ...VITEST], { title: 'Tests' });
} catch (error) {
  if (!(error instanceof CommandFailedError)) throw error;
  process.exitCode = error.code;
}
