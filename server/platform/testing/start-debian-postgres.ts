import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { findFreePort } from '../find-free-port.ts';

const run = promisify(execFile);
/** Contains characters that a URL must encode. */
const PASSWORD = 'p@ss/word %';
const VERSIONS = '/usr/lib/postgresql';
/** `nobody`: PostgreSQL and PgBouncer refuse to run as root. */
export const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

export interface DebianPostgres {
  /** The empty database `postgres`; the user is the superuser `postgres`. */
  readonly url: string;
  /** Creates a database, empty or as a copy of another to which nobody is connected. Returns its URL. */
  readonly createDatabase: (name: string, template?: string) => Promise<string>;
  /** Ends it and all its connections, and starts it again on its port. Resolves when it answers. */
  readonly restart: () => Promise<void>;
  stop(): Promise<void>;
}

/** Returns the folder of the newest server that Debian's package `postgresql` installed; null when there is none. */
export async function findDebianPostgres(): Promise<string | null> {
  const versions = (await readdir(VERSIONS).catch(() => [])).map(Number).toSorted((a, b) => b - a);
  const folders = versions.map((version) => path.join(VERSIONS, String(version), 'bin'));
  return folders.find((folder) => existsSync(path.join(folder, 'postgres'))) ?? null;
}

/** Starts a PostgreSQL of the version that the machine's pg_dump reads: the embedded one is newer. */
export async function startDebianPostgres(bin: string): Promise<DebianPostgres> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gullylens-debian-'));
  if (NOBODY.uid !== undefined) await chown(folder, NOBODY.uid, NOBODY.gid);
  const data = path.join(folder, 'data');
  const asOwner = { ...NOBODY, cwd: '/' };
  const passwordFile = path.join(folder, 'password');
  await writeFile(passwordFile, PASSWORD);
  const options = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--no-sync'];
  options.push(`--pgdata=${data}`, `--pwfile=${passwordFile}`);
  await run(path.join(bin, 'initdb'), options, asOwner);
  const port = await findFreePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
  // Several servers of one test need more connections than the default.
  settings.push('fsync=off', 'max_connections=200');
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const start = () =>
    spawn(path.join(bin, 'postgres'), ['-D', data, ...flags], { ...asOwner, stdio: 'ignore' });
  let server = start();
  const end = async () => {
    server.kill('SIGINT');
    if (server.exitCode === null) await once(server, 'exit');
  };
  const url = `postgres://postgres:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url);
  return {
    url,
    createDatabase: async (name, template = 'template1') => {
      await query(url, `create database ${name} template ${template}`);
      return url.replace(/postgres$/, name);
    },
    restart: async () => {
      await end();
      server = start();
      await untilItAnswers(url);
    },
    stop: async () => {
      await end();
      await rm(folder, { recursive: true });
    },
  };
}

/** Waits until a query succeeds. */
export async function untilItAnswers(url: string): Promise<void> {
  const limit = AbortSignal.timeout(30_000);
  for (;;) {
    try {
      return await query(url, 'select 1');
    } catch (error) {
      if (limit.aborted) throw error;
    }
    await delay(50);
  }
}

async function query(url: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(sql);
  } finally {
    await client.end().catch(() => undefined);
  }
}
