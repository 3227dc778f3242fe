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
  it('rejects a directory that a living process holds, and names the process', async () => {
    await acquireLock(directory);
    const refusal = acquireLock(directory);
    await expect(refusal).rejects.toBeInstanceOf(DataDirectoryInUseError);
    await expect(refusal).rejects.toThrow(`is in use by process ${process.pid}`);
  });

  it('gives a released directory to the next process', async () => {
    const free = await acquireLock(directory);
    await free();
    await expect(acquireLock(directory)).resolves.toBeTypeOf('function');
  });

  it('takes over from a process that died without releasing it', async () => {
    await symlink('999999999 1 boot', path.join(directory, 'lock.7'));
    await acquireLock(directory);
    expect(await readdir(directory)).toEqual(['lock.8']);
  });

  it('takes over from a dead process whose id was reused', async () => {
    await symlink(`${process.pid} 1 an-earlier-boot`, path.join(directory, 'lock.1'));
    await expect(acquireLock(directory)).resolves.toBeTypeOf('function');
  });

  it('accepts one of many competing successors', async () => {
    await symlink('999999999 1 boot', path.join(directory, 'lock.3'));
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => acquireLock(directory)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await readdir(directory)).toEqual(['lock.4']);
  });

  it('uses the newest number and ignores older ones', async () => {
    await symlink((await identifyProcess(process.pid)) ?? '', path.join(directory, 'lock.9'));
    await symlink('free', path.join(directory, 'lock.2'));
    await expect(acquireLock(directory)).rejects.toBeInstanceOf(DataDirectoryInUseError);
  });
});
