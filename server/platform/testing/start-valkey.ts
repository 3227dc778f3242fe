import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '../find-free-port.ts';

const PROGRAMS = ['valkey-server', 'redis-server'];
const program = PROGRAMS.find((name) => spawnSync(name, ['--version']).status === 0);

/** True when Valkey or Redis is installed. Tests that need one are skipped otherwise. */
export const hasValkey = program !== undefined;

export interface RunningValkey {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a Valkey or Redis for one test, without data on disk; `port` reuses an earlier port. */
export async function startValkey(port?: number): Promise<RunningValkey & { readonly port: number }> {
  if (program === undefined) throw new Error(`neither of ${PROGRAMS.join(', ')} is installed`);
  const chosen = port ?? (await findFreePort());
  const options = ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'] });
  await untilReady(child);
  const stop = async () => {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return { url: `redis://127.0.0.1:${chosen}`, port: chosen, stop };
}

async function untilReady(child: ChildProcess): Promise<void> {
  for await (const text of child.stdout ?? []) if (/ready to accept/i.test(String(text))) break;
  child.stdout?.resume();
}
