import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasCaddy, type RunningCaddy, startCaddy } from './testing/start-caddy.ts';

/** A server of one release: it is ready, and of all scripts it has its own. */
async function startRelease(script: string): Promise<{ readonly port: number; readonly server: Server }> {
  const server = createServer(({ url }, response) => {
    if (url === '/readyz') {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ status: 'ready' }));
    } else {
      response.writeHead(url === script ? 200 : 404).end();
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { port: (server.address() as AddressInfo).port, server };
}

describe.skipIf(!hasCaddy)('the reverse proxy during an upgrade', () => {
  let releases: Awaited<ReturnType<typeof startRelease>>[];
  let caddy: RunningCaddy;
  beforeAll(async () => {
    releases = [await startRelease('/assets/new.js'), await startRelease('/assets/old.js')];
    caddy = await startCaddy(releases);
  });
  afterAll(async () => {
    await caddy.stop();
    for (const { server } of releases) server.close();
  });

  it.each([
    ['of the new release', '/assets/new.js', 200],
    ['of the former release', '/assets/old.js', 200],
    ['that no release has', '/assets/none.js', 404],
  ])('finds a script %s', async (_, script, status) => {
    expect((await fetch(caddy.address + script)).status).toBe(status);
  });
});
