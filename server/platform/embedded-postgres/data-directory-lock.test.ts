import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acquireLock, DataDirectoryInUseError } from './data-directory-lock.ts';
import { identifyProcess } from './process-identity.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'lock-'));
});

afterEach(() => rm(directory, { recursive: true }));

describe('acquireLock', () => {
  it('refuses a folder that a living process holds, and names the process', async () => {
    await acquireLock(directory);
    const refusal = acquireLock(directory);
    await expect(refusal).rejects.toBeInstanceOf(DataDirectoryInUseError);
    await expect(refusal).rejects.toThrow(`is in use by process ${process.pid}`);
  });

  it('gives a freed folder to the next', async () => {
    const free = await acquireLock(directory);
    await free();
    await expect(acquireLock(directory)).resolves.toBeTypeOf('function');
  });

  it('succeeds a process that died without freeing it', async () => {
    await symlink('999999999 1 boot', path.join(directory, 'lock.7'));
    await acquireLock(directory);
    expect(await readdir(directory)).toEqual(['lock.8']);
  });

  it('succeeds a dead process whose id another process has now', async () => {
    await symlink(`${process.pid} 1 an-earlier-boot`, path.join(directory, 'lock.1'));
    await expect(acquireLock(directory)).resolves.toBeTypeOf('function');
  });

  it('lets one of many successors in', async () => {
    await symlink('999999999 1 boot', path.join(directory, 'lock.3'));
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => acquireLock(directory)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readdir(directory)).toEqual(['lock.4']);
  });

  it('goes by the newest number, whatever older ones say', async () => {
    await symlink((await identifyProcess(process.pid)) ?? '', path.join(directory, 'lock.9'));
    await symlink('free', path.join(directory, 'lock.2'));
    await expect(acquireLock(directory)).rejects.toBeInstanceOf(DataDirectoryInUseError);
  });
});
