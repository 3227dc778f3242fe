import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseError, type Pool } from 'pg';

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
/** How long to wait for another process that migrates or restores. */
const MIGRATOR_TIMEOUT_MS = 120_000;
/** Pause between two attempts of a migration that could not lock a table. */
const PAUSE_MS = 5_000;
/** SQLSTATE `lock_not_available`: lock_timeout ended a statement. */
const LOCK_NOT_AVAILABLE = '55P03';

type Applied = Pick<Migration, 'number' | 'name' | 'hash'>;

interface LockWaits {
  /** Queries of other connections queue behind a schema change that waits for a lock, so it waits only this long. */
  readonly limitMs: number;
  /** Attempts before the migration fails. */
  readonly attempts: number;
  /** Lets the queued queries run before the next attempt. */
  readonly pause: () => Promise<unknown>;
}

const LOCK_WAITS: LockWaits = { limitMs: 5_000, attempts: 12, pause: () => delay(PAUSE_MS) };

/**
 * Applies the pending migrations in `folder` and returns their names. Concurrent processes are serialised. Each file
 * runs in its own transaction; there are no down migrations.
 * @throws when an applied file has changed or is missing here, or when a lock stays taken.
 */
export async function migrate(pool: Pool, folder: string, waits = LOCK_WAITS): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return withMigrationLock(pool, () => applyPending(pool, migrations, waits));
}

/**
 * Runs `work` while no other process migrates the database, for migrations and restores. The lock belongs to a
 * transaction that stays open meanwhile: behind PgBouncer a lock of a session would outlive it. `work` needs another
 * connection of the pool.
 */
export async function withMigrationLock<Value>(pool: Pool, work: () => Promise<Value>): Promise<Value> {
  const client = await pool.connect();
  try {
    await client.query(`begin; set local idle_in_transaction_session_timeout = 0;
      set local statement_timeout = 0; set local lock_timeout = ${MIGRATOR_TIMEOUT_MS}`);
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    return await work();
  } finally {
    await client.query('rollback').catch(() => undefined);
    client.release(true);
  }
}

/** Thrown instead of using a database whose schema is older than this program. */
export class SchemaBehindError extends Error {
  constructor(pending: readonly string[]) {
    super(
      `The database lacks the schema changes from ${pending[0]} on (${pending.length} in all). ` +
        'Apply them first: npm run migrate (in a built release: node server/dist/migrate-command.js).',
    );
    this.name = 'SchemaBehindError';
  }
}

/** Returns the names of the migrations in `folder` that the database lacks. Changes nothing. */
export async function findPendingMigrations(pool: Pool, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const { rows } = await pool.query<{ found: string | null }>(
    "select to_regclass('schema_migrations') as found",
  );
  const applied = rows[0]?.found ? await readApplied(pool) : [];
  return pendingOf(migrations, applied).map(({ name }) => name);
}

async function applyPending(
  pool: Pool,
  migrations: readonly Migration[],
  waits: LockWaits,
): Promise<string[]> {
  await pool.query(`create table if not exists schema_migrations (
    number integer primary key,
    name text not null,
    hash text not null,
    applied_at timestamptz not null default now()
  )`);
  const pending = pendingOf(migrations, await readApplied(pool));
  for (const migration of pending) await applyWithRetries(pool, migration, waits);
  return pending.map(({ name }) => name);
}

async function readApplied(pool: Pool): Promise<Applied[]> {
  const { rows } = await pool.query<Applied>(
    'select number, name, hash from schema_migrations order by number',
  );
  return rows;
}

/**
 * Returns the migrations that are not applied. Throws when an applied one has changed. Applied migrations after the
 * newest one here are those of a newer version, whose schema this program can use.
 */
function pendingOf(migrations: readonly Migration[], applied: readonly Applied[]): readonly Migration[] {
  const newestKnown = migrations.at(-1)?.number ?? 0;
  for (const earlier of applied) if (earlier.number <= newestKnown) checkUnchanged(earlier, migrations);
  const newest = Math.max(0, ...applied.map(({ number }) => number));
  const pending = migrations.filter(({ number }) => !applied.some((earlier) => earlier.number === number));
  const late = pending.find(({ number }) => number < newest);
  if (late) throw new Error(`${late.name} comes before ${newest}, which is applied already: renumber it.`);
  return pending;
}

function checkUnchanged(earlier: Applied, migrations: readonly Migration[]): void {
  const file = migrations.find(({ number }) => number === earlier.number);
  if (file === undefined) {
    throw new Error(
      `The database has ${earlier.name}, which this program lacks: it belongs to another line of versions. ` +
        'Start the version that made it, or give this one another database.',
    );
  }
  if (file.hash !== earlier.hash) {
    throw new Error(
      `${file.name} was changed after it was applied. Put it back as it was and write the change as a new migration.`,
    );
  }
}

async function applyWithRetries(pool: Pool, migration: Migration, waits: LockWaits): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await applyOne(pool, migration, waits.limitMs);
    } catch (cause) {
      const isLocked = cause instanceof DatabaseError && cause.code === LOCK_NOT_AVAILABLE;
      if (!isLocked || attempt === waits.attempts) {
        const reason = cause instanceof Error ? cause.message : cause;
        const advice = isLocked
          ? '. A long transaction holds a lock on the table: end it and migrate again'
          : '';
        throw new Error(`Migration ${migration.name} failed and left nothing: ${reason}${advice}`, { cause });
      }
      await waits.pause();
    }
  }
}

async function applyOne(
  pool: Pool,
  { number, name, sql, hash }: Migration,
  lockTimeoutMs: number,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`begin; set local statement_timeout = 0; set local lock_timeout = ${lockTimeoutMs}`);
    await client.query(sql);
    const insert = 'insert into schema_migrations (number, name, hash) values ($1, $2, $3)';
    await client.query(insert, [number, name, hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
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
