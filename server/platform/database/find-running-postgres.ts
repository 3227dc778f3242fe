import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { SUPERUSER } from './embedded-cluster.ts';
import { DATABASE } from './embedded-postgres.ts';

/** The line of postmaster.pid that holds the port, counted from 0 (PostgreSQL's miscadmin.h). */
const PORT_LINE = 3;

/**
 * The address of the PostgreSQL that another process of ours runs on `dataDir`, so that a command can work beside a
 * running server; `null` when there is none.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const home = path.join(path.resolve(dataDir), 'postgres');
  try {
    const major = (await readdir(home)).find((name) => /^\d+$/.test(name));
    if (major === undefined) return null;
    const port = (await readFile(path.join(home, major, 'postmaster.pid'), 'utf8')).split('\n')[PORT_LINE];
    const password = await readFile(path.join(home, 'password'), 'utf8');
    return port ? `postgres://${SUPERUSER}:${password}@127.0.0.1:${port.trim()}/${DATABASE}` : null;
  } catch {
    return null;
  }
}
