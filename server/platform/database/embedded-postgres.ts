import { mkdir, rename } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { locateBinaries } from './embedded-binaries.ts';
import { openCluster, SUPERUSER } from './embedded-cluster.ts';
import { type GuardedProcess, keepRunning, spawnGuarded } from './embedded-guard.ts';
import { type Home, openHome, prepareBinaries, readPassword } from './embedded-home.ts';
import { acquireLock } from './embedded-lock.ts';
import { stopOrphan } from './embedded-orphan.ts';

export const DATABASE = 'gullylens';
const ATTEMPTS = 3;
const READY_LIMIT_MS = 120_000;
const CONNECT_LIMIT_MS = 5_000;
/** PostgreSQL's codes for a wrong password: waiting does not mend it. */
const REFUSED = new Set(['28P01', '28000']);

interface Options {
  /** Holds the database and its lock; made when absent. */
  readonly dataDir: string;
  /** `false` only for data that may vanish in a power cut, as in tests. */
  readonly fsync?: boolean;
  readonly log: (line: string) => void;
  /** Called whenever PostgreSQL has ended by itself and is about to be started again; with what prevented a start. */
  readonly onEnded?: (error?: unknown) => void;
}

export interface EmbeddedPostgres {
  /** Connection address, password included. */
  readonly url: string;
  /** Stops PostgreSQL and frees the data directory. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that npm brought on a data directory of its own and returns when it answers. It listens
 * on 127.0.0.1 with a password, is started again on the same port whenever it ends, and stops by itself when this
 * process ends, even by `kill -9`.
 * @throws DataDirectoryInUseError when another living process has the directory open.
 */
export async function startEmbeddedPostgres({
  dataDir,
  fsync = true,
  log,
  onEnded = () => {},
}: Options): Promise<EmbeddedPostgres> {
  const directory = path.resolve(dataDir);
  const native = locateBinaries();
  await mkdir(directory, { recursive: true });
  const unlock = await acquireLock(directory);
  try {
    const home = await openHome(directory);
    const { bin, major } = await prepareBinaries(native, home);
    const { file: passwordFile, password } = await readPassword(home);
    const cluster = await openCluster({ home, bin, major, passwordFile, fsync });
    await stopOrphan(cluster, log);
    const settings = { home, bin, cluster, fsync, password };
    const { guarded, port } = await launch(settings);
    // Backends of a killed PostgreSQL outlive it for a moment and hold its memory.
    const restart = () => stopOrphan(cluster, log).then(() => spawnPostgres(settings, port));
    const end = keepRunning({ first: guarded, restart, onEnded });
    const stop = async () => {
      await end();
      await unlock();
    };
    return { url: addressOf({ port, password, database: DATABASE }), stop };
  } catch (error) {
    await unlock();
    throw error;
  }
}

interface Launch {
  readonly home: Home;
  readonly bin: string;
  readonly cluster: string;
  readonly fsync: boolean;
  readonly password: string;
}

/** Tries again on another port: a free one may be taken before PostgreSQL gets to it. */
async function launch(settings: Launch): Promise<{ guarded: GuardedProcess; port: number }> {
  const logFile = logFileOf(settings);
  await rename(logFile, `${logFile}.previous`).catch(() => undefined);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const port = await findFreePort();
    const guarded = await spawnPostgres(settings, port);
    try {
      if (await becomesReady(guarded, { port, password: settings.password })) return { guarded, port };
    } catch (error) {
      await guarded.stop();
      throw error;
    }
    await guarded.stop();
  }
  throw new Error(`PostgreSQL does not start; its own words are in ${logFile}.`);
}

function spawnPostgres(settings: Launch, port: number): Promise<GuardedProcess> {
  const { owner } = settings.home;
  return spawnGuarded(commandLine(settings, port), { owner, logFile: logFileOf(settings) });
}

function logFileOf({ home }: Launch): string {
  return path.join(home.directory, 'postgres.log');
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

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port on 127.0.0.1');
  return address.port;
}

function addressOf({
  port,
  password,
  database,
}: {
  port: number;
  password: string;
  database: string;
}): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}

/** Whether PostgreSQL comes to answer; `false` when it ends instead. */
async function becomesReady(
  guarded: GuardedProcess,
  access: { port: number; password: string },
): Promise<boolean> {
  const url = addressOf({ ...access, database: 'postgres' });
  const deadline = Date.now() + READY_LIMIT_MS;
  while (!guarded.hasExited()) {
    if (await createDatabaseOnce(url)) return true;
    if (Date.now() > deadline) throw new Error(`PostgreSQL is not ready after ${READY_LIMIT_MS / 1000} s.`);
    await delay(20);
  }
  return false;
}

async function createDatabaseOnce(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const found = await client.query('select from pg_database where datname = $1', [DATABASE]);
    if (found.rowCount === 0) await client.query(`create database ${DATABASE}`);
    return true;
  } catch (error) {
    if (error instanceof DatabaseError && REFUSED.has(error.code ?? '')) throw error;
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
