import { defineRoute } from '@gullylens/contract/definition/route';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { createHttpServer, type HttpServerOptions } from './create-http-server.ts';
import type { Handlers, Visitor } from './handler.ts';

const rateLimit = { bucket: 'test', max: 100, perSeconds: 60 };
const routes = {
  echo: defineRoute({
    method: 'POST',
    path: '/api/echo/{name}/',
    summary: 'gives back what it is sent',
    access: 'public',
    rateLimit,
    params: z.strictObject({ name: z.string().max(10) }),
    body: z.strictObject({ word: z.string() }),
    answers: { 200: z.object({ name: z.string(), word: z.string() }) },
  }),
  mine: defineRoute({
    method: 'GET',
    path: '/api/mine/',
    summary: 'for the signed-in',
    access: 'user',
    rateLimit,
    answers: { 200: z.object({ id: z.string() }) },
  }),
  rare: defineRoute({
    method: 'GET',
    path: '/api/rare/',
    summary: 'twice a minute',
    access: 'public',
    rateLimit: { bucket: 'rare', max: 2, perSeconds: 60 },
    answers: { 200: z.object({}) },
  }),
  rareToo: defineRoute({
    method: 'GET',
    path: '/api/rare-too/',
    summary: 'counted with the one before',
    access: 'public',
    rateLimit: { bucket: 'rare', max: 2, perSeconds: 60 },
    answers: { 200: z.object({}) },
  }),
  signed: defineRoute({
    method: 'POST',
    path: '/api/signed/',
    summary: 'wants the raw body',
    access: 'signature',
    rateLimit,
    answers: { 200: z.object({ bytes: z.string() }) },
  }),
  broken: defineRoute({
    method: 'GET',
    path: '/api/broken/',
    summary: 'fails unexpectedly',
    access: 'public',
    rateLimit,
    answers: { 200: z.object({}) },
  }),
};

const visitor: Visitor = { userId: 'u1', sessionId: 's1', role: 'user', tokenExpiresAt: new Date(0) };

const handlers: Handlers<typeof routes> = {
  // Has a field that is not in the contract: the serialiser must drop it.
  echo: ({ params, body }) => ({ status: 200, body: { ...params, ...body, secret: 'not in the contract' } }),
  mine: (call) => ({ status: 200, body: { id: call.visitor.userId } }),
  rare: () => ({ status: 200, body: {} }),
  rareToo: () => ({ status: 200, body: {} }),
  signed: ({ request }) => ({ status: 200, body: { bytes: request.rawBody.toString('hex') } }),
  broken: () => {
    throw new Error('the password is hunter2');
  },
};

let app: FastifyInstance;
let address: string;

const options: HttpServerOptions<typeof routes> = {
  routes,
  handlers,
  authorize: async (access, authorization) => {
    if (access === 'public' || access === 'signature') return null;
    if (authorization === 'Bearer good') return visitor;
    throw new AppError('token_missing');
  },
  log: pino({ level: 'silent' }),
  rateLimitFactor: 1,
  trustProxy: 0,
};

