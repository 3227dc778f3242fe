import { execFile } from 'node:child_process';
import { chmod, chown, mkdir, mkdtemp, readdir, realpath, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { loadOrCreateSecret } from '../stored-secret.ts';

const run = promisify(execFile);

/** The user that PostgreSQL runs as; it refuses to be root. */
export interface Owner {
  readonly uid: number;
  readonly gid: number;
}

/** `nobody` on Linux and macOS alike: PostgreSQL's user when we are root. */
const NOBODY: Owner = { uid: 65_534, gid: 65_534 };

/** Location of root's database when its data directory is inside a folder closed to others, such as /root. */
const PUBLIC_DIRECTORY = '/var/lib/gullylens';

/** PostgreSQL's folder and the user that it runs as; undefined for the current user. */
export interface Home {
  readonly directory: string;
  readonly owner: Owner | undefined;
}

/** Opens the home in `dataDir`, created at first use; for root possibly a link to `publicDirectory`. */
export async function openHome(dataDir: string, publicDirectory = PUBLIC_DIRECTORY): Promise<Home> {
  const homePath = path.join(dataDir, 'postgres');
  await mkdir(dataDir, { recursive: true });
  await mkdir(homePath, { recursive: true, mode: 0o700 });
  if (process.getuid?.() !== 0) return { directory: await realpath(homePath), owner: undefined };
  const owner = await chooseOwner(homePath);
  // The data directory may be opened for others, as one from `mktemp -d` requires; its parents may not.
  await chmod(dataDir, ((await stat(dataDir)).mode & 0o7777) | 0o001);
  if (!(await canEnter(await realpath(homePath), owner))) await moveOutside(homePath, publicDirectory, owner);
  return { directory: await realpath(homePath), owner };
}

/** As root, an existing database keeps its owner; a new one belongs to `nobody`. */
async function chooseOwner(directory: string): Promise<Owner> {
  const { uid, gid } = await stat(directory);
  if (uid !== 0) return { uid, gid };
  await chown(directory, NOBODY.uid, NOBODY.gid);
  return NOBODY;
}

async function canEnter(directory: string, owner: Owner): Promise<boolean> {
  const attempt = run('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', directory], { ...owner, cwd: '/' });
  return attempt.then(
    () => true,
    () => false,
  );
}

async function moveOutside(homePath: string, publicDirectory: string, owner: Owner): Promise<void> {
  if ((await readdir(homePath)).length > 0) {
    throw new Error(
      `${homePath} holds a database but user ${owner.uid}, whom PostgreSQL runs as, cannot reach it. ` +
        'Open the folders above it to others (chmod o+x), or move the data directory.',
    );
  }
  await mkdir(publicDirectory, { recursive: true, mode: 0o755 });
  const outside = await mkdtemp(path.join(publicDirectory, 'postgres-'));
  await chown(outside, owner.uid, owner.gid);
  if (!(await canEnter(outside, owner)))
    throw new Error(`User ${owner.uid} cannot reach ${publicDirectory}.`);
  await rm(homePath, { recursive: true });
  await symlink(outside, homePath);
}

/** Returns the password of the only database user, created at first use in a file that PostgreSQL's user can read. */
export async function readPassword({ directory, owner }: Home): Promise<{ file: string; password: string }> {
  const file = path.join(directory, 'password');
  const password = await loadOrCreateSecret(directory, 'password');
  if (owner) await chown(file, owner.uid, owner.gid);
  return { file, password };
}
