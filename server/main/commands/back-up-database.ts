import { open, rename, rm, stat } from 'node:fs/promises';
import { openDatabase } from '../../platform/database/open-database.ts';
import { dumpDatabase, requireTool } from '../../platform/database/postgres-tools.ts';

/**
 * Writes a backup of the database to `file`, readable by its owner only. The file appears under its name when it is
 * complete. Returns its size in bytes.
 */
export async function backUpDatabase(url: string, file: string): Promise<number> {
  await requireTool('pg_dump', await readServerVersion(url));
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

/** Returns the major version of the server. */
export async function readServerVersion(url: string): Promise<number> {
  const { pool, close } = openDatabase(url, { connections: 1 });
  try {
    const { rows } = await pool.query<{ number: string }>(
      "select current_setting('server_version_num') as number",
    );
    return Math.floor(Number(rows[0]?.number) / 10_000);
  } finally {
    await close();
  }
}
