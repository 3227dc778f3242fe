import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { cleanEnvironment } from './embedded-guard.ts';
import type { Home } from './embedded-home.ts';
import { findProcessesIn, identifyProcess } from './embedded-process.ts';

const run = promisify(execFile);

export const SUPERUSER = 'gullylens';
const INITDB_LIMIT_MS = 120_000;
const ORPHAN_LIMIT_MS = 10_000;
const UNFINISHED = 'unfinished-';

interface Cluster {
  readonly home: Home;
  readonly bin: string;
  readonly major: number;
  readonly passwordFile: string;
  readonly fsync: boolean;
}

/**
 * The database cluster's folder, made at first use. It is made under another name and renamed when it is whole, so
 * a start that was interrupted leaves nothing that looks like a database.
 */
export async function openCluster(cluster: Cluster): Promise<string> {
  const { home, major } = cluster;
  const directory = path.join(home.directory, String(major));
  await removeUnfinished(home.directory);
  if (!(await exists(directory))) {
    await refuseOtherVersion(home.directory, major);
    await rename(await makeCluster(cluster), directory);
  }
  return realpath(directory);
}

async function makeCluster({ home, bin, passwordFile, fsync }: Cluster): Promise<string> {
  const draft = await mkdtemp(path.join(home.directory, UNFINISHED));
  if (home.owner) await chown(draft, home.owner.uid, home.owner.gid);
  const options = [
    `--pgdata=${draft}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
    ...(fsync ? [] : ['--no-sync']),
  ];
  await run(path.join(bin, 'initdb'), options, {
    ...home.owner,
    cwd: '/',
    env: cleanEnvironment(),
    timeout: INITDB_LIMIT_MS,
  });
  return draft;
}

async function removeUnfinished(directory: string): Promise<void> {
  const leftovers = (await readdir(directory)).filter((name) => name.startsWith(UNFINISHED));
  await Promise.all(
    leftovers.map((name) => rm(path.join(directory, name), { recursive: true, force: true })),
  );
}

async function refuseOtherVersion(directory: string, major: number): Promise<void> {
  const other = (await readdir(directory)).find((name) => /^\d+$/.test(name));
  if (other === undefined) return;
  throw new Error(
    `${directory} holds a database of PostgreSQL ${other}, which PostgreSQL ${major} cannot open. ` +
      'Dump it with the old program and load it with this one, or choose another DATA_DIR.',
  );
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

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
    await waitUntil(async () => (await identifyProcess(listed)) === null, ORPHAN_LIMIT_MS);
    if ((await identifyProcess(listed)) === null) break;
  }
  await waitUntil(async () => (await findProcessesIn(directory)).length === 0, ORPHAN_LIMIT_MS);
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
