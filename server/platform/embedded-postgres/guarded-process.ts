import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { CLEAN_ENVIRONMENT } from './binaries.ts';
import type { Owner } from './home-directory.ts';

/** A running command with its guard. */
export type GuardedProcess = Awaited<ReturnType<typeof spawnGuarded>>;

/**
 * Runs a command and starts it again whenever it ends, after a pause that doubles from one second to 32; it prints a
 * line each time. Its stdin is a pipe from this process, which closes whenever this process ends: the command is then
 * stopped with SIGINT, with SIGQUIT ten seconds later, and not restarted. SIGTERM, which service managers send to
 * every process of a service, is ignored; this process handles it.
 */
const GUARD = `
exec 3<&0 4>&1 </dev/null >&2
trap '' TERM
trap 'stopping=1; kill -INT $command 2>/dev/null' USR1
{ read -r _ <&3; kill -USR1 $$; } 2>/dev/null 4>&- &
pause=1
until [ "$stopping" ]; do
  started=$(date +%s)
  "$@" 3<&- 4>&- &
  command=$!
  [ "$stopping" ] && kill -INT $command
  wait $command
  [ "$stopping" ] && break
  echo ended >&4
  [ $(($(date +%s) - started)) -gt 60 ] && pause=1
  sleep $pause 3<&- 4>&- &
  wait $!
  [ $pause -lt 32 ] && pause=$((pause * 2))
done
{ sleep 10; kill -QUIT $command; } 2>/dev/null 3<&- 4>&- &
wait $command
kill -KILL $! 2>/dev/null
exit 0`;

const STOP_TIMEOUT_MS = 25_000;

interface Guarding {
  readonly owner: Owner | undefined;
  /** Receives the command's output. */
  readonly logFile: string;
  /** Called whenever the command exited and is about to be restarted. */
  readonly onEnded: () => void;
}

/** Starts `command` under the guard, in its own process group, so that Ctrl-C does not reach it. */
export async function spawnGuarded(command: readonly string[], { owner, logFile, onEnded }: Guarding) {
  const log = await open(logFile, 'a', 0o600);
  try {
    const guard = spawn('/bin/sh', ['-c', GUARD, 'guard', ...command], {
      ...owner,
      cwd: '/',
      env: CLEAN_ENVIRONMENT,
      detached: true,
      stdio: ['pipe', 'pipe', log.fd],
    });
    await once(guard, 'spawn');
    const exited = once(guard, 'exit');
    guard.stdin?.on('error', () => undefined);
    guard.stdout?.on('data', onEnded);
    /** Stops it gracefully, by force after a timeout; resolves when it has exited. */
    const stop = () => stopGuard(guard, exited);
    return { stop };
  } finally {
    await log.close();
  }
}

async function stopGuard(guard: ChildProcess, exited: Promise<unknown>): Promise<void> {
  const limit = setTimeout(() => process.kill(-Number(guard.pid), 'SIGKILL'), STOP_TIMEOUT_MS);
  guard.stdin?.end();
  await exited;
  clearTimeout(limit);
}
