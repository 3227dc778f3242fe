import { readEnvironment } from '../../config/read-environment.ts';
import { readSettings } from '../../config/read-settings.ts';
import { requireCluster, startEmbeddedPostgres } from '../../platform/embedded-postgres/embedded-postgres.ts';
import { MIGRATIONS } from '../prepare-database.ts';
import { CommandError, nameDatabase, runCommand } from './command.ts';
import { moveDatabase } from './move-database.ts';

/**
 * `npm run database:move`: copies the embedded database of DATA_DIR into the one of DATABASE_URL. The server must be
 * stopped; the embedded database stays as it is.
 */
await runCommand(async () => {
  const read = readSettings(readEnvironment());
  if (!read.ok) throw new CommandError(`The environment cannot be used:\n${read.faults.join('\n')}`);
  const { DATABASE_DIRECT_URL, DATABASE_URL, DATA_DIR } = read.settings.environment;
  const to = DATABASE_DIRECT_URL ?? DATABASE_URL;
  if (to === undefined) throw new CommandError('Set DATABASE_URL to the empty database to move into.');
  await requireCluster(DATA_DIR);
  const embedded = await startEmbeddedPostgres({ dataDir: DATA_DIR, log: () => {} });
  try {
    const counts = await moveDatabase({ from: embedded.url, to, migrations: MIGRATIONS });
    const rows = Object.values(counts).reduce((sum, count) => sum + count, 0);
    process.stdout.write(
      `Moved ${rows} rows of ${Object.keys(counts).length} tables into ${nameDatabase(to)}; the counts agree. ` +
        `${DATA_DIR} still has the old database.\n`,
    );
  } finally {
    await embedded.stop();
  }
});
