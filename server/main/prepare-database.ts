import { fileURLToPath } from 'node:url';
import type { Environment } from '../config/environment.ts';
import { DataDirectoryInUseError } from '../platform/embedded-postgres/data-directory-lock.ts';
import {
  findRunningPostgres,
  startEmbeddedPostgres,
} from '../platform/embedded-postgres/embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';
import { QUERY_TIMEOUT_MS, type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import type { Log } from '../platform/log.ts';
import type { Lifecycle } from '../platform/jobs/lifecycle.ts';

/** One folder up, both from the built program (`server/dist`) and from this source. */
const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url));

interface DatabaseNeeds {
  readonly environment: Environment;
  readonly log: Log;
  readonly lifecycle: Lifecycle;
}

/** Opens the configured PostgreSQL or the embedded one and migrates it to the newest schema. */
export async function prepareDatabase(needs: DatabaseNeeds): Promise<OpenDatabase> {
  const { environment, log, lifecycle } = needs;
  const url = environment.DATABASE_URL ?? (await startOwnPostgres(needs));
  const applied = await bringUpToDate(url);
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
async function bringUpToDate(url: string): Promise<string[]> {
  const migrating = openDatabase(url, { connections: 1 });
  return migrate(migrating.pool, MIGRATIONS).finally(migrating.close);
}

/**
 * Opens and migrates the database for a command: that of `DATABASE_URL` if set, else the running server's, else a
 * temporarily started one.
 */
export async function openCommandDatabase({ DATABASE_URL, DATA_DIR }: Environment): Promise<OpenDatabase> {
  if (DATABASE_URL) return openMigrated(DATABASE_URL);
  try {
    const postgres = await startEmbeddedPostgres({ dataDir: DATA_DIR, log: () => {} });
    const database = await openMigrated(postgres.url);
    const close = () => database.close().finally(postgres.stop);
    return { ...database, close };
  } catch (error) {
    const running = error instanceof DataDirectoryInUseError ? await findRunningPostgres(DATA_DIR) : null;
    if (running === null) throw error;
    return openMigrated(running);
  }
}

async function openMigrated(url: string): Promise<OpenDatabase> {
  await bringUpToDate(url);
  return openDatabase(url);
}
