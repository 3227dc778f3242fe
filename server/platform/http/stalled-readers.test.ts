import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { defineRoute } from '@gullylens/contract/definition/route';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createHttpServer } from './create-http-server.ts';

const routes = {
  readScorebook: defineRoute({
    method: 'GET',
    path: '/api/scorebook/',
    summary: 'more than any connection holds unread',
    access: 'public',
    rateLimit: { bucket: 'scorebook', max: 1000, perSeconds: 60 },
    kind: 'bytes',
    answers: { 200: z.string() },
  }),
  readToss: defineRoute({
    method: 'GET',
    path: '/api/toss/',
    summary: 'read at once',
    access: 'public',
    rateLimit: { bucket: 'toss', max: 1000, perSeconds: 60 },
    answers: { 200: z.object({ won: z.string() }) },
  }),
};
const scorebook = { status: 200, bytes: Buffer.alloc(32 * 1024 * 1024), headers: {} } as const;

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = await createHttpServer({
    routes,
    handlers: {
      readScorebook: () => scorebook,
      readToss: () => ({ status: 200, body: { won: 'India' } }),
    },
    authorize: async () => null,
    log: pino({ level: 'silent' }),
    rateLimitFactor: 1,
    trustProxy: 0,
    stalledAfterMs: 50,
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

it('disconnects a client that never reads its response', async () => {
  const opened = once(app.server, 'connection') as Promise<[Socket]>;
  const caller = connect(port, '127.0.0.1').on('error', () => {});
  caller.pause().write('GET /api/scorebook/ HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3));
  const [connection] = await opened;
  await once(connection, 'close');
  expect(connection.destroyed).toBe(true);
  caller.destroy();
});

it('closes an idle connection', async () => {
  const caller = connect(port, '127.0.0.1');
  caller.write('GET /api/toss/ HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const answer = await text(caller);
  expect(answer).toMatch(/^connection: keep-alive$/im);
  expect(answer).toContain('{"won":"India"}');
});
