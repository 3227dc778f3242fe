// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { ROOT } from './processes/project.mjs';
import {
  findServer,
  freePorts,
  startProgram,
  stopPrograms,
  waitUntilGone,
} from './processes/started-program.mjs';

/**
 * `npm run test:start` tests what `npm start` promises, in a fresh clone of the last commit with an empty npm cache. The
 * clone is in a folder that other users cannot enter. Linux only. Takes a few minutes and prints a duration per line.
 */
const place = mkdtempSync(path.join(realpathSync(tmpdir()), 'gullylens-start-'));
const clone = path.join(place, 'closed', 'clone');
const NO_NETWORK = ['unshare', '--net', 'sh', '-c'];
const dataDir = path.join(clone, '.data');

async function prove() {
  mkdirSync(path.dirname(clone), { mode: 0o700 });
  chmodSync(path.dirname(clone), 0o700);
  execFileSync('git', ['clone', '--quiet', '--no-local', ROOT, clone]);
  const [port, sandboxPort, otherPort, otherSandboxPort] = await freePorts(4);
  const env = {
    PORT: `${port}`,
    SANDBOX_PORT: `${sandboxPort}`,
    npm_config_cache: path.join(place, 'cache'),
  };
  const elsewhere = { ...env, PORT: `${otherPort}`, SANDBOX_PORT: `${otherSandboxPort}` };

  const first = startProgram(clone, env);
  report('fresh clone, empty npm cache: ready', await first.ready());
  await expectAnswer(env.PORT);
  const taken = startProgram(clone, { ...env, DATA_DIR: path.join(place, 'other') });
  await expectRefusal(taken, /Port \d+ is used by another program/);
  report('port taken: exit code 1, nothing left, in', await waitUntilGone([path.join(place, 'other')]));
  await expectRefusal(startProgram(clone, elsewhere), /is in use by process \d+/);
  await expectAnswer(env.PORT);
  process.kill(-first.group, 'SIGINT');
  await first.ended();
  report('Ctrl-C: everything gone in', await gone());

  const second = startProgram(clone, env);
  report('second start: ready', await second.ready());
  expect(!/Installing|Building/.test(second.output()), `it installed or built again:\n${second.output()}`);
  process.kill(second.group, 'SIGINT');
  await second.ended();
  report('SIGINT to npm alone: everything gone in', await gone());

  const third = startProgram(clone, env);
  await third.ready();
  process.kill(findServer(clone), 'SIGKILL');
  await third.ended();
  report('kill -9 of the server: everything gone in', await gone());
  const fourth = startProgram(clone, env);
  report('start after it: ready', await fourth.ready());
  process.kill(-fourth.group, 'SIGKILL');
  report('kill -9 of the whole group: everything gone in', await gone());

  if (!canLeaveNetwork())
    return console.log('       - without a network: not shown, for want of unshare and ip');
  const offline = startProgram(clone, env, [...NO_NETWORK, 'ip link set lo up; exec "$@"', 'sh']);
  report('without a network: ready', await offline.ready());
  process.kill(-offline.group, 'SIGTERM');
  report('SIGTERM: everything gone in', await gone());
}

function canLeaveNetwork() {
  const [program = '', ...args] = NO_NETWORK;
  return spawnSync(program, [...args, 'ip link set lo up']).status === 0;
}

/** Waits until no process of the clone is left, nor PostgreSQL, which under root runs outside the closed folder. */
function gone() {
  const home = path.join(dataDir, 'postgres');
  return waitUntilGone([clone, ...(existsSync(home) ? [realpathSync(home)] : [])]);
}

/** @param {import('./processes/started-program.mjs').StartedProgram} program @param {RegExp} words */
async function expectRefusal(program, words) {
  const code = await program.ended();
  expect(
    code === 1 && words.test(program.output()),
    `expected exit code 1 and ${words}, got ${code}:\n${program.output()}`,
  );
}

/** @param {string} port */
async function expectAnswer(port) {
  const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
  expect(answer.status === 200, `/readyz answers ${answer.status}`);
}

/** @param {boolean} condition @param {string} otherwise */
function expect(condition, otherwise) {
  if (!condition) throw new Error(otherwise);
}

/** @param {string} what @param {number} milliseconds */
function report(what, milliseconds) {
  console.log(`${(milliseconds / 1000).toFixed(2).padStart(8)} s  ${what}`);
}

try {
  await prove();
} finally {
  stopPrograms();
  await gone();
  const home = path.join(dataDir, 'postgres');
  if (existsSync(home)) rmSync(realpathSync(home), { recursive: true });
  rmSync(place, { recursive: true, force: true });
}
