import { readEnvironment } from '../../config/read-environment.ts';
import { readSettings } from '../../config/read-settings.ts';
import { migrateDatabase } from '../prepare-database.ts';
import { runCommand, withDatabaseUrl } from './command.ts';

/** `npm run migrate`: applies pending schema changes. Repeatable, and possible while servers are running. */
await runCommand(() =>
  withDatabaseUrl(
    readSettings(readEnvironment()),
    async (url) => {
      const applied = await migrateDatabase(url);
      const lines = applied.map((name) => `applied ${name}\n`);
      process.stdout.write(`${lines.join('')}The schema is up to date.\n`);
    },
    { mayCreate: true },
  ),
);
