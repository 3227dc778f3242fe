import { execFile } from 'node:child_process';
import { readdir, readFile, readlink, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

// Finds and stops processes of the embedded PostgreSQL that outlived their server. Called when it starts, and for the
// lock of the data directory. Reads /proc on Linux; elsewhere calls ps and lsof.

const run = promisify(execFile);
/** Limit of each attempt to stop a process. */
const STOP_TIMEOUT_MS = 10_000;

/**
 * Returns a unique name of a process: its id and start time, so that a reused id gets another name. Null when no such
 * process runs; zombies count as dead.
 */
export async function identifyProcess(pid: number): Promise<string | null> {
  if (process.platform !== 'linux') return identifyByPs(pid);
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The command name may contain spaces and brackets; the fields after its last bracket do not. See proc_pid_stat(5).
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, startedAt] = [fields[0], fields[19]];
  if (state === 'Z' || state === 'X') return null;
  const boot = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => '');
  return `${pid} ${startedAt} ${boot.trim()}`.trim();
}

async function identifyByPs(pid: number): Promise<string | null> {
  const listed = await run('ps', ['-o', 'stat=,lstart=', '-p', String(pid)]).catch(() => null);
  const [state = '', ...startedAt] = (listed?.stdout ?? '').trim().split(/\s+/);
  return state === '' || state.startsWith('Z') ? null : `${pid} ${startedAt.join(' ')}`;
}

/** Returns the ids of the living processes whose working directory is `directory` (a real path). */
export async function findProcessesIn(directory: string): Promise<number[]> {
  if (process.platform !== 'linux') return findByLsof(directory);
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const isThere = async (pid: number) =>
    (await readlink(`/proc/${pid}/cwd`).catch(() => null)) === directory &&
    (await identifyProcess(pid)) !== null;
  const found = await Promise.all(pids.map(isThere));
  return pids.filter((_, index) => found[index]);
}

async function findByLsof(directory: string): Promise<number[]> {
  const listed = await run('lsof', ['-a', '-d', 'cwd', '-Fpn', '--', directory]).catch(() => null);
  return [...(listed?.stdout ?? '').matchAll(/^p(\d+)$/gm)].map((match) => Number(match[1]));
}

/**
 * Stops a PostgreSQL that an earlier process of ours left running in `directory`: gracefully, then by force. Does not
 * touch an unrelated process with the id in PostgreSQL's lock file.
 */
export async function stopOrphanedPostgres(directory: string, log: (line: string) => void): Promise<void> {
  const lockFile = path.join(directory, 'postmaster.pid');
  const postmasterPid = Number.parseInt(await readFile(lockFile, 'utf8').catch(() => ''), 10);
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!(await findProcessesIn(directory)).includes(postmasterPid)) break;
    log(`stopping PostgreSQL ${postmasterPid}, left running in ${directory} (${signal})`);
    trySignal(postmasterPid, signal);
    await waitUntil(async () => (await identifyProcess(postmasterPid)) === null);
  }
  // Backends of a killed PostgreSQL outlive it for a moment and hold its memory.
  await waitUntil(async () => (await findProcessesIn(directory)).length === 0);
  const remaining = await findProcessesIn(directory);
  if (remaining.length > 0) {
    throw new Error(`PostgreSQL ${remaining.join(', ')} in ${directory} does not stop: end it by hand.`);
  }
  // PostgreSQL itself would take any living process with the listed id for another server.
  if ((await identifyProcess(postmasterPid)) !== null) await rm(lockFile, { force: true });
}

function trySignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It exited meanwhile.
  }
}

/** Polls until `condition` holds or a timeout; the caller checks the condition again. */
async function waitUntil(condition: () => Promise<boolean>): Promise<void> {
  const limit = AbortSignal.timeout(STOP_TIMEOUT_MS);
  while (!limit.aborted) {
    if (await condition()) return;
    await delay(20);
  }
}
