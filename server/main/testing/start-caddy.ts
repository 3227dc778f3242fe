import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '../../platform/find-free-port.ts';

const CADDYFILE = new URL('../../../ops/Caddyfile', import.meta.url);

/** True when Caddy is installed; Debian has it as the package `caddy`. */
export const hasCaddy = spawnSync('caddy', ['version']).status === 0;

export interface RunningCaddy {
  readonly address: string;
  readonly stop: () => Promise<void>;
}

/** Starts Caddy with the Caddyfile of a deployment before servers of this machine, over plain HTTP. */
export async function startCaddy(servers: readonly { readonly port: number }[]): Promise<RunningCaddy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gullylens-caddy-'));
  const address = `http://127.0.0.1:${await findFreePort()}`;
  const [first, second] = servers.map(({ port }) => `127.0.0.1:${port}`);
  const deployed = await readFile(CADDYFILE, 'utf8');
  const config = deployed
    .replaceAll('web-1:3000', String(first))
    .replaceAll('web-2:3000', String(second))
    // Caddy 2.6 of Debian 12 has no such option: it counts a server as unhealthy after one failed check.
    .replace(/^\s*health_fails .*\n/m, '');
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, `{\n\tadmin off\n}\n${config}`);
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: { PATH: process.env['PATH'], DOMAIN: address, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Read to the end: Caddy exits when it can no longer log.
  await new Promise<void>((resolve, reject) => {
    caddy.stderr.on('data', (text) => String(text).includes('serving initial configuration') && resolve());
    caddy.on('exit', () => reject(new Error('Caddy does not start')));
  });
  return {
    address,
    stop: async () => {
      caddy.kill('SIGKILL');
      if (caddy.exitCode === null && caddy.signalCode === null) await once(caddy, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}
