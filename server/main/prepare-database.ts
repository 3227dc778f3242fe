import type { Environment } from '../config/environment.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';
import { ANSWER_LIMIT_MS, type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
import type { Log } from '../platform/log.ts';
import type { Lifecycle } from './lifecycle.ts';

interface DatabaseNeeds {
  readonly environment: Environment;
  readonly migrations: string;
  readonly log: Log;
  readonly lifecycle: Lifecycle;
}

/** Your PostgreSQL or the one that npm brought, opened and at the newest schema. */
export async function prepareDatabase(needs: DatabaseNeeds): Promise<OpenDatabase> {
  const { environment, log, lifecycle } = needs;
  const url = environment.DATABASE_URL ?? (await startOwnPostgres(needs));
  await bringUpToDate(url, needs);
  const database = openDatabase(url, {
    answerLimitMs: ANSWER_LIMIT_MS,
    onLost: (err) => log.warn({ err }, 'a database connection broke'),
  });
  lifecycle.started('database', database.close);
  return database;
}

/** Over a connection of its own, since a migration may take longer than any other statement. */
async function bringUpToDate(url: string, { migrations, log }: DatabaseNeeds): Promise<void> {
  const migrating = openDatabase(url, { connections: 1 });
  try {
    const applied = await migrate(migrating.pool, migrations);
    if (applied.length > 0) log.info({ applied }, 'the schema is up to date');
  } finally {
    await migrating.close();
  }
}

async function startOwnPostgres({ environment, log, lifecycle }: DatabaseNeeds): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    dataDir: environment.DATA_DIR,
    log: (line) => log.info({ part: 'postgres' }, line),
    onEnded: (err) =>
      log.error({ alert: 'postgres_ended', err }, 'PostgreSQL has ended and is started again'),
  });
  lifecycle.started('postgres', postgres.stop);
  return postgres.url;
}
