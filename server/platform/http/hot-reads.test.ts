import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { defineRoute } from '@gullylens/contract/route';
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
  rateLimit,
  answers: { 200: z.unknown() },
} as const;
const routes = {
  scores: defineRoute({ ...bytes, path: '/api/scores/', summary: 'ready bytes' }),
  broken: defineRoute({ ...bytes, path: '/api/broken/', summary: 'fails in a way nobody foresaw' }),
  late: defineRoute({ ...bytes, path: '/api/late/', summary: 'bytes that are not ready' }),
  brokenLate: defineRoute({ ...bytes, path: '/api/broken-late/', summary: 'fails after a while' }),
};
const headers = { 'content-type': 'application/json; charset=utf-8', etag: '"one"' };
const ready: BytesAnswer = { status: 200, bytes: Buffer.from('{"runs":264}'), headers };

let app: FastifyInstance;
let address: string;
beforeEach(async () => {
  app = await createHttpServer({
    routes,
    handlers: {
      scores: ({ request }) =>
        request.header('if-none-match') === headers.etag ? { ...ready, status: 304 } : ready,
      broken: () => {
        throw new Error('the roof fell in');
      },
      late: async () => ready,
      brokenLate: async () => {
        throw new Error('the roof fell in later');
      },
    },
    authorize: async (_access, authorization) => {
      const visitor = visitorOf(authorization);
      if (!visitor) throw new AppError('token_missing');
      return visitor;
    },
    recallVisitor: (authorization) => {
      const visitor = visitorOf(authorization);
      return visitor?.userId === 'newcomer' ? null : visitor;
    },
    log: createLog('silent'),
    rateLimitFactor: 1,
    trustProxy: false,
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

function visitorOf(authorization: string | undefined): Visitor | null {
  const userId = authorization?.replace('Bearer ', '');
  return userId ? { userId, sessionId: 's', role: 'user', tokenExpiresAt: new Date(8.64e15) } : null;
}

const asha = { authorization: 'Bearer asha' };
const ask = (path: string, more: Record<string, string> = asha) => fetch(address + path, { headers: more });

describe('ready bytes for signed-in readers', () => {
  test.each([
    { status: 200, more: asha },
    { status: 304, more: { ...asha, 'if-none-match': headers.etag } },
  ])('are answered as the framework would, header by header: $status', async ({ status, more }) => {
    const hot = await ask('/api/scores/', more);
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
    expect(usual.headers['x-ratelimit-remaining']).toBe('3');
  });

  test('are not sent again to who has them', async () => {
    const answer = await ask('/api/scores', { ...asha, 'if-none-match': '"one"' });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('etag')).toBe('"one"');
  });

  test('are answered to who has not been seen before', async () => {
    const answer = await ask('/api/scores/', { authorization: 'Bearer newcomer' });
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('{"runs":264}');
  });

  test('that have to be put together first are answered too', async () => {
    const answer = await ask('/api/late/');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('{"runs":264}');
  });

  test.each(['/api/broken/', '/api/broken-late/'])('answer a fault as every route does: %s', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ code: 'server_error', requestId: expect.any(String) });
  });
});

describe('who is kept out', () => {
  test('nobody reads without a token', async () => {
    const answer = await ask('/api/scores/', {});
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'token_missing' });
  });

  test('a reader who asks too often is told when to come back, and others read on', async () => {
    for (let call = 0; call < 5; call += 1) expect((await ask('/api/scores/')).status).toBe(200);
    const refused = await ask('/api/scores/');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('/api/scores/', { authorization: 'Bearer ravi' })).status).toBe(200);
  });

  test('a request with two hosts is refused', async () => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1');
    const lines = ['Host: localhost', 'Host: localhost', 'Authorization: Bearer asha', 'Connection: close'];
    socket.write(`GET /api/scores/ HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
  });

  test('calls that the framework answers count towards the same limit', async () => {
    for (let call = 0; call < 5; call += 1) await ask('/api/scores/?');
    expect((await ask('/api/scores/')).status).toBe(429);
  });
});
