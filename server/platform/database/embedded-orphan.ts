import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findProcessesIn, identifyProcess } from './embedded-process.ts';

const STOP_LIMIT_MS = 10_000;

/**
 * Stops a PostgreSQL that an earlier life of ours left running in `directory`: in order, then at once. A process
 * that merely has the id in the lock file is not ours and is left alone; what it says about itself is removed.
 */
export async function stopOrphan(directory: string, log: (line: string) => void): Promise<void> {
  const lockFile = path.join(directory, 'postmaster.pid');
  const listed = Number.parseInt(await readFile(lockFile, 'utf8').catch(() => ''), 10);
  const ours = await findProcessesIn(directory);
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    if (!ours.includes(listed)) break;
    log(`stopping PostgreSQL ${listed}, left running in ${directory} (${signal})`);
    trySignal(listed, signal);
    await waitUntil(async () => (await identifyProcess(listed)) === null, STOP_LIMIT_MS);
    if ((await identifyProcess(listed)) === null) break;
  }
  await waitUntil(async () => (await findProcessesIn(directory)).length === 0, STOP_LIMIT_MS);
  const remaining = await findProcessesIn(directory);
  if (remaining.length > 0) {
    throw new Error(`PostgreSQL ${remaining.join(', ')} in ${directory} does not stop: end it by hand.`);
  }
  // Nobody works in the folder. PostgreSQL itself would take any living process with the listed id for its other.
  if (listed > 0 && (await identifyProcess(listed)) !== null) await rm(lockFile, { force: true });
}

function trySignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself meanwhile.
  }
}

/** Polls until `condition` holds or the time is up; the caller looks again at what it needed. */
async function waitUntil(condition: () => Promise<boolean>, limitMs: number): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (Date.now() < deadline && !(await condition())) await delay(20);
}
