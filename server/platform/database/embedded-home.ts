import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmod,
  chown,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { copyBinaries, linkLibraries } from './embedded-binaries.ts';
import { cleanEnvironment, type Owner } from './embedded-guard.ts';

const run = promisify(execFile);

/** `nobody` on Linux and macOS alike: who PostgreSQL runs as when we are root. */
const NOBODY: Owner = { uid: 65_534, gid: 65_534 };

/** Where a root user's database goes when its data directory lies behind a folder closed to others, as /root is. */
const OPEN_PLACE = '/var/lib/gullylens';

/** The folder with everything PostgreSQL reads and writes, and who it runs as there. */
export interface Home {
  readonly directory: string;
  readonly owner: Owner | undefined;
}

/** The home in `dataDir`, made at first use; for root possibly a link to `openPlace`. */
export async function openHome(dataDir: string, openPlace = OPEN_PLACE): Promise<Home> {
  const entrance = path.join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  await mkdir(entrance, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return { directory: await realpath(entrance), owner: undefined };
  const owner = await settleOwner(entrance);
  await letThrough(dataDir);
  if (!(await canEnter(await realpath(entrance), owner))) await moveOut(entrance, openPlace, owner);
  return { directory: await realpath(entrance), owner };
}

/** Root keeps a user's database that user's; a new one is nobody's. */
async function settleOwner(directory: string): Promise<Owner> {
  const { uid, gid } = await stat(directory);
  if (uid !== 0) return { uid, gid };
  await chown(directory, NOBODY.uid, NOBODY.gid);
  return NOBODY;
}

/** The data directory is ours to open a way through, as one from `mktemp -d` needs; the folders above it are not. */
async function letThrough(dataDir: string): Promise<void> {
  const { mode } = await stat(dataDir);
  await chmod(dataDir, (mode & 0o7777) | 0o001);
}

async function canEnter(directory: string, owner: Owner): Promise<boolean> {
  const attempt = run('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', directory], { ...owner, cwd: '/' });
  return attempt.then(
    () => true,
    () => false,
  );
}

async function moveOut(entrance: string, openPlace: string, owner: Owner): Promise<void> {
  if ((await readdir(entrance)).length > 0) {
    throw new Error(
      `${entrance} holds a database but user ${owner.uid}, whom PostgreSQL runs as, cannot reach it. ` +
        'Open the folders above it to others (chmod o+x), or move the data directory.',
    );
  }
  await mkdir(openPlace, { recursive: true, mode: 0o755 });
  const outside = await mkdtemp(path.join(openPlace, 'postgres-'));
  await chown(outside, owner.uid, owner.gid);
  if (!(await canEnter(outside, owner))) throw new Error(`User ${owner.uid} cannot reach ${openPlace}.`);
  await rm(entrance, { recursive: true });
  await symlink(outside, entrance);
}

/**
 * The binaries' folder to run from, and their major version: as installed where that works for the home's owner,
 * else a copy in the home.
 */
export async function prepareBinaries(native: string, home: Home): Promise<{ bin: string; major: number }> {
  await linkLibraries(native).catch(() => undefined);
  const installed = await readMajorVersion(path.join(native, 'bin'), home.owner);
  if (installed !== null) return { bin: path.join(native, 'bin'), major: installed };
  const copy = path.join(home.directory, `binaries-${path.basename(path.dirname(native))}`);
  await rm(copy, { recursive: true, force: true });
  await copyBinaries(native, copy);
  const bin = path.join(copy, 'native', 'bin');
  const major = await readMajorVersion(bin, home.owner);
  if (major === null) throw new Error(`The PostgreSQL in ${native} does not run on this machine.`);
  return { bin, major };
}

async function readMajorVersion(bin: string, owner: Owner | undefined): Promise<number | null> {
  const options = { ...owner, cwd: '/', env: cleanEnvironment(), timeout: 10_000 };
  const said = await run(path.join(bin, 'postgres'), ['--version'], options).catch(() => null);
  const major = / (\d+)/.exec(said?.stdout ?? '')?.[1];
  return major === undefined ? null : Number(major);
}

/** The password of the home's only database user, made at first use. */
export async function readPassword(home: Home): Promise<{ file: string; password: string }> {
  const file = path.join(home.directory, 'password');
  const kept = await readFile(file, 'utf8').catch(() => '');
  if (kept !== '') return { file, password: kept };
  const password = randomBytes(24).toString('hex');
  await writeFile(file, password, { mode: 0o600 });
  await chmod(file, 0o600);
  if (home.owner) await chown(file, home.owner.uid, home.owner.gid);
  return { file, password };
}
