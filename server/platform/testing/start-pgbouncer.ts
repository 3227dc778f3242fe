import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../find-free-port.ts';
import { NOBODY, untilItAnswers } from './start-debian-postgres.ts';

/** True when the Debian package `pgbouncer` is installed. */
export const hasPgbouncer = spawnSync('pgbouncer', ['--version']).status === 0;

export interface RunningPgbouncer {
  /** Address of the database through PgBouncer. */
  readonly url: string;
  stop(): Promise<void>;
}

/** Starts PgBouncer before a database, with default settings except the pool mode. */
export async function startPgbouncer(
  databaseUrl: string,
  poolMode: 'session' | 'transaction',
): Promise<RunningPgbouncer> {
  const { hostname, port: serverPort, username, password, pathname } = new URL(databaseUrl);
  const folder = await mkdtemp(path.join(tmpdir(), 'gullylens-pgbouncer-'));
  const port = await findFreePort();
  const users = path.join(folder, 'users.txt');
  const settings = path.join(folder, 'pgbouncer.ini');
  await writeFile(users, `"${username}" "${decodeURIComponent(password)}"\n`);
  await writeFile(
    settings,
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = ${poolMode}
`,
  );
  const owner = NOBODY.uid === undefined ? {} : NOBODY;
  if (NOBODY.uid !== undefined) await chown(folder, NOBODY.uid, NOBODY.gid);
  const bouncer = spawn('pgbouncer', [settings], { ...owner, cwd: '/', stdio: 'ignore' });
  const url = `postgres://${username}:${password}@127.0.0.1:${port}${pathname}`;
  await untilItAnswers(url);
  return {
    url,
    stop: async () => {
      bouncer.kill('SIGKILL');
      if (bouncer.exitCode === null && bouncer.signalCode === null) await once(bouncer, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
