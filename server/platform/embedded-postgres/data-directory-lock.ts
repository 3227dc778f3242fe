import { readdir, readlink, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { identifyProcess } from './process-identity.ts';

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
 * Makes this process the only one that may run PostgreSQL in `directory`. Returns the function that frees it.
 *
 * A lock is a symbolic link that names its holder, so it appears whole or not at all. Each holder takes
 * the next number. A dead holder's link is never overwritten, so of two successors one fails to link its number. The
 * highest number is never removed, so a process that read an old number notices that it lost.
 * @throws DataDirectoryInUseError when the last holder is alive.
 */
export async function acquireLock(directory: string): Promise<() => Promise<void>> {
  const holder = (await identifyProcess(process.pid)) ?? 'unknown';
  for (;;) {
    const last = Math.max(0, ...(await listLocks(directory)));
    await throwIfHeld(directory, last);
    const mine = last + 1;
    if (!(await link(directory, mine, holder))) continue;
    const all = await listLocks(directory);
    const isNewest = Math.max(...all) === mine;
    const outdated = isNewest ? all.filter((number) => number < mine) : [mine];
    for (const number of outdated) await rm(lockFile(directory, number), { force: true });
    if (isNewest) return async () => void (await link(directory, mine + 1, 'free'));
  }
}

function lockFile(directory: string, number: number): string {
  return path.join(directory, `lock.${number}`);
}

async function listLocks(directory: string): Promise<number[]> {
  const names = await readdir(directory);
  return names.flatMap((name) => /^lock\.(\d+)$/.exec(name)?.[1] ?? []).map(Number);
}

/** Throws when the process that holds a lock is alive. */
async function throwIfHeld(directory: string, number: number): Promise<void> {
  const holder = await readlink(lockFile(directory, number)).catch(() => '');
  const pid = Number.parseInt(holder, 10);
  if ((await identifyProcess(pid)) === holder) throw new DataDirectoryInUseError(directory, pid);
}

/** Returns false when another process has already linked the number. */
async function link(directory: string, number: number, holder: string): Promise<boolean> {
  return symlink(holder, lockFile(directory, number)).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}
