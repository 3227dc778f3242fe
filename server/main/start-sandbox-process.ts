import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Log } from '../platform/log.ts';

interface SandboxProcess {
  readonly address: string;
  stop(): Promise<void>;
}

interface SandboxOptions {
  /** The built entry of the sandboxes. */
  readonly entry: string;
  readonly port: number;
  readonly variables: Readonly<Record<string, string>>;
  readonly log: Log;
}

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 5_000;

/**
 * Starts the stand-ins for the vendors as a child of this process. The channel between the two is also the guard:
 * the child ends when it closes, so it cannot outlive a server that was killed.
 */
export async function startSandboxProcess({
  entry,
  port,
  variables,
  log,
}: SandboxOptions): Promise<SandboxProcess> {
  const child = fork(entry, [], {
    env: { ...variables, SANDBOX_PORT: String(port) },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Apart from the terminal's group, so that Ctrl-C reaches the server first and the server stops it in order.
    detached: true,
  });
  await awaitReady(child);
  const warn = (code: number | null) => log.warn({ code }, 'the sandboxes have ended by themselves');
  child.once('exit', warn);
  return {
    address: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.off('exit', warn);
      await stopChild(child);
    },
  };
}

async function awaitReady(child: ChildProcess): Promise<void> {
  const limit = AbortSignal.timeout(START_LIMIT_MS);
  const ready = once(child, 'message', { signal: limit });
  const ended = once(child, 'exit', { signal: limit }).then(() => {
    throw new Error('The sandboxes ended while starting; their reason is printed above.');
  });
  // The one that loses the race is still waiting when the limit passes; nobody needs to hear of that.
  ended.catch(() => {});
  await Promise.race([ready, ended]);
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit', { signal: AbortSignal.timeout(STOP_LIMIT_MS) });
  child.disconnect();
  await ended.catch(() => child.kill('SIGKILL'));
}
