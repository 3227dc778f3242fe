import type { Server, ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';

/** A connection of Node's HTTP server. */
export type HttpSocket = Socket & {
  /** The response being sent on this connection. Node sets it with the request's head and clears it at the end. */
  readonly _httpMessage?: ServerResponse | null;
};

/** Idle connections are closed after this time: a request may have arrived that Node has not read yet. */
const IDLE_GRACE_MS = 100;

/**
 * Follows the connections of a server from now on. Returns the function that stops the server: it accepts no new
 * connections, closes idle ones and lets responses finish, each with `Connection: close`. Connections that are still
 * open after `limitMs` are destroyed. Resolves when no connection is open.
 *
 * Node's own `close()` destroys connections whose response has been written but not yet sent, so slow readers would
 * lose the rest of it.
 */
export function followConnections(server: Server): (limitMs: number) => Promise<void> {
  const open = new Set<HttpSocket>();
  server.on('connection', (socket: Socket) => {
    open.add(socket);
    socket.on('close', () => open.delete(socket));
  });
  return async (limitMs) => {
    const closed = new Promise<unknown>((resolve) => NetServer.prototype.close.call(server, resolve));
    for (const socket of open) closeAfterResponse(socket);
    const grace = setTimeout(() => {
      for (const socket of open) if (!closeAfterResponse(socket)) socket.destroy();
    }, IDLE_GRACE_MS);
    const limit = setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, limitMs);
    await closed;
    clearTimeout(grace);
    clearTimeout(limit);
  };
}

/** Returns false when no response is due on the connection. */
function closeAfterResponse(socket: HttpSocket): boolean {
  const { _httpMessage: response } = socket;
  if (!response) return false;
  if (response.headersSent) response.once('finish', () => socket.destroySoon());
  else response.setHeader('connection', 'close');
  return true;
}
