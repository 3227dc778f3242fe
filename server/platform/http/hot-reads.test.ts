import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { defineRoute } from '@gullylens/contract/definition/route';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { createLog } from '../log.ts';
import { createHttpServer } from './create-http-server.ts';
import type { BytesAnswer, Visitor } from './handler.ts';

const rateLimit = { bucket: 'read', max: 5, perSeconds: 60 };
const bytes = {
  method: 'GET',
  access: 'user',
  kind: 'bytes',
  inMemory: true,
  rateLimit,
  answers: { 200: z.unknown() },
} as const;
const routes = {
  scores: defineRoute({ ...bytes, path: '/api/scores/', summary: 'ready bytes' }),
  image: defineRoute({ ...bytes, path: '/api/image/', summary: 'bytes of any value' }),
  broken: defineRoute({ ...bytes, path: '/api/broken/', summary: 'fails unexpectedly' }),
  late: defineRoute({
    method: 'GET',
    access: 'user',
    kind: 'bytes',
    path: '/api/late/',
    summary: 'bytes that are not ready',
    rateLimit,
    answers: { 200: z.unknown() },
  }),
  paid: defineRoute({ ...bytes, path: '/api/paid/', summary: 'bytes for members', access: 'premium' }),
  written: defineRoute({
    ...bytes,
    path: '/api/written/',
    summary: 'bytes that are sent for',
    method: 'POST',
  }),
  table: defineRoute({
    method: 'GET',
    access: 'user',
    path: '/api/table/',
    summary: 'JSON',
    rateLimit,
    answers: { 200: z.object({ played: z.int() }) },
  }),
  found: defineRoute({
    ...bytes,
    path: '/api/found/',
    summary: 'bytes for a question',
    query: z.strictObject({ name: z.string() }),
  }),
};
const headers = { 'content-type': 'application/json; charset=utf-8', etag: '"one"' };
const ready: BytesAnswer = { status: 200, bytes: Buffer.from('{"runs":264}'), headers };

