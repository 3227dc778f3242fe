import { resolve } from 'node:path';
import { readEnvironment } from '../../config/read-environment.ts';
import { readSettings } from '../../config/read-settings.ts';
import { CommandError, nameDatabase, runCommand, withDatabaseUrl } from './command.ts';
import { describeRestored, restoreDatabase } from './restore-database.ts';

const USAGE = 'Usage: npm run restore -- FILE [--replace]';

/**
 * `npm run restore -- FILE [--replace]`: loads a backup into an empty database and reports faults of its payments, with
 * exit status 1. `--replace` also replaces what the database holds, unless the backup has faults. Refused while another
 * program is connected.
 */
await runCommand(async () => {
  const args = process.argv.slice(2);
  const [file, ...others] = args.filter((arg) => arg !== '--replace');
  if (file === undefined || others.length > 0) throw new CommandError(USAGE);
  const restore = async (url: string) => {
    const restored = await restoreDatabase({ url, file: resolve(file), replace: args.includes('--replace') });
    process.stdout.write(`${file}: restored into ${nameDatabase(url)}.\n${describeRestored(restored)}`);
    if (restored.faults.length > 0) process.exitCode = 1;
  };
  await withDatabaseUrl(readSettings(readEnvironment()), restore, { mayCreate: true });
});
