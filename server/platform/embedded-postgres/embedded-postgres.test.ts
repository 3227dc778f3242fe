import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readdir, readFile, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BundledProgram, bundleProgram } from '../testing/bundle-program.ts';
import type { HolderReport } from '../testing/hold-postgres-program.ts';
import { DataDirectoryInUseError } from './data-directory-lock.ts';
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { findProcessesIn, identifyProcess } from './process-identity.ts';

const HOLDER = fileURLToPath(new URL('../testing/hold-postgres-program.ts', import.meta.url));
const ROUNDS = 2;

/** Shared by most tests, because creating a database takes seconds. */
let dataDir: string;
let holder: BundledProgram;
const lines: string[] = [];
let ended = 0;

beforeAll(async () => {
  [dataDir, holder] = await Promise.all([makeDataDir(), bundleProgram(HOLDER)]);
});

beforeEach(() => {
  lines.length = 0;
  ended = 0;
});

afterAll(async () => {
  await rm(dataDir, { recursive: true });
  await holder.remove();
});

async function makeDataDir(): Promise<string> {
  const made = await realpath(await mkdtemp(path.join(tmpdir(), 'embedded-')));
  await chmod(made, 0o755);
  return made;
}

const start = (where = dataDir) =>
  startEmbeddedPostgres({
    dataDir: where,
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
  const child = fork(holder.file, [dataDir], { execArgv: [] });
  const seen = { url: '', counted: 0, committed: 0 };
  child.on('message', (report: HolderReport) => {
    if (report.kind === 'ready') Object.assign(seen, { url: report.url, counted: report.counted });
    else seen.committed = report.count;
  });
  await expect.poll(() => seen.committed).toBeGreaterThan(seen.counted);
  return { child, seen };
};

const killAndWait = async (child: ChildProcess) => {
  child.kill('SIGKILL');
  await once(child, 'exit');
};

const postmaster = async () =>
  Number.parseInt(await readFile(path.join(await cluster(), 'postmaster.pid'), 'utf8'), 10);
const everyoneGone = () => expect.poll(async () => findProcessesIn(await cluster())).toEqual([]);

describe('startEmbeddedPostgres', { timeout: 60_000 }, () => {
  it('starts over after an interrupted initialisation, and opens the same database at every start', async () => {
    await mkdir(path.join(dataDir, 'postgres', 'unfinished-x1'), { recursive: true });
    await writeFile(path.join(dataDir, 'postgres', 'unfinished-x1', 'PG_VERSION'), '18');
    expect(await findRunningPostgres(dataDir)).toBeNull();
    const first = await start();
    expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('unfinished-x1');
    await query(first.url, 'create table innings (runs integer); insert into innings values (183)');
    await first.stop();
    const second = await start();
    expect(await query(second.url, 'select runs from innings')).toEqual([{ runs: 183 }]);
    await second.stop();
    expect(await findProcessesIn(await cluster())).toEqual([]);
  });

  it('can be found by another process while it runs', async () => {
    expect(await findRunningPostgres(dataDir)).toBeNull();
    const { url, stop } = await start();
    expect(await findRunningPostgres(dataDir)).toBe(url);
    await stop();
    expect(await findRunningPostgres(dataDir)).toBeNull();
  });

  it('listens on 127.0.0.1 only and requires the password', async () => {
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

  it('refuses the database of another major version', async () => {
    const other = await makeDataDir();
    await mkdir(path.join(other, 'postgres', '15'), { recursive: true });
    await expect(start(other)).rejects.toThrow(
      /holds a database of PostgreSQL 15, which PostgreSQL \d+ cannot open/,
    );
    await rm(other, { recursive: true });
  });

  it('restarts PostgreSQL on the same address after any signal ended it', async () => {
    const { url, stop } = await start();
    // Without fsync a commit is only in memory.
    await query(url, 'checkpoint');
    for (const [before, signal] of (['SIGKILL', 'SIGINT'] as const).entries()) {
      const killed = await postmaster();
      process.kill(killed, signal);
      await expect.poll(postmaster).not.toBe(killed);
      const runs = () => query(url, 'select runs from innings');
      await expect.poll(runs).toEqual([{ runs: 183 }]);
      expect(ended).toBe(before + 1);
    }
    await stop();
    expect(await findProcessesIn(await cluster())).toEqual([]);
  });

  it('recovers after one of its backends was killed', async () => {
    const { url, stop } = await start();
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query('select pg_backend_pid() as pid');
    process.kill(rows[0].pid, 'SIGKILL');
    await expect.poll(() => query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(ended).toBe(0);
    await stop();
  });

  it('can be stopped while it waits to restart PostgreSQL', async () => {
    const { stop } = await start();
    process.kill(await postmaster(), 'SIGKILL');
    await expect.poll(() => ended).toBe(1);
    await stop();
    expect(await findProcessesIn(await cluster())).toEqual([]);
    await (await start()).stop();
  });

  it('names the log file when PostgreSQL does not start, and starts once the fault is corrected', async () => {
    const settings = path.join(await cluster(), 'postgresql.auto.conf');
    const before = await readFile(settings, 'utf8');
    await writeFile(settings, 'no_such_setting = 1\n');
    await expect(start()).rejects.toThrow(/does not start; see its log in .*postgres\.log/);
    expect([await findProcessesIn(await cluster()), ended]).toEqual([[], 0]);
    await writeFile(settings, before);
    await (await start()).stop();
  });

  it('reports a wrong password immediately', async () => {
    const file = path.join(dataDir, 'postgres', 'password');
    const before = await readFile(file, 'utf8');
    await writeFile(file, 'x'.repeat(64));
    await expect(start()).rejects.toThrow(/password authentication failed/);
    await writeFile(file, before);
  });

  it('stops PostgreSQL when this process is killed; written data is on disk', async () => {
    const { child, seen } = await holdInAnotherProcess();
    expect(await query(seen.url, 'show fsync')).toEqual([{ fsync: 'on' }]);
    await killAndWait(child);
    await everyoneGone();
  });

  it.runIf(process.platform === 'linux')('stops its own orphaned PostgreSQL', async () => {
    const { stop: stopFirst } = await start();
    const [program = '', ...options] = (await readFile(`/proc/${await postmaster()}/cmdline`, 'utf8')).split(
      '\0',
    );
    await stopFirst();
    const { uid, gid } = await stat(await cluster());
    const orphan = spawn(program, options.slice(0, -1), { uid, gid, cwd: '/', stdio: 'ignore' });
    await expect.poll(postmaster).toBe(orphan.pid);
    const { stop } = await start();
    expect(lines).toEqual([expect.stringContaining(`stopping PostgreSQL ${orphan.pid}`)]);
    expect(orphan.exitCode).toBe(0);
    await stop();
  });

  it('does not touch another process that reuses the id of the last PostgreSQL', async () => {
    await (await start()).stop();
    const stranger = spawn('sleep', ['60'], { cwd: '/' });
    const file = path.join(await cluster(), 'postmaster.pid');
    await writeFile(file, `${stranger.pid}\n${await cluster()}\n1\n1\n\n127.0.0.1\n\n`);
    const { stop } = await start();
    expect(await identifyProcess(stranger.pid ?? 0)).not.toBeNull();
    await stop();
    stranger.kill('SIGKILL');
  });

  it(`loses no acknowledged write over ${ROUNDS} kills`, { timeout: 180_000 }, async () => {
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
