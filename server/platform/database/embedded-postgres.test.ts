import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HolderReport } from '../../testing/hold-postgres.ts';
import { DataDirectoryInUseError } from './embedded-lock.ts';
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findProcessesIn, identifyProcess } from './embedded-process.ts';

const HOLDER = fileURLToPath(new URL('../../testing/hold-postgres.ts', import.meta.url));
const PATIENCE = { timeout: 30_000, interval: 50 };
const ROUNDS = 20;

let dataDir: string;
const lines: string[] = [];
let ended = 0;

beforeEach(async () => {
  dataDir = await realpath(await mkdtemp(path.join(tmpdir(), 'embedded-')));
  await chmod(dataDir, 0o755);
  lines.length = 0;
  ended = 0;
});

afterEach(() => rm(dataDir, { recursive: true }));

const start = () =>
  startEmbeddedPostgres({
    dataDir,
    fsync: false,
    log: (line) => lines.push(line),
    onEnded: () => void (ended += 1),
  });

const cluster = async () => {
  const home = path.join(dataDir, 'postgres');
  const major = (await readdir(home)).find((name) => /^\d+$/.test(name));
  return path.join(home, major ?? 'none');
};

const query = async (url: string, sql: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

/** Runs the counting program in the data directory until it has committed something. */
const holdInAnotherProcess = async () => {
  const child = fork(HOLDER, [dataDir], { execArgv: ['--import', 'tsx'] });
  const seen = { url: '', counted: 0, committed: 0 };
  child.on('message', (report: HolderReport) => {
    if (report.kind === 'ready') Object.assign(seen, { url: report.url, counted: report.counted });
    else seen.committed = report.count;
  });
  await vi.waitFor(() => expect(seen.committed).toBeGreaterThan(seen.counted), PATIENCE);
  return { child, seen };
};

const killAndWait = async (child: ChildProcess) => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};

const postmaster = async () =>
  Number.parseInt(await readFile(path.join(await cluster(), 'postmaster.pid'), 'utf8'), 10);
const everyoneGone = () =>
  vi.waitFor(async () => expect(await findProcessesIn(await cluster())).toEqual([]), PATIENCE);

describe('startEmbeddedPostgres', { timeout: 60_000 }, () => {
  it('opens the same database at every start', async () => {
    const first = await start();
    await query(first.url, 'create table innings (runs integer); insert into innings values (183)');
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'select runs from innings')).toEqual([{ runs: 183 }]);
    await second.stop();
    expect(await findProcessesIn(await cluster())).toEqual([]);
  });

  it('is found by another process while it runs, and not before and after', async () => {
    expect(await findRunningPostgres(dataDir)).toBeNull();
    const { url, stop } = await start();
    expect(await findRunningPostgres(dataDir)).toBe(url);
    await stop();
    expect(await findRunningPostgres(dataDir)).toBeNull();
  });

  it('listens on 127.0.0.1 only and lets nobody in without the password', async () => {
    const { url, stop } = await start();
    expect(await query(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }]);
    expect(await query(url, 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }]);
    expect(await query(url, 'select distinct auth_method from pg_hba_file_rules')).toEqual([
      { auth_method: 'scram-sha-256' },
    ]);
    await expect(query(url.replace(/:[0-9a-f]{64}@/, ':guess@'), 'select 1')).rejects.toThrow(/password/);
    await stop();
  });

  it('refuses a directory that a living process has open', async () => {
    const { stop } = await start();
    await expect(start()).rejects.toBeInstanceOf(DataDirectoryInUseError);
    await stop();
  });

  it('starts over when making the database was interrupted', async () => {
    await mkdir(path.join(dataDir, 'postgres', 'unfinished-x1'), { recursive: true });
    await writeFile(path.join(dataDir, 'postgres', 'unfinished-x1', 'PG_VERSION'), '18');
    const { url, stop } = await start();
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('unfinished-x1');
    await stop();
  });

  it('refuses the database of another major version', async () => {
    await mkdir(path.join(dataDir, 'postgres', '15'), { recursive: true });
    await expect(start()).rejects.toThrow(
      /holds a database of PostgreSQL 15, which PostgreSQL \d+ cannot open/,
    );
  });

  it.each(['SIGKILL', 'SIGINT'] as const)(
    'starts PostgreSQL again on the same address whenever %s ends it',
    async (signal) => {
      const { url, stop } = await start();
      await query(url, 'create table innings (runs integer); insert into innings values (183)');
      // Without fsync a commit is in memory alone.
      await query(url, 'checkpoint');
      for (let round = 1; round <= 2; round += 1) {
        const killed = await postmaster();
        process.kill(killed, signal);
        await vi.waitFor(async () => expect(await postmaster()).not.toBe(killed), PATIENCE);
        const runs = () => query(url, 'select runs from innings');
        await vi.waitFor(async () => expect(await runs()).toEqual([{ runs: 183 }]), PATIENCE);
        expect(ended).toBe(round);
      }
      await stop();
      expect(await findProcessesIn(await cluster())).toEqual([]);
    },
  );

  it('answers again when one of its backends was killed', async () => {
    const { url, stop } = await start();
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    process.kill(rows[0].pid, 'SIGKILL');
    await vi.waitFor(async () => expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]), PATIENCE);
    expect(ended).toBe(0);
    await stop();
  });

  it('can be stopped while it waits to start PostgreSQL again', async () => {
    const { stop } = await start();
    process.kill(await postmaster(), 'SIGKILL');
    await vi.waitFor(() => expect(ended).toBe(1), PATIENCE);
    await stop();
    expect(await findProcessesIn(await cluster())).toEqual([]);
    await (await start()).stop();
  });

  it('stops PostgreSQL when this process is killed', async () => {
    const { child } = await holdInAnotherProcess();
    await killAndWait(child);
    await everyoneGone();
  });

  it.runIf(process.platform === 'linux')(
    'stops a PostgreSQL of its own that nobody looks after',
    async () => {
      const { stop: stopFirst } = await start();
      const [program = '', ...options] = (
        await readFile(`/proc/${await postmaster()}/cmdline`, 'utf8')
      ).split('\0');
      await stopFirst();
      const { uid, gid } = await stat(await cluster());
      const orphan = spawn(program, options.slice(0, -1), { uid, gid, cwd: '/', stdio: 'ignore' });
      await vi.waitFor(async () => expect(await postmaster()).toBe(orphan.pid), PATIENCE);
      const { stop } = await start();
      expect(lines).toEqual([expect.stringContaining(`stopping PostgreSQL ${orphan.pid}`)]);
      expect(orphan.exitCode).toBe(0);
      await stop();
    },
  );

  it('leaves a stranger alone that has the id of the last PostgreSQL', async () => {
    await (await start()).stop();
    const stranger = spawn('sleep', ['60'], { cwd: '/' });
    const file = path.join(await cluster(), 'postmaster.pid');
    await writeFile(file, `${stranger.pid}\n${await cluster()}\n1\n1\n\n127.0.0.1\n\n`);
    const { stop } = await start();
    expect(await identifyProcess(stranger.pid ?? 0)).not.toBeNull();
    await stop();
    stranger.kill('SIGKILL');
  });

  it(`loses nothing it acknowledged over ${ROUNDS} kills`, { timeout: 180_000 }, async () => {
    let acknowledged = 0;
    for (let round = 1; round <= ROUNDS; round += 1) {
      const { child, seen } = await holdInAnotherProcess();
      expect(seen.counted).toBeGreaterThanOrEqual(acknowledged);
      await killAndWait(child);
      acknowledged = seen.committed;
    }
    await everyoneGone();
  });
});
