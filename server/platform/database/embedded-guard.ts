import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** Who PostgreSQL runs as; it refuses to be root. Absent: as ourselves. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

export interface GuardedProcess {
  /** Settles when the process has ended, for whatever reason. */
  readonly exited: Promise<void>;
  hasExited(): boolean;
  /** Ends it in order, by force after a while; returns when it is gone. */
  stop(): Promise<void>;
}

/**
 * Runs a command beside the end of its input, a pipe that this process holds. The pipe closes when this process
 * ends, however it ends, and the command is then told to stop: SIGINT, and SIGQUIT ten seconds later.
 */
const GUARD = `
exec 3<&0
"$@" </dev/null 3<&- &
command=$!
{
  read -r _
  kill -INT $command
  tenths=0
  while kill -0 $command && [ $tenths -lt 100 ]; do sleep 0.1; tenths=$((tenths + 1)); done
  kill -QUIT $command
} <&3 2>/dev/null &
watcher=$!
wait $command
status=$?
kill $watcher
exit $status`;

const STOP_LIMIT_MS = 25_000;
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A process that ran for so long had started well: the next pause is the first again. */
const STABLE_MS = 60_000;

/** Starts `command` in a process group of its own, so that a Ctrl-C meant for us does not reach it. */
export async function spawnGuarded(
  command: readonly string[],
  { owner, logFile }: { owner: Owner | undefined; logFile: string },
): Promise<GuardedProcess> {
  const log = await open(logFile, 'a', 0o600);
  try {
    const guard = spawn('/bin/sh', ['-c', GUARD, 'guard', ...command], {
      ...owner,
      cwd: '/',
      env: cleanEnvironment(),
      detached: true,
      stdio: ['pipe', log.fd, log.fd],
    });
    await once(guard, 'spawn');
    return superviseGuard(guard);
  } finally {
    await log.close();
  }
}

interface Supervised {
  readonly first: GuardedProcess;
  readonly restart: () => Promise<GuardedProcess>;
  /** Called whenever the process has ended by itself; with the error when the last `restart` failed. */
  readonly onEnded: (error?: unknown) => void;
}

/** Starts a process again whenever it ends, after a growing pause. Returns the function that stops it for good. */
export function keepRunning({ first, restart, onEnded }: Supervised): () => Promise<void> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = first;
  const run = async () => {
    let pauseMs = FIRST_PAUSE_MS;
    let failure: unknown;
    while (!signal.aborted) {
      const startedAt = Date.now();
      await current.exited;
      if (signal.aborted) return;
      onEnded(failure);
      failure = undefined;
      if (Date.now() - startedAt > STABLE_MS) pauseMs = FIRST_PAUSE_MS;
      await delay(pauseMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
      current = await restart().catch((error: unknown) => {
        failure = error;
        return current;
      });
    }
    await current.stop();
  };
  const running = run();
  return async () => {
    stopping.abort();
    await current.stop();
    await running;
  };
}

/** PostgreSQL gets none of our secrets, and speaks and sorts the same on every machine. */
export function cleanEnvironment(): Record<string, string> {
  return { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
}

function superviseGuard(guard: ChildProcess): GuardedProcess {
  const exited = once(guard, 'exit').then(() => undefined);
  const hasExited = () => guard.exitCode !== null || guard.signalCode !== null;
  guard.stdin?.on('error', () => undefined);
  const stop = async () => {
    if (hasExited()) return;
    guard.stdin?.end();
    const limit = new AbortController();
    await Promise.race([
      exited,
      delay(STOP_LIMIT_MS, undefined, { signal: limit.signal }).then(() => killGroup(guard)),
    ]);
    limit.abort();
    await exited;
  };
  return { exited, hasExited, stop };
}

function killGroup(guard: ChildProcess): void {
  if (guard.pid !== undefined) process.kill(-guard.pid, 'SIGKILL');
}
