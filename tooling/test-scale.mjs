// @ts-check
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { runCommand } from './processes/run-command.mjs';
import { runPrepared } from './run-prepared.mjs';

/**
 * `npm run test:scale [-- rolling]`: tests of several complete servers with Valkey or Redis, which serve the built
 * pages. Arguments are passed to Vitest, for example the start of a file's name.
 */
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--root', 'server'];
const hasServer = ['valkey-server', 'redis-server'].some(
  (name) => spawnSync(name, ['--version']).status === 0,
);
if (!hasServer) {
  console.error(
    'test:scale needs Valkey or Redis: install one with `apt-get install redis-server` (Debian, Ubuntu) or `brew install valkey` (macOS).',
  );
  process.exit(1);
}
await runPrepared(() =>
  runCommand([process.execPath, ...vitest, '--config', 'vitest.scale.config.ts', ...process.argv.slice(2)], {
    title: 'Tests',
  }),
);
