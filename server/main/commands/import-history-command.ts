import { resolve } from 'node:path';
import { lowerThreadPriority } from '../../platform/jobs/lower-priority.ts';
import { importArchives } from './import-archives.ts';
import { readEnvironment } from '../../config/read-environment.ts';
import { readSettings } from '../../config/read-settings.ts';
import { CommandError, runCommand, withDatabase } from './command.ts';

/** `npm run import -- FILE.zip...`: imports history. Repeatable, and possible while the server is running. */
await runCommand(async () => {
  const files = process.argv.slice(2).map((file) => resolve(file));
  if (files.length === 0) throw new CommandError('Usage: npm run import -- FILE.zip...');
  await withDatabase(readSettings(readEnvironment()), async (database) => {
    // Only now: a PostgreSQL started by this process would inherit the lower priority.
    lowerThreadPriority();
    if ((await importArchives(database, files, process.stdout)) === 0) process.exitCode = 1;
  });
});
