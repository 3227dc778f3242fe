import type { Pool, PoolClient } from 'pg';
import { checkLedger, type LedgerFault } from '../../billing/public.ts';
import { countRows, type RowCounts, withLongConnection } from '../../platform/database/copy-database.ts';
import { findPendingMigrations, withMigrationLock } from '../../platform/database/migrate.ts';
import { type Database, type OpenDatabase, openDatabase } from '../../platform/database/open-database.ts';
import { checkDump, loadDump, requireTool } from '../../platform/database/postgres-tools.ts';
import { MIGRATIONS } from '../prepare-database.ts';
import { readServerVersion } from './back-up-database.ts';
import { CommandError, nameDatabase } from './command.ts';

/** Name of the schema that holds the replaced data until the backup is loaded. */
const SET_ASIDE = 'gullylens_before_restore';

/** What was restored, for the operator. */
export interface Restored {
  readonly counts: RowCounts;
  readonly faults: readonly LedgerFault[];
}

interface RestoreRequest {
  readonly url: string;
  readonly file: string;
  /** Replaces the data of a database that is not empty. */
  readonly replace: boolean;
}

/**
 * Loads a backup into an empty database, then counts its rows and checks its payments.
 * @throws CommandError when the database is not empty or in use; a failure leaves it as it was.
 */
export async function restoreDatabase({ url, file, replace }: RestoreRequest): Promise<Restored> {
  await requireTool('pg_restore', await readServerVersion(url));
  await checkDump(file);
  const database = openDatabase(url, { connections: 2 });
  const { pool, db, close } = database;
  try {
    await refuseInUse(pool, url);
    return await withMigrationLock(pool, async () => {
      await undoInterrupted(pool, url);
      const isEmpty = await withLongConnection(pool, hasNoTables);
      if (!isEmpty && !replace) throw new CommandError(describeFull(url));
      const load = () => loadDump({ url, file, environment: process.env });
      if (isEmpty) await load();
      else await replaceTables(database, load);
      const counts = await withLongConnection(pool, async (client) => {
        await client.query('analyze');
        return countRows(client);
      });
      return { counts, faults: await checkLedger(db) };
    });
  } finally {
    await close();
  }
}

/** The rows of each table that has any, and whether the payments agree, for the operator. */
export function describeRestored({ counts, faults }: Restored): string {
  const filled = Object.entries(counts).filter(([, rows]) => rows > 0);
  const lines = filled.map(([table, rows]) => `  ${table}: ${rows}`);
  const broken = faults.map(
    ({ invariant, fault, examples }) => `  ${invariant}: ${fault}: ${examples.join(', ')}`,
  );
  const verdict = broken.length === 0 ? ['Payments, grants and receipts agree.'] : ['FAULTS', ...broken];
  return `${[...lines, ...verdict].join('\n')}\n`;
}

function describeFull(url: string): string {
  return `The database ${nameDatabase(url)} is not empty: restore into an empty one, or add --replace to delete what it holds.`;
}

/** True when the schema `public` has no table. */
export async function hasNoTables(client: PoolClient): Promise<boolean> {
  return Object.keys(await countRows(client)).length === 0;
}

/** Throws while any other program has a connection: it may be a server of ours, whose name can be configured. */
async function refuseInUse(pool: Pool, url: string): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    `select distinct application_name as name from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid() order by 1`,
  );
  if (rows.length === 0) return;
  const names = rows.map(({ name }) => (name === '' ? 'a program without a name' : name));
  throw new CommandError(
    `The database ${nameDatabase(url)} is in use by ${names.join(', ')}: stop every GullyLens server and close other connections first.`,
  );
}

/** Renames the schema while `load` fills a new one. If that fails, the old one is restored. */
async function replaceTables({ pool, db }: OpenDatabase, load: () => Promise<void>): Promise<void> {
  await pool.query(`begin; alter schema public rename to ${SET_ASIDE}; create schema public; commit`);
  try {
    await load();
    await requireOwnTables(pool);
    await requireOwnMigrations(pool);
    await requireSoundLedger(db);
  } catch (error) {
    await putBack(pool);
    throw error;
  }
  await withLongConnection(pool, (client) => client.query(`drop schema ${SET_ASIDE} cascade`));
}

/** Refuses a dump of another program, of a part, or of the schema alone, before the old data is deleted. */
async function requireOwnTables(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ found: boolean }>(
    `select to_regclass('public.schema_migrations') is not null
       and to_regclass('public.users') is not null
       and to_regclass('public.billing_orders') is not null as found`,
  );
  if (!rows[0]?.found)
    throw new CommandError('The file holds no complete GullyLens database: nothing was replaced.');
}

/** Refuses a backup of another line of versions, which no server of this one could use. */
async function requireOwnMigrations(pool: Pool): Promise<void> {
  await findPendingMigrations(pool, MIGRATIONS).catch((cause: Error) => {
    throw new CommandError(`${cause.message} Nothing was replaced.`, { cause });
  });
}

async function requireSoundLedger(db: Database): Promise<void> {
  const faults = await checkLedger(db);
  if (faults.length === 0) return;
  const described = faults.map(({ fault, examples }) => `${fault} (${examples.join(', ')})`);
  throw new CommandError(
    `The payments of the backup do not agree: ${described.join('; ')}. Nothing was replaced; to use it all the same, restore it into an empty database.`,
  );
}

/**
 * Puts back the data that an interrupted restore had set aside. Throws when the schema `public` has tables too, because
 * a server may have stored data in them since.
 */
async function undoInterrupted(pool: Pool, url: string): Promise<void> {
  const { rowCount } = await pool.query('select from pg_namespace where nspname = $1', [SET_ASIDE]);
  if (rowCount === 0) return;
  if (!(await withLongConnection(pool, hasNoTables)))
    throw new CommandError(
      `An earlier restore into ${nameDatabase(url)} was interrupted: the schema ${SET_ASIDE} has the data from before, and public has other tables. Drop or rename the one you do not need, then run this again.`,
    );
  await putBack(pool);
}

function putBack(pool: Pool) {
  return withLongConnection(pool, (client) =>
    client.query(`begin; drop schema public cascade; alter schema ${SET_ASIDE} rename to public; commit`),
  );
}
