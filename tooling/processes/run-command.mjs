// @ts-check
import { spawn } from 'node:child_process';
import process from 'node:process';
import { ROOT } from './project.mjs';

/** A command failed and has printed why. `code` is its exit code, or 1 when a signal ended it. */
export class CommandFailedError extends Error {
  /** @param {string} title @param {number} code */
  constructor(title, code) {
    super(`${title} failed`);
    this.name = 'CommandFailedError';
    this.code = code;
  }
}

/**
 * Runs a command at the top of the repository and waits for its end. It shares the output of this process and receives
 * its SIGINT and SIGTERM. Throws a `CommandFailedError` when the exit code is not 0.
 * @param {readonly [string, ...string[]]} command
 * @param {{ title: string, env?: NodeJS.ProcessEnv }} options
 * @returns {Promise<void>}
 */
export async function runCommand([program, ...args], { title, env = process.env }) {
  const child = spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'inherit', 'inherit'] });
  const release = passSignals(child);
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (status, signal) => resolve(signal ? 1 : status));
    });
    if (code !== 0) throw new CommandFailedError(title, code);
  } finally {
    release();
  }
}

/**
 * Returns an npm command: the npm that runs this process, which need not be on the path, otherwise the one on the path.
 * @param {...string} args
 * @returns {[string, ...string[]]}
 */
export function npm(...args) {
  const { npm_execpath: script } = process.env;
  return script ? [process.execPath, script, ...args] : ['npm', ...args];
}

/** @param {import('node:child_process').ChildProcess} child */
function passSignals(child) {
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    child.kill(signal);
    child.once('exit', () => process.exit(130));
  };
  process.once('SIGINT', pass).once('SIGTERM', pass);
  return () => process.off('SIGINT', pass).off('SIGTERM', pass);
}
