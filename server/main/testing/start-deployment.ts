import { type RunningSandboxes, startSandboxes } from '@gullylens/sandboxes/start-sandboxes';
import { type RunningValkey, startValkey } from '../../platform/testing/start-valkey.ts';
import { type RunningCaddy, startCaddy } from './start-caddy.ts';
import { bundleServer, type ServerProcess, startServerProcess } from './start-server-process.ts';

export interface Deployment {
  readonly caddy: RunningCaddy;
  readonly sandboxes: RunningSandboxes;
  readonly valkey: RunningValkey;
  /** The two servers for requests and streams. */
  readonly web: readonly ServerProcess[];
  /** Ends a server for requests and streams. */
  readonly end: (index: number, signal: 'SIGTERM' | 'SIGKILL') => Promise<void>;
  /** Starts it again on its port. */
  readonly start: (index: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface Addresses {
  /** Each server's address of the database. */
  readonly web: readonly [string, string];
  readonly worker: string;
}

/** Starts what compose.yaml starts, as processes of this machine: Caddy, two servers, a worker and Valkey. */
export async function startDeployment(databases: Addresses, feed: object = {}): Promise<Deployment> {
  const [sandboxes, valkey, program] = await Promise.all([
    startSandboxes({ port: 0 }),
    startValkey(),
    bundleServer(),
  ]);
  const control = (path: string, body: object) =>
    fetch(`${sandboxes.address}/control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  await control('feed', feed);
  const needs = { sandboxAddress: sandboxes.address, valkeyUrl: valkey.url, program: program.file };
  const startWeb = (databaseUrl: string, port?: number) =>
    startServerProcess({
      ...needs,
      databaseUrl,
      ...(port === undefined ? {} : { port }),
      settings: { ROLES: 'api,live', DRAIN_SECONDS: '3', TRUST_PROXY: '1', MIGRATE_AT_START: '0' },
    });
  const worker = await startServerProcess({
    ...needs,
    databaseUrl: databases.worker,
    settings: { ROLES: 'worker', MIGRATE_AT_START: '0' },
  });
  const web = await Promise.all(databases.web.map((url) => startWeb(url)));
  const caddy = await startCaddy(web);
  await control('webhooks', { url: `${caddy.address}/api/webhooks/razorpay/` });
  return {
    caddy,
    sandboxes,
    valkey,
    web,
    end: async (index, signal) => web[index]?.end(signal),
    start: async (index) => {
      const [server, url] = [web[index], databases.web[index]];
      if (server === undefined || url === undefined) throw new Error(`there is no server ${index}`);
      web[index] = await startWeb(url, server.port);
    },
    stop: async () => {
      await Promise.all([...web, worker].map((server) => server.end('SIGKILL')));
      await program.remove();
      await caddy.stop();
      await valkey.stop();
      await sandboxes.stop();
    },
  };
}
