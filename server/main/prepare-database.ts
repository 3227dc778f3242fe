import { fileURLToPath } from 'node:url';
import type { Environment } from '../config/environment.ts';
import { DataDirectoryInUseError } from '../platform/embedded-postgres/data-directory-lock.ts';
import {
  findRunningPostgres,
  startEmbeddedPostgres,
} from '../platform/embedded-postgres/embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';
import { ANSWER_LIMIT_MS, type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import type { Log } from '../platform/log.ts';
import type { Lifecycle } from '../platform/jobs/lifecycle.ts';

/** Both from the built program (`server/dist`) and from this source the migrations lie one folder up. */
const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url));

interface DatabaseNeeds {
  readonly environment: Environment;
  readonly log: Log;
  readonly lifecycle: Lifecycle;
}

/** Your PostgreSQL or the one that npm brought, opened and at the newest schema. */
export async function prepareDatabase(needs: DatabaseNeeds): Promise<OpenDatabase> {
  const { environment, log, lifecycle } = needs;
  const url = environment.DATABASE_URL ?? (await startOwnPostgres(needs));
  const applied = await bringUpToDate(url);
  if (applied.length > 0) log.info({ applied }, 'the schema is up to date');
  const database = openDatabase(url, {
    answerLimitMs: ANSWER_LIMIT_MS,
    onLost: (err) => log.warn({ err }, 'a database connection broke'),
  });
  lifecycle.started('database', database.close);
  return database;
}

async function startOwnPostgres({ environment, log, lifecycle }: DatabaseNeeds): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    dataDir: environment.DATA_DIR,
    log: (line) => log.info({ part: 'postgres' }, line),
    onEnded: () => log.error({ alert: 'postgres_ended' }, 'PostgreSQL has ended and is started again'),
  });
  lifecycle.started('postgres', postgres.stop);
  return postgres.url;
}

/** Over a connection of its own, since a migration may take longer than any other statement. */
async function bringUpToDate(url: string): Promise<string[]> {
  const migrating = openDatabase(url, { connections: 1 });
  return migrate(migrating.pool, MIGRATIONS).finally(migrating.close);
}

/**
 * The product's database for a command, whether the server is running or not: yours where `DATABASE_URL` names one,
 * else the running server's, else one started for the time being. At the newest schema.
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
