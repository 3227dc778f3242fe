import type { Environment } from '../config/environment.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts';
import { migrate } from '../platform/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../platform/database/open-database.ts';
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
  const { environment, migrations, log, lifecycle } = needs;
  const url = environment.DATABASE_URL ?? (await startOwnPostgres(needs));
  const database = openDatabase(url, {
    onLost: (err) => log.warn({ err }, 'a database connection broke'),
  });
  lifecycle.started('database', database.close);
  const applied = await migrate(database.pool, migrations);
  if (applied.length > 0) log.info({ applied }, 'the schema is up to date');
  return database;
}

async function startOwnPostgres({ environment, log, lifecycle }: DatabaseNeeds): Promise<string> {
  const postgres = await startEmbeddedPostgres({
    dataDir: environment.DATA_DIR,
    log: (line) => log.info({ part: 'postgres' }, line),
  });
  const stopping = new AbortController();
  void tellOfEnd(postgres, stopping.signal, log);
  lifecycle.started('postgres', async () => {
    stopping.abort();
    await postgres.stop();
  });
  return postgres.url;
}

/** Nothing starts it again: without a word the server would answer 503 for ever. */
async function tellOfEnd({ exited }: EmbeddedPostgres, stopping: AbortSignal, log: Log): Promise<void> {
  await exited;
  if (stopping.aborted) return;
  log.fatal({ alert: 'postgres_ended' }, 'PostgreSQL has ended by itself: start the server again');
}
