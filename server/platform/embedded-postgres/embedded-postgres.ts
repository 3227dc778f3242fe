import { mkdir, readdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { locateBinaries, openCluster, prepareBinaries, SUPERUSER } from './binaries.ts';
import { findFreePort } from '../find-free-port.ts';
import { type GuardedProcess, spawnGuarded } from './guarded-process.ts';
import { type Home, openHome, readPassword } from './home-directory.ts';
import { acquireLock } from './data-directory-lock.ts';
import { stopOrphanedPostgres } from './process-identity.ts';

const DATABASE = 'gullylens';
const START_TIMEOUT_MS = 120_000;
const CONNECT_TIMEOUT_MS = 5_000;
/** PostgreSQL's error codes for a wrong password. Retrying does not help. */
const AUTHENTICATION_ERRORS = new Set(['28P01', '28000']);
/** The line of postmaster.pid that holds the port, counted from 0 (PostgreSQL's miscadmin.h). */
const PORT_LINE = 3;

interface Options {
  /** Holds the database and its lock; created when missing. */
  readonly dataDir: string;
  /** `false` only for data that may be lost in a power cut, as in tests. */
  readonly fsync?: boolean;
  readonly log: (line: string) => void;
  /** Called whenever PostgreSQL exited unexpectedly and is about to be restarted. */
  readonly onEnded?: () => void;
}

/**
 * Starts the PostgreSQL installed by npm on its own data directory, as a child process. Returns its address (password
 * included) and its stop function once it accepts connections. It listens on 127.0.0.1 with a password and is restarted
 * on the same port when it exits. It stops when this process ends, even by `kill -9`.
 * @throws DataDirectoryInUseError when another living process has the directory open.
 */
export async function startEmbeddedPostgres(options: Options) {
  const { dataDir, fsync = true, log, onEnded = () => {} } = options;
  const directory = path.resolve(dataDir);
  const native = locateBinaries();
  await mkdir(directory, { recursive: true });
  const unlock = await acquireLock(directory);
  try {
    const home = await openHome(directory);
    const { bin, major } = await prepareBinaries(native, home);
    const { file: passwordFile, password } = await readPassword(home);
    const cluster = await openCluster({ home, bin, major, passwordFile, fsync });
    await stopOrphanedPostgres(cluster, log);
    const { guarded, port } = await launch({ home, bin, cluster, fsync, password, onEnded });
    const stop = () => guarded.stop().then(unlock);
    return { url: addressOf(port, password, DATABASE), stop };
  } catch (error) {
    await unlock();
    throw error;
  }
}

interface Launch extends Required<Pick<Options, 'fsync' | 'onEnded'>> {
  readonly home: Home;
  readonly bin: string;
  readonly cluster: string;
  readonly password: string;
}

async function launch(settings: Launch): Promise<{ guarded: GuardedProcess; port: number }> {
  const { home, password } = settings;
  const logFile = path.join(home.directory, 'postgres.log');
  await rename(logFile, `${logFile}.previous`).catch(() => undefined);
  const port = await findFreePort();
  let isReady = false;
  let hasEnded = false;
  const onEnded = () => {
    hasEnded = true;
    if (isReady) settings.onEnded();
  };
  const guarded = await spawnGuarded(commandLine(settings, port), { owner: home.owner, logFile, onEnded });
  try {
    isReady = await waitUntilReady(addressOf(port, password, 'postgres'), () => hasEnded);
    if (!isReady) throw new Error(`PostgreSQL does not start; see its log in ${logFile}.`);
    return { guarded, port };
  } catch (error) {
    await guarded.stop();
    throw error;
  }
}

function commandLine({ bin, cluster, fsync }: Launch, port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    log_checkpoints: 'off',
    timezone: 'UTC',
    ...(fsync ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return [path.join(bin, 'postgres'), '-D', cluster, ...flags];
}

function addressOf(port: number | string, password: string, database: string): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}

/** Waits until PostgreSQL answers; returns false when it exits instead. */
async function waitUntilReady(url: string, hasEnded: () => boolean): Promise<boolean> {
  const limit = AbortSignal.timeout(START_TIMEOUT_MS);
  while (!hasEnded()) {
    if (await createDatabaseOnce(url)) return true;
    if (limit.aborted) throw new Error('PostgreSQL is not ready after two minutes.');
    await delay(20);
  }
  return false;
}

async function createDatabaseOnce(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && AUTHENTICATION_ERRORS.has(error.code ?? '')) throw error;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Returns the address of the PostgreSQL that another of our processes runs on `dataDir`, for commands during a running
 * server; null when there is none.
 */
export async function findRunningPostgres(dataDir: string): Promise<string | null> {
  const cluster = await findCluster(dataDir);
  if (cluster === null) return null;
  try {
    const port = (await readFile(path.join(cluster, 'postmaster.pid'), 'utf8')).split('\n')[PORT_LINE];
    return port
      ? addressOf(port.trim(), await readFile(path.join(cluster, '../password'), 'utf8'), DATABASE)
      : null;
  } catch {
    return null;
  }
}

/** Thrown instead of creating a database where one must exist. */
export class NoClusterError extends Error {
  constructor(dataDir: string) {
    super(
      `${path.resolve(dataDir)} has no database that this user can read: set DATA_DIR or DATABASE_URL as for the server.`,
    );
    this.name = 'NoClusterError';
  }
}

/** @throws NoClusterError when `dataDir` has no database. */
export async function requireCluster(dataDir: string): Promise<void> {
  if ((await findCluster(dataDir)) === null) throw new NoClusterError(dataDir);
}

/** Returns the folder of the database in `dataDir`; null when there is none. */
async function findCluster(dataDir: string): Promise<string | null> {
  const home = path.resolve(dataDir, 'postgres');
  const major = (await readdir(home).catch(() => [])).find((name) => /^\d+$/.test(name));
  return major === undefined ? null : path.join(home, major);
}
