import { chmod, chown, cp, lstat, mkdir, mkdtemp, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { locateBinaries, prepareBinaries } from './binaries.ts';
import { openHome, readPassword } from './home-directory.ts';

let folder: string;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(path.join(tmpdir(), 'home-')));
  await chmod(folder, 0o755);
});

afterEach(() => rm(folder, { recursive: true }));

const dataDir = () => path.join(folder, 'closed', 'data');
const openPlace = () => path.join(folder, 'open', 'place');
const makeClosed = () => mkdir(path.join(folder, 'closed'), { mode: 0o700 });

describe('readPassword', () => {
  it('creates a password once, readable by its owner only', async () => {
    const home = { directory: folder, owner: undefined };
    const { file, password } = await readPassword(home);
    expect(password).toMatch(/^[0-9a-f]{64}$/);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readPassword(home)).password).toBe(password);
  });
});

describe.runIf(process.getuid?.() === 0)('the home of root’s database', () => {
  it('belongs to the user nobody and is in the data directory', async () => {
    const home = await openHome(path.join(folder, 'data'), openPlace());
    expect(home).toEqual({
      directory: path.join(folder, 'data', 'postgres'),
      owner: { uid: 65_534, gid: 65_534 },
    });
    expect(await stat(home.directory)).toMatchObject({ uid: 65_534, gid: 65_534 });
  });

  it('opens a closed data directory for traversal only', async () => {
    await mkdir(path.join(folder, 'data'), { mode: 0o700 });
    const home = await openHome(path.join(folder, 'data'), openPlace());
    expect(home.directory).toBe(path.join(folder, 'data', 'postgres'));
    expect((await stat(path.join(folder, 'data'))).mode & 0o777).toBe(0o701);
  });

  it('keeps its existing owner', async () => {
    await mkdir(path.join(folder, 'data', 'postgres'), { recursive: true });
    await chown(path.join(folder, 'data', 'postgres'), 1234, 1234);
    expect((await openHome(path.join(folder, 'data'), openPlace())).owner).toEqual({ uid: 1234, gid: 1234 });
  });

  it('is a link to a public directory when the user nobody cannot reach the data directory', async () => {
    await makeClosed();
    const home = await openHome(dataDir(), openPlace());
    expect(path.dirname(home.directory)).toBe(openPlace());
    expect((await lstat(path.join(dataDir(), 'postgres'))).isSymbolicLink()).toBe(true);
    expect(await openHome(dataDir(), openPlace())).toEqual(home);
  });

  it('is rejected when it has a database that the user nobody cannot reach', async () => {
    await makeClosed();
    await mkdir(path.join(dataDir(), 'postgres'), { recursive: true });
    await writeFile(path.join(dataDir(), 'postgres', 'password'), 'secret');
    await expect(openHome(dataDir(), openPlace())).rejects.toThrow(
      /holds a database but user 65534.*cannot reach it/,
    );
  });

  it('gets a copy of binaries that the user nobody cannot reach', async () => {
    await makeClosed();
    const home = await openHome(dataDir(), openPlace());
    const hidden = path.join(folder, 'closed', 'pg-1.2.3', 'native');
    await mkdir(path.dirname(hidden));
    // Without the hundreds of files that only a running database reads.
    await cp(locateBinaries(), hidden, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (file) => path.basename(file) !== 'share',
    });
    const { bin, major } = await prepareBinaries(hidden, home);
    expect(bin).toBe(path.join(home.directory, 'binaries-pg-1.2.3', 'native', 'bin'));
    expect(major).toBeGreaterThanOrEqual(18);
    expect(await prepareBinaries(hidden, home)).toEqual({ bin, major });
  });
});