beforeAll(async () => {
  app = await createHttpServer(options);
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

function post(path: string, body: string, type = 'application/json'): Promise<Response> {
  return fetch(address + path, { method: 'POST', headers: { 'content-type': type }, body });
}

describe('a route of the table', () => {
  test('that this server does not serve is answered with 404', async () => {
    const part = await createHttpServer({ ...options, serves: (name) => name !== 'rare' });
    const statuses = ['/api/rare/', '/api/rare-too/'].map(async (url) => (await part.inject(url)).statusCode);
    expect(await Promise.all(statuses)).toEqual([404, 200]);
    await part.close();
  });

  test("answers the handler's body with the fields of the contract only", async () => {
    const answer = await post('/api/echo/asha/', '{"word":"six"}');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ name: 'asha', word: 'six' });
  });

  test('accepts its path with or without trailing slash', async () => {
    expect((await post('/api/echo/asha', '{"word":"six"}')).status).toBe(200);
  });

  test.each([
    ['an unknown key', '/api/echo/asha/', '{"word":"six","role":"admin"}', 400, 'invalid_input'],
    ['a missing key', '/api/echo/asha/', '{}', 400, 'invalid_input'],
    ['a wrong type', '/api/echo/asha/', '{"word":6}', 400, 'invalid_input'],
    [
      'a parameter that is too long',
      '/api/echo/averyveryverylongname/',
      '{"word":"six"}',
      400,
      'invalid_input',
    ],
    ['no body at all', '/api/echo/asha/', '', 400, 'invalid_input'],
    ['a NUL in a text', '/api/echo/asha/', '{"word":"si\\u0000x"}', 400, 'invalid_input'],
    ['a NUL in the address', '/api/echo/a%00a/', '{"word":"six"}', 400, 'invalid_input'],
    ['broken JSON', '/api/echo/asha/', '{"word":', 400, 'bad_request'],
    [
      'a key that reaches the prototype',
      '/api/echo/asha/',
      '{"word":"six","__proto__":{}}',
      400,
      'bad_request',
    ],
    ['a depth bomb', '/api/echo/asha/', '['.repeat(20_000) + ']'.repeat(20_000), 400, 'invalid_input'],
    ['a body over 64 KiB', '/api/echo/asha/', `{"word":"${'x'.repeat(70_000)}"}`, 413, 'payload_too_large'],
    ['an unknown address', '/api/nowhere/', '{}', 404, 'not_found'],
  ])('rejects %s', async (_what, path, body, status, code) => {
    const answer = await post(path, body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({
      code,
      error: expect.any(String),
      requestId: expect.any(String),
    });
  });

  test('rejects a body that is not JSON', async () => {
    const answer = await post('/api/echo/asha/', 'word=six', 'application/x-www-form-urlencoded');
    expect(answer.status).toBe(415);
  });

  test('never repeats the input in its response', async () => {
    const answer = await post('/api/echo/asha/', '{"word":7,"my-secret":"hunter2"}');
    expect(await answer.text()).not.toMatch(/hunter2|my-secret/);
  });
});

describe('a URL that Fastify rejects', () => {
  test.each([
    ['cannot be unescaped', 'POST', '/api/echo/%zz/'],
    ['cannot be unescaped by a method that nothing answers', 'PUT', '/api/echo/%zz/'],
    ['has a parameter without end', 'POST', `/api/echo/${'a'.repeat(129)}/`],
  ])('because it %s, gets the standard error response', async (_why, method, path) => {
    const answer = await fetch(address + path, { method });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'");
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({ code: 'bad_request', requestId: expect.any(String) });
    expect(text).not.toContain('/echo/');
  });
});

describe('a method that a path does not have', () => {
  test.each([
    ['GET', '/api/echo/asha/', 'POST'],
    ['OPTIONS', '/api/echo/asha', 'POST'],
    ['POST', '/api/mine/', 'GET, HEAD'],
    ['DELETE', '/api/mine/', 'GET, HEAD'],
  ])('is rejected with the allowed methods: %s %s', async (method, path, allowed) => {
    const answer = await fetch(address + path, { method });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed]);
    expect(await answer.json()).toMatchObject({ code: 'method_not_allowed', requestId: expect.any(String) });
  });

  test('is not counted by a rate limit', async () => {
    const answer = await fetch(`${address}/api/mine/`, { method: 'DELETE' });
    expect(answer.headers.get('x-ratelimit-limit')).toBeNull();
  });

  test('is rejected before its body is read', async () => {
    const answer = await fetch(`${address}/api/mine/`, { method: 'POST', body: 'x'.repeat(70_000) });
    expect(answer.status).toBe(405);
  });
});

describe('access', () => {
  test('is rejected without a valid token', async () => {
    const answer = await fetch(`${address}/api/mine/`);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'token_missing' });
  });

  test('is granted with one, and the handler gets the visitor', async () => {
    const answer = await fetch(`${address}/api/mine/`, { headers: { authorization: 'Bearer good' } });
    expect(await answer.json()).toEqual({ id: 'u1' });
  });

  test('is rejected with 429 and Retry-After above the rate limit of the bucket', async () => {
    const statuses = [];
    for (let call = 0; call < 3; call++) statuses.push(await fetch(`${address}/api/rare/`));
    expect(statuses.map((answer) => answer.status)).toEqual([200, 200, 429]);
    expect(Number(statuses[2]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await statuses[2]?.json()).toMatchObject({ code: 'too_many_requests' });
    expect((await fetch(`${address}/api/rare-too/`)).status).toBe(429);
    expect((await post('/api/echo/asha/', '{"word":"six"}')).status).toBe(200);
  });
});

test('passes the exact bytes of the body to a signed route, whatever its type', async () => {
  const answer = await post('/api/signed/', '{ "a" :1}', 'application/json');
  expect(await answer.json()).toEqual({ bytes: Buffer.from('{ "a" :1}').toString('hex') });
});

test('answers an unexpected failure with 500 and without its cause', async () => {
  const answer = await fetch(`${address}/api/broken/`);
  expect(answer.status).toBe(500);
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ code: 'server_error' });
  expect(text).not.toContain('hunter2');
});

test('every response has the security headers, and API responses are not stored', async () => {
  const { headers } = await fetch(`${address}/api/mine/`);
  const policy = headers.get('content-security-policy')?.split(';');
  expect(policy).toEqual(
    expect.arrayContaining(["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
  );
  expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
});
