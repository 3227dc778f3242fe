import { open, rename, rm, stat } from 'node:fs/promises';
import { openDatabase } from '../../platform/database/open-database.ts';
import { dumpDatabase, requireTool } from '../../platform/database/postgres-tools.ts';
import { CommandError, nameDatabase } from './command.ts';

/**
 * Writes a backup of the database to `file`, readable by its owner only. The file appears under its name when it is
 * complete. Returns its size in bytes.
 * @throws CommandError when the database is not one of GullyLens.
 */
export async function backUpDatabase(url: string, file: string): Promise<number> {
  await requireTool('pg_dump', await readServerVersion(url));
  await requireSchema(url);
  const unfinished = `${file}.unfinished`;
  try {
    // Created with these permissions first, so that others can never read it: it has names, addresses and payments.
    await rm(unfinished, { force: true });
    await (await open(unfinished, 'wx', 0o600)).close();
    await dumpDatabase({ url, file: unfinished, environment: process.env });
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return (await stat(file)).size;
}

/** Refuses a database without tables: its backup would delete the old ones in time and restore nothing. */
async function requireSchema(url: string): Promise<void> {
  const table = await readValue(url, "to_regclass('public.schema_migrations')");
  if (table === null)
    throw new CommandError(
      `The database ${nameDatabase(url)} has no data of GullyLens: nothing was backed up.`,
    );
}

/** Returns the major version of the server. */
export async function readServerVersion(url: string): Promise<number> {
  return Math.floor(Number(await readValue(url, "current_setting('server_version_num')")) / 10_000);
}

async function readValue(url: string, expression: string): Promise<unknown> {
  const { pool, close } = openDatabase(url, { connections: 1 });
  const read = pool.query<{ value: unknown }>(`select ${expression} as value`).finally(close);
  return (await read).rows[0]?.value;
}
