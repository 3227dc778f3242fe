import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { defineRoute } from '@gullylens/contract/definition/route';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log.ts';
import type { CallCounter } from './call-counter.ts';
import { createHttpServer, type HttpServerOptions } from './create-http-server.ts';
import type { BytesAnswer, Visitor } from './handler.ts';

const rateLimit = { bucket: 'innings', max: 1000, perSeconds: 60 };
const routes = {
  playInnings: defineRoute({
    method: 'POST',
    path: '/api/innings/',
    summary: 'answers when the test says so',
    access: 'public',
    rateLimit,
    body: z.strictObject({ runs: z.int() }),
    answers: { 200: z.object({ runs: z.int() }) },
  }),
  readScorebook: defineRoute({
    method: 'GET',
    path: '/api/scorebook/',
    summary: 'more than a connection holds unread',
    access: 'user',
    kind: 'bytes',
    inMemory: true,
    rateLimit,
    answers: { 200: z.unknown() },
  }),
};
const visitor: Visitor = { userId: 'asha', sessionId: 's', role: 'user', tokenExpiresAt: new Date(8.64e15) };
const scorebook: BytesAnswer = {
  status: 200,
  bytes: Buffer.alloc(32 * 1024 * 1024, '.'),
  headers: { 'content-type': 'application/octet-stream' },
};
const head = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const postInnings = `${head([
  'POST /api/innings/ HTTP/1.1',
  'Host: localhost',
  'Content-Type: application/json',
  'Content-Length: 11',
])}{"runs":50}`;
const getScorebook = head(['GET /api/scorebook/ HTTP/1.1', 'Host: localhost', 'Authorization: Bearer asha']);

/** A promise with its resolver, for handlers that wait for the test. */
function createGate() {
  let release: (() => void) | undefined;
  const opened = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { opened, open: () => release?.() };
}

let app: FastifyInstance;
let callers: Socket[];
let started: ReturnType<typeof createGate>;
let finish: ReturnType<typeof createGate>;

beforeEach(() => {
  callers = [];
  started = createGate();
  finish = createGate();
});
afterEach(async () => {
  finish.open();
  for (const caller of callers) caller.destroy();
  await app.close();
});

async function start(more: Partial<HttpServerOptions<typeof routes>> = {}): Promise<number> {
  app = await createHttpServer({
    routes,
    handlers: {
      playInnings: async ({ body }) => {
        started.open();
        await finish.opened;
        return { status: 200, body };
      },
      readScorebook: () => scorebook,
    },
    authorize: async (access) => (access === 'user' ? visitor : null),
    findCachedVisitor: () => visitor,
    log: createLog('silent'),
    rateLimitFactor: 1,
    trustProxy: 0,
    ...more,
  });
  return Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
}

/** Opens a connection that sends these bytes. */
function call(port: number, bytes: string): Socket {
  const caller = connect(port, '127.0.0.1').on('error', () => {});
  caller.write(bytes);
  callers.push(caller);
  return caller;
}

const hasStoppedListening = () => expect.poll(() => app.server.listening).toBe(false);
/** The head of an answer; a failed match would print all of a long body. */
const headOf = (answer: string) => answer.slice(0, answer.indexOf('\r\n\r\n'));

describe('a server that stops', () => {
  it('finishes the request that it is working on, and closes its connection', async () => {
    const port = await start();
    const caller = call(port, postInnings);
    await started.opened;
    const closed = app.close();
    await hasStoppedListening();
    finish.open();
    const answer = await text(caller);
    expect(headOf(answer)).toMatch(/^HTTP\/1\.1 200 /);
    expect(headOf(answer)).toMatch(/^connection: close$/im);
    expect(answer.endsWith('{"runs":50}')).toBe(true);
    await closed;
  });

  it('answers a request that arrives while idle connections are being closed', async () => {
    const port = await start();
    const caller = call(port, '');
    const [accepted] = (await once(app.server, 'connection')) as [Socket];
    const closed = app.close();
    while (app.server.listening) await new Promise(setImmediate);
    finish.open();
    caller.write(postInnings);
    const answer = await text(caller);
    expect(headOf(answer)).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer.endsWith('{"runs":50}')).toBe(true);
    await closed;
    expect(accepted.destroyed).toBe(true);
  });

  it('sends a slow reader the whole response', async () => {
    const port = await start();
    const caller = call(port, getScorebook).pause();
    await once(caller, 'readable');
    const closed = app.close();
    const answer = await text(caller);
    expect(headOf(answer)).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer.length).toBeGreaterThan(scorebook.bytes.length);
    await closed;
  });

  it('finishes a cached read whose rate limit is still being counted', async () => {
    const callCounter: CallCounter = {
      incr: (_key, count) => {
        started.open();
        void finish.opened.then(() => count(null, { current: 1, ttl: 1000 }));
      },
      close: () => {},
    };
    const port = await start({ callCounter });
    const caller = call(port, getScorebook);
    await started.opened;
    const closed = app.close();
    await hasStoppedListening();
    finish.open();
    const answer = await text(caller);
    expect(headOf(answer)).toMatch(/^connection: close$/im);
    expect(answer.length).toBeGreaterThan(scorebook.bytes.length);
    await closed;
  });

  it('accepts no new connections while requests finish', async () => {
    const port = await start();
    call(port, postInnings);
    await started.opened;
    const closed = app.close();
    await hasStoppedListening();
    const [error] = (await once(connect(port, '127.0.0.1'), 'error')) as [NodeJS.ErrnoException];
    expect(error.code).toBe('ECONNREFUSED');
    finish.open();
    await closed;
  });

  it('closes idle connections long before its limit', async () => {
    const port = await start({ closeLimitMs: 3_600_000 });
    const used = call(port, getScorebook);
    const unused = call(port, '');
    await once(app.server, 'request');
    used.resume();
    await app.close();
    expect(await text(unused)).toBe('');
  });

  it('cuts off what has not finished within its limit', async () => {
    const port = await start({ closeLimitMs: 20 });
    const caller = call(port, postInnings);
    await started.opened;
    await app.close();
    expect(await text(caller).catch(() => '')).toBe('');
  });
});
