import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** Returns free ports. All are held open until every one is known, so that none is returned twice. */
export async function chooseFreePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
