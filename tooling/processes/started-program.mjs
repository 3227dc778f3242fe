// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import process from 'node:process';
import { setTimeout as delay } from 'node:timers/promises';

const READY = /ready at (\S+)/;
const READY_LIMIT_MS = 300_000;
const END_LIMIT_MS = 40_000;

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();

/** Stops every program that is still running, when a measurement fails. */
export function stopPrograms() {
  for (const { pid } of running) if (pid) process.kill(-pid, 'SIGTERM');
}

/**
 * `npm start` in a clone, in a separate process group.
 * @typedef {object} StartedProgram
 * @property {number} group
 * @property {() => string} output everything that it has printed
 * @property {() => Promise<number | null>} ended waits for its exit code; `null` when a signal ended it
 * @property {(wanted?: RegExp) => Promise<number>} ready waits for its ready line; returns the ms since its start
 */

/**
 * @param {string} clone
 * @param {Record<string, string>} env
 * @param {readonly string[]} [before] a command that takes `npm start` as its arguments
 * @returns {StartedProgram}
 */
export function startProgram(clone, env, before = []) {
  const began = performance.now();
  const [program = '', ...args] = [...before, 'npm', 'start'];
  const child = spawn(program, args, {
    cwd: clone,
    env: { ...process.env, ...env },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  const exited = once(child, 'exit').then(([code]) => code);
  const ended = () => Promise.race([exited, failAfter(END_LIMIT_MS, () => `it does not end:\n${output}`)]);
  const ready = async (wanted = READY) => {
    while (!wanted.test(output)) {
      if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}:\n${output}`);
      if (performance.now() - began > READY_LIMIT_MS) throw new Error(`not ready in time:\n${output}`);
      await delay(10);
    }
    return Math.round(performance.now() - began);
  };
  return { group: child.pid ?? 0, output: () => output, ended, ready };
}

/**
 * @param {number} milliseconds
 * @param {() => string} describe
 * @returns {Promise<never>}
 */
async function failAfter(milliseconds, describe) {
  await delay(milliseconds, undefined, { ref: false });
  throw new Error(describe());
}

/**
 * Returns the ids of the processes that have one of the paths in their command or working directory. Linux only.
 * @param {readonly string[]} places
 */
export function findProcesses(places) {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .filter((pid) => places.some((place) => describeProcess(pid).includes(place)))
    .map(Number);
}

/** @param {string} pid @returns {string} */
function describeProcess(pid) {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return `${readlinkSync(`/proc/${pid}/cwd`)} ${command}`;
  } catch {
    return '';
  }
}

/**
 * Waits until `findProcesses` finds nothing and returns the milliseconds. Throws after 40 seconds.
 * @param {readonly string[]} places
 */
export async function waitUntilGone(places) {
  const began = performance.now();
  while (findProcesses(places).length > 0) {
    if (performance.now() - began > END_LIMIT_MS) {
      const left = findProcesses(places).map((pid) => describeProcess(String(pid)));
      throw new Error(`left behind:\n${left.join('\n')}`);
    }
    await delay(20);
  }
  return Math.round(performance.now() - began);
}

/**
 * Returns the id of the server's Node process in a clone, below npm and its shell. Throws when there is none.
 * @param {string} clone
 */
export function findServer(clone) {
  const found = findProcesses([clone]).find((pid) =>
    /^\S+ node tooling\/start\.mjs/.test(describeProcess(`${pid}`)),
  );
  if (found === undefined) throw new Error('the server is not running');
  return found;
}

/**
 * Returns ports of 127.0.0.1 that no program uses now.
 * @param {number} count
 */
export async function freePorts(count) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => Object(server.address()).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
