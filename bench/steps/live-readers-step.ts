import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import process from 'node:process';
import { makeAccessToken } from '../../server/main/testing/make-access-token.ts';

/** Sent by this process when all its readers of the live stream have an event; times in ms since 1970. */
export interface EventArrival {
  readonly event: number;
  readonly at: readonly number[];
}

/** Streams opened concurrently. */
const AT_ONCE = 100;
/** `manner` is `reads`, `never reads`, or `signed in`: then each reader is a different user at the product. */
const [port = '', count = '', manner = 'reads'] = process.argv.slice(2);
const arrived = new Map<number, number[]>();
const send = (kind: string, content: unknown) => process.send?.([kind, content]);

function note(chunk: Buffer): void {
  const now = performance.timeOrigin + performance.now();
  for (const [, id] of chunk.toString('latin1').matchAll(/^id: (\d+)$/gm)) {
    const event = Number(id);
    const at = arrived.get(event) ?? [];
    arrived.set(event, at);
    at.push(now);
    if (at.length === Number(count)) send('arrived', { event, at } satisfies EventArrival);
  }
}

async function open(): Promise<Socket> {
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  const authorization = manner === 'signed in' ? `authorization: Bearer ${await makeAccessToken()}\r\n` : '';
  socket.write(`GET /api/live/ HTTP/1.1\r\nhost: bench\r\naccept: text/event-stream\r\n${authorization}\r\n`);
  if (manner === 'never reads') return socket.pause();
  await once(socket, 'data');
  return socket.on('data', note);
}

process.on('disconnect', () => process.exit());
for (let opened = 0; opened < Number(count); opened += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, Number(count) - opened) }, open));
}
send('open', Number(count));
