import { resolve } from 'node:path';
import { readEnvironment } from '../../config/read-environment.ts';
import { readSettings } from '../../config/read-settings.ts';
import { backUpDatabase } from './back-up-database.ts';
import { CommandError, nameDatabase, runCommand, withDatabaseUrl } from './command.ts';

/** `npm run backup -- FILE`: writes a backup of the database, also while servers use it. */
await runCommand(async () => {
  const [file, ...others] = process.argv.slice(2);
  if (file === undefined || others.length > 0) throw new CommandError('Usage: npm run backup -- FILE');
  await withDatabaseUrl(readSettings(readEnvironment()), async (url) => {
    const bytes = await backUpDatabase(url, resolve(file));
    process.stdout.write(`${file}: backup of ${nameDatabase(url)}, ${(bytes / 1e6).toFixed(1)} MB.\n`);
  });
});
