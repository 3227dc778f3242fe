// @ts-check
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { installPackages } from './build/install-packages.mjs';
import { requireNode } from './processes/project.mjs';
import { CommandFailedError, npm, runCommand } from './processes/run-command.mjs';

/** Runs the web's unit tests under another major version of Node.js, as npm has it: `node tooling/test-web-under-node.mjs 26`. */
const version = process.argv[2];

/** @param {string} folder */
async function testUnder(folder) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  await runCommand(npm('install', '--prefix', folder, ...quiet, `node@${version}`), {
    title: `Installing Node.js ${version}`,
  });
  const node = path.join(folder, 'node_modules', 'node', 'bin', 'node');
  await runCommand([node, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'web', '--reporter=dot'], {
    title: `The web's tests under Node.js ${version}`,
  });
}

requireNode();
if (!/^\d+$/.test(version ?? '')) throw new Error('Name a major version of Node.js, such as 26.');
await installPackages();
const folder = await mkdtemp(path.join(tmpdir(), 'gullylens-node-'));
try {
  await testUnder(folder);
} catch (error) {
  if (!(error instanceof CommandFailedError)) throw error;
  console.error(error.message);
  process.exitCode = error.code;
} finally {
  await rm(folder, { recursive: true, force: true });
}
