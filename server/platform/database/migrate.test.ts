import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PoolClient } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/create-test-database.ts';
import { findPendingMigrations, migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

let database: TestDatabase;
let folder: string;

beforeEach(async () => {
  database = await createTestDatabase('empty');
  folder = await mkdtemp(path.join(tmpdir(), 'migrations-'));
  await write('0001_add_teams.sql', 'create table teams (name text primary key);');
  await write('0002_add_players.sql', "create table players (name text); insert into teams values ('IND');");
});

afterEach(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, sql: string) => writeFile(path.join(folder, name), sql);
const run = () => migrate(database.pool, folder);
const countLocks = async () => {
  const { rowCount } = await database.pool.query(
    "select from pg_locks join pg_database on pg_database.oid = database where locktype = 'advisory' and datname = current_database()",
  );
  return rowCount;
};
const teams = async () => (await database.pool.query('select name from teams')).rows;

describe('migrate', () => {
  it('applies every file once, in order', async () => {
    expect(await run()).toEqual(['0001_add_teams.sql', '0002_add_players.sql']);
    expect(await run()).toEqual([]);
    expect(await teams()).toEqual([{ name: 'IND' }]);
    // PostgreSQL ends a closed connection, and with it the lock, a moment later.
    await expect.poll(countLocks).toBe(0);
  });

  it('applies only new files on a later start', async () => {
    await run();
    await write('0003_add_grounds.sql', 'create table grounds (name text);');
    expect(await run()).toEqual(['0003_add_grounds.sql']);
  });

  it('applies each file once when five processes start in parallel', async () => {
    const pools = Array.from({ length: 5 }, () => openDatabase(database.url, { connections: 2 }));
    const applied = await Promise.all(pools.map(({ pool }) => migrate(pool, folder)));
    await Promise.all(pools.map(({ close }) => close()));
    expect(applied.flat().toSorted()).toEqual(['0001_add_teams.sql', '0002_add_players.sql']);
    expect(await teams()).toEqual([{ name: 'IND' }]);
  });

  it('rolls back a failing file, keeps earlier ones, and continues once it is corrected', async () => {
    await write('0002_add_players.sql', 'create table players (name text); select 1 / 0;');
    await expect(run()).rejects.toThrow(
      'Migration 0002_add_players.sql failed and left nothing: division by zero',
    );
    expect((await database.pool.query("select to_regclass('players') as found")).rows).toEqual([
      { found: null },
    ]);
    expect(await teams()).toEqual([]);
    await write('0002_add_players.sql', 'create table players (name text);');
    expect(await run()).toEqual(['0002_add_players.sql']);
  });

  it('accepts the schema of a newer version, and applies nothing to it', async () => {
    await run();
    await rm(path.join(folder, '0002_add_players.sql'));
    expect(await run()).toEqual([]);
    expect(await findPendingMigrations(database.pool, folder)).toEqual([]);
  });

  it('refuses a database with a migration that is missing between the known ones', async () => {
    await run();
    await rm(path.join(folder, '0001_add_teams.sql'));
    await expect(run()).rejects.toThrow(/has 0001_add_teams.sql, which this program lacks/);
  });

  it('rejects a file that was changed after it was applied', async () => {
    await run();
    await write('0001_add_teams.sql', 'create table teams (name text primary key, city text);');
    await expect(run()).rejects.toThrow('0001_add_teams.sql was changed after it was applied');
    await write('0001_add_teams.sql', 'create table teams (name text primary key);');
    expect(await run()).toEqual([]);
  });

  it('accepts a file with other line endings', async () => {
    await write('0001_add_teams.sql', 'create table teams (\nname text primary key);');
    await run();
    await write('0001_add_teams.sql', 'create table teams (\r\nname text primary key);');
    expect(await run()).toEqual([]);
  });

  it('rejects a new file with a number below the newest applied one', async () => {
    await rm(path.join(folder, '0001_add_teams.sql'));
    await write('0002_add_players.sql', 'create table players (name text);');
    await run();
    await write('0001_add_teams.sql', 'create table teams (name text);');
    await expect(run()).rejects.toThrow('0001_add_teams.sql comes before 2, which is applied already');
  });

  it('rejects two files with one number, and a misnamed file', async () => {
    await write('0002_add_umpires.sql', 'select 1;');
    await expect(run()).rejects.toThrow('Two migrations have the number of 0002_add_umpires.sql');
    await rm(path.join(folder, '0002_add_umpires.sql'));
    await write('three.sql', 'select 1;');
    await expect(run()).rejects.toThrow('Migration three.sql must be named like 0001_add_users.sql');
  });
});

describe('the pending migrations', () => {
  it('are all of an empty database, which stays empty', async () => {
    const names = ['0001_add_teams.sql', '0002_add_players.sql'];
    expect(await findPendingMigrations(database.pool, folder)).toEqual(names);
    const { rows } = await database.pool.query("select to_regclass('schema_migrations') as found");
    expect(rows).toEqual([{ found: null }]);
  });

  it('are those after the applied ones', async () => {
    await run();
    await write('0003_add_grounds.sql', 'create table grounds (name text);');
    expect(await findPendingMigrations(database.pool, folder)).toEqual(['0003_add_grounds.sql']);
  });
});

describe('a migration of a table that a transaction has locked', () => {
  let holder: PoolClient;

  beforeEach(async () => {
    await run();
    await write('0003_add_city.sql', 'create table cities (); alter table teams add column city text;');
    holder = await database.pool.connect();
    await holder.query('begin; select from teams');
  });

  afterEach(() => holder.release(true));

  it('is retried until the transaction has ended', async () => {
    let pauses = 0;
    const pause = async () => {
      pauses += 1;
      if (pauses === 2) await holder.query('commit');
    };
    const applied = await migrate(database.pool, folder, { limitMs: 20, attempts: 5, pause });
    expect(applied).toEqual(['0003_add_city.sql']);
    expect(pauses).toBe(2);
  });

  it('fails after the last attempt, leaves nothing and says what to do', async () => {
    let pauses = 0;
    const pause = async () => void (pauses += 1);
    const migrating = migrate(database.pool, folder, { limitMs: 20, attempts: 3, pause });
    await expect(migrating).rejects.toThrow(
      /0003_add_city.sql failed and left nothing: .* lock timeout\. A long transaction holds a lock/,
    );
    expect(pauses).toBe(2);
    const { rows } = await database.pool.query("select to_regclass('cities') as found");
    expect(rows).toEqual([{ found: null }]);
  });
});
