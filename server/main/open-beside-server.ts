import { fileURLToPath } from 'node:url';
import type { Environment } from '../config/environment.ts';
import { DataDirectoryInUseError } from '../platform/database/embedded-lock.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { findRunningPostgres } from '../platform/database/find-running-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';

/** Both from the built program (`server/dist`) and from this source the migrations lie one folder up. */
const MIGRATIONS = fileURLToPath(new URL('../migrations/', import.meta.url));

/**
 * The product's database for a command, whether the server is running or not: yours where `DATABASE_URL` names one,
 * else the running server's, else one started for the time being. At the newest schema.
 */
export async function openBesideServer({ DATABASE_URL, DATA_DIR }: Environment): Promise<OpenDatabase> {
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
  const database = openDatabase(url);
  await migrate(database.pool, MIGRATIONS);
  return database;
}
