import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, realpath, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { cleanEnvironment } from './embedded-guard.ts';
import type { Home } from './embedded-home.ts';

const run = promisify(execFile);

export const SUPERUSER = 'gullylens';
const INITDB_LIMIT_MS = 120_000;
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
