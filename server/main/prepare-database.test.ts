import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSettings } from '../config/read-settings.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import { serveAccounts } from '../accounts/testing/accounts-server.ts';
import { findFreePort } from '../platform/find-free-port.ts';
import { createTestDatabase, type TestDatabase } from '../platform/testing/create-test-database.ts';
import { createLifecycle } from '../platform/jobs/lifecycle.ts';
import { findCommandDatabase, prepareDatabase } from './prepare-database.ts';

let dataDir: string;
let lines: string[];
beforeEach(async () => {
  lines = [];
  dataDir = await mkdtemp(path.join(tmpdir(), 'prepared-'));
  await chmod(dataDir, 0o755);
});
afterEach(() => rm(dataDir, { recursive: true }));

async function start(variables: Record<string, string> = {}, level = 'error') {
  const read = readSettings({ DATA_DIR: dataDir, ...variables });
  if (!read.ok) throw new Error(read.faults.join());
  const { environment } = read.settings;
  const log = pino({ level, base: null }, { write: (line: string) => void lines.push(line) });
  const lifecycle = createLifecycle(log);
  const database = await prepareDatabase({ environment, log, lifecycle, waitLimitMs: 1_000 });
  return { environment, lifecycle, database };
}

async function postmaster(): Promise<number> {
  const home = path.join(dataDir, 'postgres');
  const major = (await readdir(home)).find((name) => /^\d+$/.test(name)) ?? '';
  return Number.parseInt(await readFile(path.join(home, major, 'postmaster.pid'), 'utf8'), 10);
}

it('reads, sign-ins and notifications recover after PostgreSQL was killed, which is logged', async () => {
  const { environment, lifecycle, database } = await start();
  // As a command finds it.
  const running = await findCommandDatabase(environment, { mayCreate: false });
  expect(running.url).toBe(database.url);
  const server = await serveAccounts(database);
  lifecycle.started('accounts', server.close);
  lifecycle.started('following', await server.accounts.followRevokedSessions());
  const before = await server.signIn();
  const profile = async () => (await server.call('GET', '/api/auth/profile/', before.tokens)).status;
  const [{ pid }] = (await database.pool.query('select pg_backend_pid() as pid')).rows;
  for (const killed of [pid, await postmaster()]) {
    process.kill(killed, 'SIGKILL');
    await expect.poll(profile).toBe(200);
    await expect.poll(() => server.signIn().then(({ user }) => user.id, String)).toBe(before.user.id);
    await expect.poll(() => isListening(database)).toBe(true);
  }
  expect(lines.filter((line) => line.includes('"alert":"postgres_ended"'))).toHaveLength(1);
  await lifecycle.stop();
  expect(lines).toHaveLength(1);
});

const isListening = async ({ pool }: OpenDatabase) => {
  const channel = `select from pg_stat_activity where application_name = 'gullylens session_ended'`;
  return pool.query(channel).then(
    ({ rowCount }) => rowCount === 1,
    () => false,
  );
};

const startOn = ({ url }: TestDatabase) => start({ MIGRATE_AT_START: '0', DATABASE_URL: url });

describe('with MIGRATE_AT_START=0', () => {
  let database: TestDatabase;
  afterEach(() => database.drop());
  it('a database with an older schema is refused and stays as it is', async () => {
    database = await createTestDatabase('empty');
    await expect(startOn(database)).rejects.toThrow(
      /^The database lacks the schema changes from \S+ on \(\d+ in all\)\. Apply them first: npm run migrate \(/,
    );
    const { rows } = await database.pool.query("select from pg_tables where schemaname = 'public'");
    expect(rows).toEqual([]);
  });

  it('a database with a newer schema is used', async () => {
    database = await createTestDatabase();
    await database.pool.query("insert into schema_migrations values (9999, '9999_later.sql', '')");
    const { lifecycle } = await startOn(database);
    await lifecycle.stop();
  });
});

it('the schema changes are logged once, when they are applied', async () => {
  const database = await createTestDatabase('empty');
  for (const applied of [1, 0]) {
    lines = [];
    const { lifecycle } = await start({ DATABASE_URL: database.url }, 'info');
    await lifecycle.stop();
    expect(lines.filter((line) => line.includes('schema is up to date'))).toHaveLength(applied);
  }
  await database.drop();
});

it('waiting for a database is logged with its limit', async () => {
  const url = `postgres://127.0.0.1:${await findFreePort()}/db`;
  await expect(start({ DATABASE_URL: url }, 'warn')).rejects.toThrow(/no PostgreSQL listens there/);
  expect(lines).toEqual([expect.stringContaining('Waiting for up to 1 s.')]);
});
