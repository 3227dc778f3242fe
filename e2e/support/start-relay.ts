import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A relay to the server that simulates a network that hangs. */
export interface Relay {
  /** The URL to open instead of the server's. */
  address: string;
  /** From now on every connection is accepted, existing ones too, and gets no response. */
  hang: () => void;
  /** Closes the hanging connections and relays new ones. */
  goOn: () => void;
  close: () => Promise<void>;
}

/** Starts a TCP relay to a local port. */
export async function startRelay(port: number): Promise<Relay> {
  const clients = new Set<Socket>();
  const upstreams = new Set<Socket>();
  let isHanging = false;
  const server = createServer((client) => {
    keepIn(clients, client);
    if (isHanging) return void client.resume();
    const upstream = connect(port, '127.0.0.1');
    keepIn(upstreams, upstream);
    client.pipe(upstream).pipe(client);
    upstream.on('close', () => isHanging || client.destroy());
    client.on('close', () => upstream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hang: () => {
      isHanging = true;
      for (const client of clients) client.unpipe().resume();
      for (const upstream of upstreams) upstream.unpipe().destroy();
    },
    goOn: () => {
      isHanging = false;
      for (const client of clients) client.destroy();
    },
    close: async () => {
      for (const socket of [...clients, ...upstreams]) socket.destroy();
      await once(server.close(), 'close');
    },
  };
}

function keepIn(sockets: Set<Socket>, socket: Socket): void {
  sockets.add(socket);
  // Connections break on purpose when the relay closes them.
  socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
}
