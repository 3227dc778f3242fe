import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findProcessesIn, identifyProcess } from './process-identity.ts';

describe('identifyProcess', () => {
  it('returns a stable and unique name for a living process', async () => {
    const mine = await identifyProcess(process.pid);
    expect(mine).toMatch(new RegExp(`^${process.pid} `));
    expect(await identifyProcess(process.pid)).toBe(mine);
    expect(await identifyProcess(process.ppid)).not.toBe(mine);
  });

  it('returns null for a process that has ended', async () => {
    const child = spawn('true');
    await once(child, 'exit');
    expect(await identifyProcess(child.pid ?? 0)).toBeNull();
  });

  it.runIf(process.platform === 'linux')('treats a zombie as dead', async () => {
    // The shell becomes a program that never waits for its child.
    const parent = spawn('/bin/sh', ['-c', 'sleep 0.1 & echo $!; exec sleep 60']);
    const [printed] = await once(parent.stdout, 'data');
    const pid = Number(printed);
    await expect.poll(() => readFile(`/proc/${pid}/stat`, 'utf8')).toMatch(/\) Z /);
    expect(await identifyProcess(pid)).toBeNull();
    parent.kill('SIGKILL');
  });
});

describe('findProcessesIn', () => {
  it('finds the processes whose working directory it is, and no others', async () => {
    const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'cwd-')));
    expect(await findProcessesIn(folder)).toEqual([]);
    const child = spawn('sleep', ['60'], { cwd: folder });
    await once(child, 'spawn');
    await expect.poll(() => findProcessesIn(folder)).toEqual([child.pid]);
    child.kill('SIGKILL');
    await rm(folder, { recursive: true });
  });
});
