import type { Pool, PoolClient } from 'pg';
import { type Migration, readMigrations } from './read-migrations.ts';

/** Any fixed number will do, as long as every version of the program takes the same. */
const LOCK = 4_713_001;
const LOCK_LIMIT_MS = 120_000;

interface Applied {
  readonly number: number;
  readonly name: string;
  readonly hash: string;
}

/**
 * Brings the database to the newest migration in `folder` and returns the names it applied. Any number of processes
 * may call it at once: they take turns. Each file runs in a transaction of its own; there is no way back.
 * @throws when the database was made by a newer program, or a file differs from what was applied.
 */
export async function migrate(pool: Pool, folder: string): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const client = await pool.connect();
  try {
    await client.query(`set lock_timeout = ${LOCK_LIMIT_MS}`);
    await client.query(`set statement_timeout = 0`);
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await applyPending(client, migrations);
  } finally {
    // The connection takes the lock and its settings with it.
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
  const newest = applied.at(-1)?.number ?? 0;
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
    await client.query('insert into schema_migrations (number, name, hash) values ($1, $2, $3)', [
      number,
      name,
      hash,
    ]);
    await client.query('commit');
  } catch (cause) {
    await client.query('rollback');
    throw new Error(
      `Migration ${name} failed and left nothing: ${cause instanceof Error ? cause.message : cause}`,
      {
        cause,
      },
    );
  }
}
