// @ts-check
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';
import { npm, runCommand } from './processes/run-command.mjs';
import { freePorts } from './processes/started-program.mjs';

/**
 * `npm run test:release` writes a release and tests that it starts in production, answers and stops, and that each of
 * its npm scripts runs. It needs no other program, because it uses the embedded PostgreSQL and the sandboxes; without a
 * pg_dump of that version, backups are only started.
 */
const READY_LIMIT_MS = 60_000;
const DEVELOPMENT_PACKAGES = ['esbuild', 'playwright-core', 'tsx', 'typescript', 'vite', 'vitest', 'react'];

const NO_CLIENT = 'install the client programs of PostgreSQL';
/** The npm scripts with their arguments and what each prints. */
const SCRIPTS = /** @type {const} */ ({
  migrate: [[], /^The schema is up to date\.$/m],
  import: [['/nowhere/none.zip'], /\/nowhere\/none\.zip/],
  grant: [['asha@example.com', 'analyst'], /^No user has signed in with asha@example\.com/m],
  backup: [['../copy.dump'], new RegExp(`: backup of gullylens at|${NO_CLIENT}`)],
  restore: [
    ['../copy.dump', '--replace'],
    new RegExp(`^Payments, grants and receipts agree|${NO_CLIENT}`, 'm'),
  ],
  'database:move': [[], /^Set DATABASE_URL to the empty database/m],
});

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

/** @param {string} release @param {string} dataDir */
async function runScripts(release, dataDir) {
  const { scripts } = JSON.parse(await readFile(path.join(release, 'package.json'), 'utf8'));
  const names = Object.keys(scripts).filter((name) => name !== 'start');
  expect(names.join() === Object.keys(SCRIPTS).join(), `the release has the scripts ${names.join(', ')}`);
  for (const [name, [args, printed]] of Object.entries(SCRIPTS)) {
    const output = await runScript({ release, dataDir }, [name, '--', ...args]);
    expect(printed.test(output), `npm run ${name} prints:\n${output}`);
  }
}

/** @param {{ release: string, dataDir: string }} where @param {string[]} args @returns {Promise<string>} */
function runScript({ release, dataDir }, args) {
  const [program, ...rest] = npm('run', '--silent', ...args);
  const env = { PATH: process.env['PATH'], HOME: process.env['HOME'], DATA_DIR: dataDir };
  return new Promise((resolve) => {
    execFile(program, rest, { cwd: release, env }, (_error, stdout, stderr) => resolve(stdout + stderr));
  });
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
  await runScripts(release, path.join(folder, 'data'));
  console.log('The release starts in production, answers and stops; its npm scripts run.');
} finally {
  await rm(folder, { recursive: true, force: true });
}
