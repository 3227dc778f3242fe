import type { SettingsResult } from '../../config/read-settings.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import { openCommandDatabase } from '../prepare-database.ts';

/** An invalid command line; the message is printed for its user. */
export class CommandError extends Error {}

/** Runs a command. Prints errors that the user can fix and exits with status 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** Opens the configured database while `work` runs. */
export async function withDatabase(
  read: SettingsResult,
  work: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  if (!read.ok) throw new CommandError(`The environment cannot be used:\n${read.faults.join('\n')}`);
  const database = await openCommandDatabase(read.settings.environment);
  await work(database).finally(database.close);
}
