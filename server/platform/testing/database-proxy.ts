import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** Address of the database through the proxy. */
  readonly url: string;
  /** Breaks every open connection. */
  cut(): void;
  /** Rejects connections from now on, until `open`. */
  shut(): void;
  /**
   * Drops all bytes from now on without closing connections, as a firewall does. After `open`, new connections work
   * and earlier ones stay silent.
   */
  stall(): void;
  open(): void;
  stop(): Promise<void>;
}

/** A TCP proxy between the server and its database, which a test can make fail. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const pairs = new Set<readonly [Socket, Socket]>();
  let [isShut, isStalled] = [false, false];
  const track = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    track(near);
    if (isShut) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    track(far);
    const pair = [near, far] as const;
    pairs.add(pair);
    if (isStalled) silence(pair);
    else near.pipe(far).pipe(near);
    near.on('close', () => far.destroy());
    far.on('close', () => {
      pairs.delete(pair);
      near.destroy();
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut,
    shut() {
      isShut = true;
      cut();
    },
    stall() {
      isStalled = true;
      for (const pair of pairs) silence(pair);
    },
    open() {
      [isShut, isStalled] = [false, false];
    },
    async stop() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

function silence([near, far]: readonly [Socket, Socket]): void {
  near.unpipe(far).pause();
  far.unpipe(near).pause();
}
