import type { SettingsResult } from '../../config/read-settings.ts';
import { SchemaBehindError } from '../../platform/database/migrate.ts';
import { type OpenDatabase, openDatabase } from '../../platform/database/open-database.ts';
import { DatabaseUnusableError, waitForDatabase } from '../../platform/database/wait-for-database.ts';
import { PostgresToolError } from '../../platform/database/postgres-tools.ts';
import { DataDirectoryInUseError } from '../../platform/embedded-postgres/data-directory-lock.ts';
import { NoClusterError } from '../../platform/embedded-postgres/embedded-postgres.ts';
import { findCommandDatabase, requireCurrentSchema } from '../prepare-database.ts';

/** An invalid command line; the message is printed for its user. */
export class CommandError extends Error {}

/** Runs a command. Prints errors that the user can fix and exits with status 1. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isForOperator(error)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

/** True when the message alone is enough for the operator. */
function isForOperator(error: unknown): error is Error {
  const types = [
    CommandError,
    SchemaBehindError,
    PostgresToolError,
    DatabaseUnusableError,
    DataDirectoryInUseError,
    NoClusterError,
  ];
  return types.some((type) => error instanceof type);
}

/** Describes a database to its operator, without the password. */
export function nameDatabase(url: string): string {
  const { host, pathname } = new URL(url);
  return `${decodeURIComponent(pathname.slice(1))} at ${host}`;
}

/** Passes the address of the configured database to `work`, whatever its schema. Only `mayCreate` creates a missing one. */
export async function withDatabaseUrl(
  read: SettingsResult,
  work: (url: string) => Promise<void>,
  { mayCreate = false } = {},
): Promise<void> {
  if (!read.ok) throw new CommandError(`The environment cannot be used:\n${read.faults.join('\n')}`);
  const { url, stop } = await findCommandDatabase(read.settings.environment, { mayCreate });
  await waitForDatabase(url, { limitMs: 0 })
    .then(() => work(url))
    .finally(stop);
}

/** Opens the configured database while `work` runs. Never migrates: an older schema is an error. */
export function withDatabase(
  read: SettingsResult,
  work: (database: OpenDatabase) => Promise<void>,
): Promise<void> {
  return withDatabaseUrl(read, async (url) => {
    await requireCurrentSchema(url);
    const database = openDatabase(url);
    await work(database).finally(database.close);
  });
}
