import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface DatabaseProxy {
  /** The same database, reached through here. */
  readonly url: string;
  /** Breaks every connection there is. */
  cut(): void;
  /** Rejects connections from now on, until `open`. */
  shut(): void;
  /**
   * From now on nothing is carried and nothing is closed, as by a firewall that drops packets. After `open`, new
   * connections work; those of before stay silent.
   */
  stall(): void;
  open(): void;
  stop(): Promise<void>;
}

/** A network between the server and its database that can fail. */
export async function startDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const pairs = new Set<readonly [Socket, Socket]>();
  let [isShut, isStalled] = [false, false];
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
  };
  const server = createServer((near) => {
    keep(near);
    if (isShut) return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    keep(far);
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
