import { fileURLToPath } from 'node:url';
import type { Pool } from 'pg';
import type { Environment } from '../config/environment.ts';
import { DataDirectoryInUseError } from '../platform/embedded-postgres/data-directory-lock.ts';
import {
  findRunningPostgres,
  requireCluster,
  startEmbeddedPostgres,
} from '../platform/embedded-postgres/embedded-postgres.ts';
import { findPendingMigrations, migrate, SchemaBehindError } from '../platform/database/migrate.ts';
import {
  QUERY_TIMEOUT_MS,
  type OpenDatabase,
  openDatabase,
  storeTimeouts,
} from '../platform/database/open-database.ts';
import { waitForDatabase } from '../platform/database/wait-for-database.ts';
import type { Log } from '../platform/log.ts';
import type { Lifecycle } from '../platform/jobs/lifecycle.ts';

/** One folder up, both from the built program (`server/dist`) and from this source. */
export const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url));

interface DatabaseNeeds {
  readonly environment: Environment;
  readonly log: Log;
  readonly lifecycle: Lifecycle;
  /** How long a configured database may take to become usable. */
  readonly waitLimitMs?: number;
}

const WAIT_LIMIT_MS = 30_000;

/** One connection holds the migration lock, one applies the migrations. */
const DIRECT_CONNECTIONS = 2;

/** Maximum connections of the pool of all work without a pool of its own (`startup/open-pool.ts`). */
const CONNECTIONS = 16;

/**
 * Opens the configured PostgreSQL or starts the embedded one, for the server. Migrates it, unless `MIGRATE_AT_START` is
 * 0: then an older schema is an error.
 */
export async function prepareDatabase(needs: DatabaseNeeds): Promise<OpenDatabase> {
  const { environment, log, lifecycle } = needs;
  const { DATABASE_URL, DATABASE_DIRECT_URL } = environment;
  for (const configured of [DATABASE_URL, DATABASE_DIRECT_URL])
    if (configured) await waitFor(configured, needs);
  const url = DATABASE_URL ?? (await startOwnPostgres(needs));
  const directUrl = DATABASE_DIRECT_URL ?? url;
  if (!environment.MIGRATE_AT_START) await requireCurrentSchema(directUrl);
  const applied = environment.MIGRATE_AT_START ? await migrateDatabase(directUrl) : [];
  if (applied.length > 0) log.info({ applied }, 'schema is up to date');
  if (DATABASE_DIRECT_URL) await withDirectPool(directUrl, storeTimeouts);
  const database = openDatabase(url, {
    connections: CONNECTIONS,
    directUrl,
    queryTimeoutMs: QUERY_TIMEOUT_MS,
    onLost: (err) => log.warn({ err }, 'database connection lost'),
  });
  lifecycle.started('database', database.close);
  return database;
}

function waitFor(url: string, { log, waitLimitMs: limitMs = WAIT_LIMIT_MS }: DatabaseNeeds): Promise<void> {
  const onWaiting = ({ message }: Error) => log.warn(`${message} Waiting for up to ${limitMs / 1000} s.`);
  return waitForDatabase(url, { limitMs, onWaiting });
}

async function startOwnPostgres({ environment, log, lifecycle }: DatabaseNeeds): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    dataDir: environment.DATA_DIR,
    log: (line) => log.info({ part: 'postgres' }, line),
    onEnded: () => log.error({ alert: 'postgres_ended' }, 'PostgreSQL exited unexpectedly; restarting it'),
  });
  lifecycle.started('postgres', postgres.stop);
  return postgres.url;
}

async function withDirectPool<Value>(url: string, work: (pool: Pool) => Promise<Value>): Promise<Value> {
  const { pool, close } = openDatabase(url, { connections: DIRECT_CONNECTIONS });
  return work(pool).finally(close);
}

/** Migrates over its own connection, because migrations may exceed the statement timeout. */
export function migrateDatabase(url: string): Promise<string[]> {
  return withDirectPool(url, (pool) => migrate(pool, MIGRATIONS));
}

/** @throws SchemaBehindError when migrations are pending. */
export async function requireCurrentSchema(url: string): Promise<void> {
  const pending = await withDirectPool(url, (pool) => findPendingMigrations(pool, MIGRATIONS));
  if (pending.length > 0) throw new SchemaBehindError(pending);
}

interface CommandDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Finds the database of a command: that of `DATABASE_DIRECT_URL` or `DATABASE_URL` if set, else the running server's,
 * else a temporarily started one, which `stop` ends.
 * @throws NoClusterError when DATA_DIR has no database, unless the command may create one.
 */
export async function findCommandDatabase(
  environment: Environment,
  { mayCreate }: { mayCreate: boolean },
): Promise<CommandDatabase> {
  const { DATABASE_DIRECT_URL, DATABASE_URL, DATA_DIR } = environment;
  const configured = DATABASE_DIRECT_URL ?? DATABASE_URL;
  if (configured) return { url: configured, stop: stopNothing };
  if (!mayCreate) await requireCluster(DATA_DIR);
  try {
    return await startEmbeddedPostgres({ dataDir: DATA_DIR, log: () => {} });
  } catch (error) {
    const url = error instanceof DataDirectoryInUseError ? await findRunningPostgres(DATA_DIR) : null;
    if (url === null) throw error;
    return { url, stop: stopNothing };
  }
}

async function stopNothing(): Promise<void> {}