let app: FastifyInstance;
let address: string;
/** Number of calls authorised by Fastify. */
let authorized: number;
let image: Buffer;
beforeEach(async () => {
  authorized = 0;
  app = await createHttpServer({
    routes,
    handlers: {
      scores: ({ request }) =>
        request.headers['if-none-match'] === headers.etag ? { ...ready, status: 304 } : ready,
      image: () => ({ status: 200, bytes: image, headers: { etag: `"${image.length}"` } }),
      broken: () => {
        throw new Error('the roof fell in');
      },
      late: async () => ready,
      paid: () => ready,
      written: () => ready,
      table: () => ({ status: 200, body: { played: 3 } }),
      found: () => ready,
    },
    authorize: async (access, authorization) => {
      authorized += 1;
      if (access === 'premium') throw new AppError('premium_required');
      const visitor = visitorOf(authorization);
      if (!visitor) throw new AppError('token_missing');
      return visitor;
    },
    findCachedVisitor: (authorization) => {
      const visitor = visitorOf(authorization);
      return visitor?.userId === 'newcomer' ? null : visitor;
    },
    log: createLog('silent'),
    rateLimitFactor: 1,
    trustProxy: 0,
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

function visitorOf(authorization: string | undefined): Visitor | null {
  const userId = authorization?.replace('Bearer ', '');
  return userId ? { userId, sessionId: 's', role: 'user', tokenExpiresAt: new Date(8.64e15) } : null;
}

const asha = { authorization: 'Bearer asha' };
const get = (path: string, more: Record<string, string> = asha) => fetch(address + path, { headers: more });

describe('cached reads for signed-in users', () => {
  test.each([
    { status: 200, more: asha },
    { status: 304, more: { ...asha, 'if-none-match': headers.etag } },
  ])('have the same headers as from Fastify: $status', async ({ status, more }) => {
    const hot = await get('/api/scores/', more);
    const usual = await app.inject({ path: '/api/scores/?', headers: more });
    expect(hot.status).toBe(status);
    expect(usual.statusCode).toBe(status);
    expect(await hot.text()).toBe(usual.body);
    const unlike = new Set([
      'date',
      'connection',
      'keep-alive',
      'x-ratelimit-remaining',
      'x-ratelimit-reset',
    ]);
    const compared = (all: Iterable<[string, unknown]>) =>
      [...all].filter(([name]) => !unlike.has(name)).toSorted(([a], [b]) => a.localeCompare(b));
    expect(compared(hot.headers)).toEqual(
      compared(Object.entries(usual.headers).map(([name, value]) => [name, String(value)])),
    );
    expect(hot.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(hot.headers.get('x-ratelimit-remaining')).toBe('4');
    expect(hot.headers.get('x-ratelimit-reset')).toBe('60');
    expect(usual.headers['x-ratelimit-remaining']).toBe('3');
  });

  test('are answered with 304 when the client has them', async () => {
    const answer = await get('/api/scores', { ...asha, 'if-none-match': '"one"' });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('etag')).toBe('"one"');
  });

  test.each([1, 14_000, 14_001, 200_000])('arrive byte for byte: %i', async (length) => {
    image = Buffer.from(Array.from({ length }, (_, at) => 255 - (at % 256)));
    // The second response comes from the cache of bodies.
    for (const answer of [await get('/api/image/'), await get('/api/image/')])
      expect(Buffer.from(await answer.arrayBuffer()).equals(image)).toBe(true);
    expect(authorized).toBe(0);
  });

  test('are answered in the order of their requests on one connection', async () => {
    image = Buffer.from('one image');
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    const head = 'Host: localhost\r\nAuthorization: Bearer asha\r\n';
    const requests = ['scores', 'image', 'table', 'scores'].map(
      (name) => `GET /api/${name}/ HTTP/1.1\r\n${head}`,
    );
    socket.write(`${requests.join('\r\n')}Connection: close\r\n\r\n`);
    const bodies = (await text(socket)).match(/one image|\{"runs":264\}|\{"played":3\}/g);
    expect(bodies).toEqual(['{"runs":264}', 'one image', '{"played":3}', '{"runs":264}']);
  });

  test('are answered for a token that is not cached', async () => {
    const answer = await get('/api/scores/', { authorization: 'Bearer newcomer' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('{"runs":264}');
  });

  test('answer a failure like every route', async () => {
    const answer = await get('/api/broken/');
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'server_error', requestId: expect.any(String) });
  });
});

/** Sends a raw request and returns the status. */
async function statusOf(lines: readonly string[], body = ''): Promise<number> {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  const all = [...lines, 'Host: localhost', 'Authorization: Bearer asha', 'Connection: close'];
  socket.write(`${all.join('\r\n')}\r\n\r\n${body}`);
  return Number((await text(socket)).split(' ')[1]);
}

describe('Fastify', () => {
  test.each(['/api/scores/', '/api/scores'])('is bypassed for %s', async (path) => {
    expect((await get(path)).status).toBe(200);
    expect(authorized).toBe(0);
  });

  test.each([
    ['a question after the address', ['GET /api/scores/?x=1 HTTP/1.1'], ''],
    ['a length', ['GET /api/scores/ HTTP/1.1', 'Content-Length: 0'], ''],
    ['chunks', ['GET /api/scores/ HTTP/1.1', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
    ['another method', ['HEAD /api/scores/ HTTP/1.1'], ''],
  ])('answers a read with %s', async (_what, lines, body) => {
    expect(await statusOf(lines, body)).toBe(200);
    expect(authorized).toBe(1);
  });

  test.each([
    ['JSON', '/api/table/', 200],
    ['bytes that are not in memory', '/api/late/', 200],
    ['bytes that have to be paid for', '/api/paid/', 403],
    ['bytes of another method', '/api/written/', 405],
    ['bytes that need a question', '/api/found/', 400],
  ])('answers %s, counted once', async (_what, path, status) => {
    const answer = await get(path);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-ratelimit-remaining')).toBe(status === 405 ? null : '4');
  });

  test('is not needed for a header whose name is as long as Host', async () => {
    expect(await statusOf(['GET /api/scores/ HTTP/1.1', 'From: asha@example.com'])).toBe(200);
    expect(authorized).toBe(0);
  });
});

describe('guards of cached reads', () => {
  test('reject a request without a token', async () => {
    const answer = await get('/api/scores/', {});
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'token_missing' });
  });

  test('reject a reader above the rate limit with Retry-After, and no other reader', async () => {
    for (let call = 0; call < 5; call += 1) expect((await get('/api/scores/')).status).toBe(200);
    const refused = await get('/api/scores/');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await get('/api/scores/', { authorization: 'Bearer ravi' })).status).toBe(200);
  });

  test('reject a request with two hosts', async () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    const lines = ['Host: localhost', 'Host: localhost', 'Authorization: Bearer asha', 'Connection: close'];
    socket.write(`GET /api/scores/ HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('count requests that Fastify answers towards the same limit', async () => {
    for (let call = 0; call < 5; call += 1) await get('/api/scores/?');
    expect((await get('/api/scores/')).status).toBe(429);
  });
});
