import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Pool, PoolClient } from 'pg';

interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the text, independent of line endings. */
  readonly hash: string;
}

const FILE_NAME = /^(\d{4})_[a-z0-9_]+\.sql$/;

/** Key of the advisory lock. Arbitrary, but the same in every version. */
const LOCK = 4_713_001;
const LOCK_TIMEOUT_MS = 120_000;

type Applied = Pick<Migration, 'number' | 'name' | 'hash'>;

/**
 * Applies the pending migrations in `folder` and returns their names. Concurrent processes are serialised. Each file
 * runs in its own transaction; there are no down migrations.
 * @throws when the database was created by a newer version, or an applied file has changed.
 */
export async function migrate(pool: Pool, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query(`set lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(`set statement_timeout = 0`);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await applyPending(client, migrations);
  } finally {
    // Closing the connection releases the lock and its settings.
    client.release(true);
  }
}

async function applyPending(client: PoolClient, migrations: readonly Migration[]): Promise<string[]> {
  await client.query(`create table if not exists schema_migrations (
    number integer primary key,
    name text not null,
    hash text not null,
    applied_at timestamptz not null default now()
  )`);
  const { rows: applied } = await client.query<Applied>(
    'select number, name, hash from schema_migrations order by number',
  );
  for (const earlier of applied) checkUnchanged(earlier, migrations);
  const newest = Math.max(0, ...applied.map(({ number }) => number));
  const pending = migrations.filter(({ number }) => !applied.some((earlier) => earlier.number === number));
  for (const migration of pending) {
    if (migration.number < newest) {
      throw new Error(`${migration.name} comes before ${newest}, which is applied already: renumber it.`);
    }
    await applyOne(client, migration);
  }
  return pending.map(({ name }) => name);
}

function checkUnchanged(earlier: Applied, migrations: readonly Migration[]): void {
  const file = migrations.find(({ number }) => number === earlier.number);
  if (file === undefined) {
    throw new Error(
      `The database has ${earlier.name}, which this program does not know: it was made by a newer version. ` +
        'Start that version, or give this one another database.',
    );
  }
  if (file.hash !== earlier.hash) {
    throw new Error(
      `${file.name} was changed after it was applied. Put it back as it was and write the change as a new migration.`,
    );
  }
}

async function applyOne(client: PoolClient, { number, name, sql, hash }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    const insert = 'insert into schema_migrations (number, name, hash) values ($1, $2, $3)';
    await client.query(insert, [number, name, hash]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    const reason = cause instanceof Error ? cause.message : cause;
    throw new Error(`Migration ${name} failed and left nothing: ${reason}`, { cause });
  }
}

/** Reads the numbered SQL files of a folder, in order. Throws when one is misnamed or two share a number. */
async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  const migrations = await Promise.all(names.map((name) => readMigration(folder, name)));
  const repeated = migrations.find((migration, index) => migration.number === migrations[index - 1]?.number);
  if (repeated)
    throw new Error(`Two migrations have the number of ${repeated.name}: renumber the newer one.`);
  return migrations;
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const number = FILE_NAME.exec(name)?.[1];
  if (number === undefined) throw new Error(`Migration ${name} must be named like 0001_add_users.sql.`);
  const sql = (await readFile(path.join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
  return { number: Number(number), name, sql, hash: createHash('sha256').update(sql).digest('hex') };
}
