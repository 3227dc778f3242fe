// @ts-check
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { installPackages } from './build/install-packages.mjs';
import { requireNode, ROOT } from './processes/project.mjs';
import { CommandFailedError, npm, runCommand } from './processes/run-command.mjs';
import { freePorts, startProgram, stopPrograms, waitUntilGone } from './processes/started-program.mjs';

/**
 * `node tooling/test-under-node.mjs 26` runs `npm start` and the unit tests under another major version of Node.js,
 * which it installs from npm. Further arguments are Vitest's: `--shard=1/2` runs one half of the tests.
 */
const [version, ...vitestArgs] = process.argv.slice(2);

/** @param {string} folder */
async function testUnder(folder) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  await runCommand(npm('install', '--prefix', folder, ...quiet, `node@${version}`), {
    title: `Installing Node.js ${version}`,
  });
  const bin = path.join(folder, 'node_modules', 'node', 'bin');
  const PATH = `${bin}:${process.env['PATH']}`;
  await start({ PATH, DATA_DIR: path.join(folder, 'data') });
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', ...vitestArgs];
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
