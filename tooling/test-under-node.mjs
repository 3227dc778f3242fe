// @ts-check
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { installPackages } from './build/install-packages.mjs';
import { requireNode, ROOT } from './processes/project.mjs';
import { CommandFailedError, npm, runCommand } from './processes/run-command.mjs';
import { freePorts, startProgram, stopPrograms, waitUntilGone } from './processes/started-program.mjs';

/**
 * `node tooling/test-under-node.mjs 26` runs `npm start` and unit tests under another major version of Node.js, which it
 * installs from npm. With `--start-only` it runs no tests. Further arguments are Vitest's: `--shard=1/2` runs one half of
 * the tests, and the beginnings of other paths (`server engine`) run those instead.
 */
const [version, ...options] = process.argv.slice(2);
const isStartOnly = options.includes('--start-only');

/**
 * The tests of code whose results may depend on the version of Node.js: HTTP, streams and compression, workers,
 * cryptography, `Intl`, child processes and signals. Other code only calculates (`engine`, `contract`), runs in browsers
 * (`web`) or reaches Node.js through `server/platform`; `npm start` shows that all of it loads. A folder belongs here
 * when what it does is done by Node's own modules.
 */
const DEPENDENT_ON_NODE = [
  'server/platform/',
  'server/main/',
  'server/accounts/',
  'server/history/import/',
  'server/live/',
  'server/sharing/',
  'server/vendors/',
  'server/billing/premium-period.test.ts',
  'server/billing/receipt-pdf.test.ts',
  'server/billing/receipts.test.ts',
  'sandboxes/control/',
  'sandboxes/cricapi/feed/finished-archive.test.ts',
  'sandboxes/cricapi/wire/',
  'sandboxes/google/',
  'sandboxes/main.test.ts',
  'sandboxes/razorpay/',
  'tooling/',
];

/** @param {string} folder */
async function testUnder(folder) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  await runCommand(npm('install', '--prefix', folder, ...quiet, `node@${version}`), {
    title: `Installing Node.js ${version}`,
  });
  const bin = path.join(folder, 'node_modules', 'node', 'bin');
  const PATH = `${bin}:${process.env['PATH']}`;
  await start({ PATH, DATA_DIR: path.join(folder, 'data') });
  if (isStartOnly) return;
  const paths = options.some((argument) => !argument.startsWith('-')) ? [] : DEPENDENT_ON_NODE;
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...options, ...paths];
  await runCommand([path.join(bin, 'node'), ...vitest], {
    title: `The unit tests under Node.js ${version}`,
    env: { ...process.env, PATH },
  });
}

/** @param {{ PATH: string, DATA_DIR: string }} env */
async function start(env) {
  const [port, sandboxPort] = await freePorts(2);
  const program = startProgram(ROOT, { ...env, PORT: `${port}`, SANDBOX_PORT: `${sandboxPort}` });
  const milliseconds = await program.ready();
  console.log(`npm start under Node.js ${version}: ready in ${(milliseconds / 1000).toFixed(1)} s`);
  process.kill(-program.group, 'SIGTERM');
  await program.ended();
  await waitUntilGone([env.DATA_DIR]);
}

requireNode();
for (const each of DEPENDENT_ON_NODE) {
  if (!existsSync(path.join(ROOT, each))) throw new Error(`${each}, which depends on Node.js, has moved.`);
}
if (!/^\d+$/.test(version ?? '')) throw new Error('Name a major version of Node.js, such as 26.');
await installPackages();
const folder = await mkdtemp(path.join(tmpdir(), 'gullylens-node-'));
try {
  // PostgreSQL does not run as root, so another user must be able to enter the folder.
  await chmod(folder, 0o711);
  await testUnder(folder);
} catch (error) {
  if (!(error instanceof CommandFailedError)) throw error;
  console.error(error.message);
  process.exitCode = error.code;
} finally {
  stopPrograms();
  await rm(folder, { recursive: true, force: true });
}
