import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { findFreePort } from '../../platform/find-free-port.ts';
import { type BundledProgram, bundleOptions } from '../../platform/testing/bundle-program.ts';

const PROGRAM = fileURLToPath(new URL('./server-program.ts', import.meta.url));

/** Signs the access tokens of all processes of a test. */
export const SHARED_SECRET = 'one secret for all processes of this test';

export interface ServerProcess {
  readonly address: string;
  readonly port: number;
  readonly alive: () => boolean;
  readonly end: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
}

interface Needs {
  readonly databaseUrl: string;
  readonly sandboxAddress: string;
  readonly valkeyUrl?: string;
  readonly port?: number;
  /** More environment variables, such as `ROLES`. */
  readonly settings?: Readonly<Record<string, string>>;
  /** The program as one file, from `bundleServer`. Default: its sources, which take longer to start. */
  readonly program?: string;
}

/** Bundles the program beside the built one, whose worker threads it uses. */
export async function bundleServer(): Promise<BundledProgram> {
  const file = fileURLToPath(new URL(`../../dist/server-program-${process.pid}.js`, import.meta.url));
  await build({ ...bundleOptions, entryPoints: [PROGRAM], outfile: file });
  return { file, remove: () => rm(file, { force: true }) };
}

/** Starts the whole server in its own process. */
export async function startServerProcess(needs: Needs): Promise<ServerProcess> {
  const port = needs.port ?? (await findFreePort());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'gullylens-scale-'));
  const child = fork(needs.program ?? PROGRAM, {
    execArgv: needs.program === undefined ? ['--import', 'tsx'] : [],
    env: {
      PATH: process.env['PATH'],
      // Where the sources find their workers; the program as one file has them beside it.
      WORKER_BUNDLES: process.env['WORKER_BUNDLES'],
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: needs.databaseUrl,
      SANDBOX_PORT: new URL(needs.sandboxAddress).port,
      JWT_SECRET: SHARED_SECRET,
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'fatal',
      ...(needs.valkeyUrl ? { VALKEY_URL: needs.valkeyUrl } : {}),
      ...needs.settings,
    },
  });
  await Promise.race([once(child, 'message'), once(child, 'exit').then(failed)]);
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (isAlive(child) && child.kill(signal)) await once(child, 'exit');
    await rm(dataDir, { recursive: true, force: true });
  };
  return { address: `http://127.0.0.1:${port}`, port, alive: () => isAlive(child), end };
}

function isAlive({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

function failed(): never {
  throw new Error('the server ended before it was ready');
}
