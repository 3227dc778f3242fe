import { execFile } from 'node:child_process';
import { chown, mkdtemp, readdir, realpath, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CLEAN_ENVIRONMENT } from './embedded-binaries.ts';
import type { Home } from './embedded-home.ts';

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
  const names = await readdir(home.directory);
  for (const name of names.filter((entry) => entry.startsWith(UNFINISHED))) {
    await rm(path.join(home.directory, name), { recursive: true });
  }
  if (!names.includes(String(major))) {
    const other = names.find((name) => /^\d+$/.test(name));
    if (other !== undefined) throw new Error(describeOtherVersion(home.directory, other, major));
    await rename(await initialise(cluster), directory);
  }
  return realpath(directory);
}

function describeOtherVersion(directory: string, other: string, major: number): string {
  return (
    `${directory} holds a database of PostgreSQL ${other}, which PostgreSQL ${major} cannot open. ` +
    'Dump it with the old program and load it with this one, or choose another DATA_DIR.'
  );
}

async function initialise({ home, bin, passwordFile, fsync }: Cluster): Promise<string> {
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
  const asOwner = { ...home.owner, cwd: '/', env: CLEAN_ENVIRONMENT, timeout: INITDB_LIMIT_MS };
  await promisify(execFile)(path.join(bin, 'initdb'), options, asOwner);
  return draft;
}
