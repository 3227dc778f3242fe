import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import process from 'node:process';
import { createStreamHub, encodeFrame } from '../../server/live/stream-hub.ts';

const EVERYBODY = {
  sessionId: 'session',
  freeSlot: () => {},
  expiresAt: new Date(8.64e15),
  lastSeen: 0,
};
const BARE_HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\n: open\n\n';

/** Serves every stream from the product's hub, over `node:http`. */
function serveHub() {
  const hub = createStreamHub({
    latestChange: () => 0,
    snapshot: () => Buffer.from(': open\n\n'),
    now: Date.now,
    isSessionRevoked: () => false,
  });
  const server = createHttpServer((_request, response) => hub.join({ response, ...EVERYBODY }));
  return { server, broadcast: hub.broadcast };
}

/** Baseline: writes the same bytes to every socket in a loop. */
function serveBare() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    socket.setNoDelay(true);
    socket.once('data', () => {
      socket.write(BARE_HEAD);
      sockets.add(socket);
    });
    socket.on('error', () => sockets.delete(socket));
    socket.on('close', () => sockets.delete(socket));
  });
  const broadcast = (frame: Buffer) => {
    for (const socket of sockets) socket.write(frame);
  };
  return { server, broadcast };
}

const { server, broadcast } = process.argv[2] === 'hub' ? serveHub() : serveBare();
const send = (kind: string, content: unknown) => process.send?.([kind, content]);
process.on('message', ({ event, bytes }: { event?: number; bytes?: number }) => {
  if (event === undefined) {
    globalThis.gc?.();
    send('memory', process.memoryUsage.rss() / 1024);
    return;
  }
  const frame = encodeFrame({ event: 'update', id: event, data: 'x'.repeat(bytes ?? 1024) });
  const sentAt = performance.timeOrigin + performance.now();
  broadcast(frame);
  send('sent', sentAt);
});
process.on('disconnect', () => process.exit());
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
  send('listening', (server.address() as AddressInfo).port);
});
