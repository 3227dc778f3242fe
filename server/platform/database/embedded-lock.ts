import { randomUUID } from 'node:crypto';
import { link, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { identifyProcess } from './embedded-process.ts';

const PREFIX = 'lock.';

/** Another living process has the data directory open. */
export class DataDirectoryInUseError extends Error {
  override readonly name = 'DataDirectoryInUseError';

  constructor(
    readonly directory: string,
    readonly pid: number,
  ) {
    super(
      `The data directory ${directory} is in use by process ${pid}. Stop that process, or give this one another DATA_DIR.`,
    );
  }
}

/**
 * Makes this process the only one that may run PostgreSQL in `directory`.
 *
 * Each holder writes a lock file one number above the last; a dead holder is succeeded, never overwritten, so of
 * two successors one fails to link its number. The highest file is never removed: numbers only grow, and a slow
 * reader of an old number finds out that it lost.
 */
export async function acquireLock(directory: string): Promise<() => Promise<void>> {
  const holder = await identifyProcess(process.pid);
  for (;;) {
    const highest = Math.max(0, ...(await lockNumbers(directory)));
    await refuseLivingHolder(directory, highest);
    const mine = highest + 1;
    if (!(await linkLock(directory, mine, holder ?? ''))) continue;
    const numbers = await lockNumbers(directory);
    if (Math.max(...numbers) === mine) {
      await Promise.all(
        numbers
          .filter((number) => number < mine)
          .map((number) => rm(lockFile(directory, number), { force: true })),
      );
      return () => releaseLock(directory, mine);
    }
    await rm(lockFile(directory, mine), { force: true });
  }
}

function lockFile(directory: string, number: number): string {
  return path.join(directory, `${PREFIX}${number}`);
}

async function lockNumbers(directory: string): Promise<number[]> {
  const names = await readdir(directory);
  return names.filter((name) => /^lock\.\d+$/.test(name)).map((name) => Number(name.slice(PREFIX.length)));
}

async function refuseLivingHolder(directory: string, number: number): Promise<void> {
  const holder = await readFile(lockFile(directory, number), 'utf8').catch(() => '');
  const pid = Number.parseInt(holder, 10);
  if (pid > 0 && (await identifyProcess(pid)) === holder) throw new DataDirectoryInUseError(directory, pid);
}

/** Linking a finished file makes the lock appear whole or not at all. */
async function linkLock(directory: string, number: number, holder: string): Promise<boolean> {
  const draft = path.join(directory, `draft-${randomUUID()}`);
  await writeFile(draft, holder);
  try {
    await link(draft, lockFile(directory, number));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function releaseLock(directory: string, number: number): Promise<void> {
  const draft = path.join(directory, `draft-${randomUUID()}`);
  await writeFile(draft, '');
  await rename(draft, lockFile(directory, number));
}
