// @ts-check
import process from 'node:process';
import { runCommand } from './processes/run-command.mjs';
import { runPrepared } from './run-prepared.mjs';

/** Several complete servers that serve the built pages. */
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--root', 'server'];
await runPrepared(() =>
  runCommand([process.execPath, ...vitest, '--config', 'vitest.scale.config.ts'], { title: 'Tests' }),
);
