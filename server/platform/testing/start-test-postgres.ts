import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/open-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** The database that test databases are copied from. */
export const TEMPLATE = 'gullylens_template';
const MIGRATIONS = fileURLToPath(new URL('../../migrations/', import.meta.url));

/** Shell script: removes a folder when this process and its PostgreSQL have exited, even after an interrupted run. */
const SWEEP = `
read -r _
tenths=0
while ls "$1"/postgres/*/postmaster.pid >/dev/null 2>&1 && [ $tenths -lt 300 ]; do sleep 0.1; tenths=$((tenths + 1)); done
rm -rf "$1" "$(readlink "$1/postgres" || echo "$1/postgres")"`;

/** A folder that Linux holds in memory, where copying the template takes a tenth of the time. Containers may limit it. */
const MEMORY = '/dev/shm';
/** For the databases of a run and PostgreSQL's write-ahead log, which may grow to 1 GB. */
const NEEDED_MEMORY_BYTES = 2 * 1024 ** 3;

/** The folder in memory when it has room, otherwise the one for temporary files. */
async function chooseFolder(): Promise<string> {
  const free = await statfs(MEMORY).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free < NEEDED_MEMORY_BYTES ? tmpdir() : MEMORY;
}

/** Vitest's global set-up: one PostgreSQL per run, with the migrated template from which test databases are copied. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(await chooseFolder(), 'gullylens-test-'));
  // PostgreSQL does not run as root: the user that it runs as needs access.
  await chmod(dataDir, 0o711);
  const sweeper = spawn('/bin/sh', ['-c', SWEEP, 'sweeper', dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const postgres = await startEmbeddedPostgres({ dataDir, fsync: false, log: () => {} });
  await makeTemplate(postgres.url);
  project.provide('postgresUrl', postgres.url);
  return async () => {
    await postgres.stop();
    sweeper.stdin.end();
    await once(sweeper, 'exit');
  };
}

async function makeTemplate(url: string): Promise<void> {
  const admin = new Client({ connectionString: url });
  await admin.connect();
  await admin.query(`create database ${TEMPLATE}`);
  await admin.end();
  const address = new URL(url);
  address.pathname = `/${TEMPLATE}`;
  const template = openDatabase(address.href);
  await migrate(template.pool, MIGRATIONS);
  await template.close();
}
