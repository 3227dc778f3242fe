// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { npm, runCommand } from './processes/run-command.mjs';
import { freePorts } from './processes/started-program.mjs';

/**
 * `npm run test:release` writes a release and tests that it starts in production, answers and stops. It needs no other
 * program, because it uses the embedded PostgreSQL and the sandboxes.
 */
const READY_LIMIT_MS = 60_000;
const DEVELOPMENT_PACKAGES = ['esbuild', 'playwright-core', 'tsx', 'typescript', 'vite', 'vitest', 'react'];

/** @param {boolean} condition @param {string} otherwise */
function expect(condition, otherwise) {
  if (!condition) throw new Error(otherwise);
}

/** @param {string} release @param {string} dataDir */
async function startAndStop(release, dataDir) {
  const [port, sandboxPort] = await freePorts(2);
  const address = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: release,
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: `${port}`,
      SANDBOX_PORT: `${sandboxPort}`,
      DATA_DIR: dataDir,
      JWT_SECRET: 'a secret of this test, 32 characters',
      METRICS_TOKEN: 'a token of this test',
      ALLOW_SANDBOX: '1',
      ALLOW_EMBEDDED_DATABASE: '1',
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const ended = once(server, 'exit');
  try {
    const limit = performance.now() + READY_LIMIT_MS;
    while (
      !(await fetch(`${address}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      expect(server.exitCode === null, `the server ended with ${server.exitCode}`);
      expect(performance.now() < limit, 'the server is not ready in time');
      await delay(50);
    }
    const page = await fetch(`${address}/`);
    expect((await page.text()).includes('<script type="module"'), `the first page answers ${page.status}`);
  } finally {
    server.kill('SIGTERM');
  }
  const [code] = await ended;
  expect(code === 0, `the server stopped with ${code}`);
}

const folder = await mkdtemp(path.join(tmpdir(), 'gullylens-release-'));
// PostgreSQL does not run as root, so another user must be able to enter the folder.
await chmod(folder, 0o711);
try {
  const release = path.join(folder, 'release');
  await runCommand(npm('run', 'release', '--', release), { title: 'Writing the release' });
  const packages = new Set(await readdir(path.join(release, 'node_modules')));
  const found = DEVELOPMENT_PACKAGES.filter((name) => packages.has(name));
  expect(found.length === 0, `the release holds development packages: ${found.join(', ')}`);
  await startAndStop(release, path.join(folder, 'data'));
  console.log('The release starts in production, answers and stops.');
} finally {
  await rm(folder, { recursive: true, force: true });
}
