import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { startEmbeddedPostgres } from '../../server/platform/embedded-postgres/embedded-postgres.ts';
import { migrate } from '../../server/platform/database/migrate.ts';
import { openDatabase } from '../../server/platform/database/open-database.ts';

const MIGRATIONS = fileURLToPath(new URL('../../server/migrations/', import.meta.url));

/**
 * Starts a PostgreSQL with the product's settings. `makeDatabase` creates an empty database with the newest schema and
 * returns its URL.
 */
export async function startDatabases() {
  const folder = await mkdtemp(path.join(tmpdir(), 'gullylens-bench-'));
  // PostgreSQL does not run as root, so its user needs access.
  await chmod(folder, 0o711);
  const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => {} });
  let made = 0;
  const makeDatabase = async (): Promise<string> => {
    made += 1;
    const address = new URL(postgres.url);
    address.pathname = `/bench_${made}`;
    await command(postgres.url, `create database bench_${made}`);
    const database = openDatabase(address.href);
    await migrate(database.pool, MIGRATIONS);
    await database.close();
    return address.href;
  };
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { makeDatabase, stop };
}

async function command(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}
