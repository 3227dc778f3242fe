import { fileURLToPath } from 'node:url';
import type { Environment } from '../config/environment.ts';
import { DataDirectoryInUseError } from '../platform/embedded-postgres/data-directory-lock.ts';
import {
  findRunningPostgres,
  startEmbeddedPostgres,
} from '../platform/embedded-postgres/embedded-postgres.ts';
import { findPendingMigrations, migrate, SchemaBehindError } from '../platform/database/migrate.ts';
import { QUERY_TIMEOUT_MS, type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import type { Log } from '../platform/log.ts';
import type { Lifecycle } from '../platform/jobs/lifecycle.ts';

/** One folder up, both from the built program (`server/dist`) and from this source. */
export const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url));

interface DatabaseNeeds {
  readonly environment: Environment;
  readonly log: Log;
  readonly lifecycle: Lifecycle;
}

/** Opens the configured PostgreSQL or the embedded one and migrates it, unless `MIGRATE_AT_START` is 0. */
export async function prepareDatabase(needs: DatabaseNeeds): Promise<OpenDatabase> {
  const { environment, log, lifecycle } = needs;
  const url = environment.DATABASE_URL ?? (await startOwnPostgres(needs));
  if (!environment.MIGRATE_AT_START) await requireCurrentSchema(url);
  const applied = environment.MIGRATE_AT_START ? await migrateDatabase(url) : [];
  if (applied.length > 0) log.info({ applied }, 'schema is up to date');
  const database = openDatabase(url, {
    queryTimeoutMs: QUERY_TIMEOUT_MS,
    onLost: (err) => log.warn({ err }, 'database connection lost'),
  });
  lifecycle.started('database', database.close);
  return database;
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

/** Migrates over its own connection, because migrations may exceed the statement timeout. */
export async function migrateDatabase(url: string): Promise<string[]> {
  const migrating = openDatabase(url, { connections: 1 });
  return migrate(migrating.pool, MIGRATIONS).finally(migrating.close);
}

/** @throws SchemaBehindError when migrations are pending. */
export async function requireCurrentSchema(url: string): Promise<void> {
  const { pool, close } = openDatabase(url, { connections: 1 });
  const pending = await findPendingMigrations(pool, MIGRATIONS).finally(close);
  if (pending.length > 0) throw new SchemaBehindError(pending);
}

interface CommandDatabase {
  readonly url: string;
  stop(): Promise<void>;
}

/**
 * Finds the database of a command: that of `DATABASE_DIRECT_URL` or `DATABASE_URL` if set, else the running server's, else a temporarily
 * started one, which `stop` ends.
 */
export async function findCommandDatabase(environment: Environment): Promise<CommandDatabase> {
  const { DATABASE_DIRECT_URL, DATABASE_URL, DATA_DIR } = environment;
  const configured = DATABASE_DIRECT_URL ?? DATABASE_URL;
  if (configured) return { url: configured, stop: stopNothing };
  try {
    return await startEmbeddedPostgres({ dataDir: DATA_DIR, log: () => {} });
  } catch (error) {
    const url = error instanceof DataDirectoryInUseError ? await findRunningPostgres(DATA_DIR) : null;
    if (url === null) throw error;
    return { url, stop: stopNothing };
  }
}

async function stopNothing(): Promise<void> {}
