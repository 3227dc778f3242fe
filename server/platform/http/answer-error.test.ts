import { defineRoute } from '@gullylens/contract/definition/route';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { createHttpServer } from './create-http-server.ts';

const routes = {
  fail: defineRoute({
    method: 'GET',
    path: '/api/fail/',
    summary: 'fails as the test says',
    access: 'public',
    rateLimit: { bucket: 'fail', max: 100, perSeconds: 60 },
    answers: { 200: z.object({}) },
  }),
};

let app: FastifyInstance;
let failure: unknown;
let logged: { level: number; msg: string; err?: unknown; code?: string; route?: string }[];

/** Collects lines about failures, without the access log. */
function collect(text: string): void {
  const line = JSON.parse(text);
  if (line.msg !== 'request') logged.push(line);
}

beforeEach(async () => {
  logged = [];
  app = await createHttpServer({
    routes,
    handlers: {
      fail: () => {
        throw failure;
      },
    },
    authorize: async () => null,
    log: pino({ level: 'info' }, { write: collect }),
    rateLimitFactor: 1,
    trustProxy: 0,
  });
});
afterEach(() => app.close());

async function failWith(error: unknown) {
  failure = error;
  const { statusCode, headers, body } = await app.inject('/api/fail/');
  return { status: statusCode, retryAfter: headers['retry-after'], body: JSON.parse(body) };
}

const [WARN, ERROR] = [40, 50];

it.each([
  ['of ours', new AppError('not_found'), 404, 'not_found', undefined],
  [
    'of the framework for the body',
    Object.assign(new Error('x'), { code: 'FST_ERR_CTP_BODY_TOO_LARGE' }),
    413,
    'payload_too_large',
    undefined,
  ],
  [
    'with a status of the caller’s',
    Object.assign(new Error('x'), { statusCode: 400 }),
    400,
    'bad_request',
    undefined,
  ],
  [
    'with the highest status of the caller’s',
    Object.assign(new Error('x'), { statusCode: 499 }),
    400,
    'bad_request',
    undefined,
  ],
  ['with a limit', Object.assign(new Error('x'), { statusCode: 429 }), 429, 'too_many_requests', undefined],
  [
    'with a status of the server’s',
    Object.assign(new Error('x'), { statusCode: 500 }),
    500,
    'server_error',
    undefined,
  ],
  [
    'with a status that is no error',
    Object.assign(new Error('x'), { statusCode: 399 }),
    500,
    'server_error',
    undefined,
  ],
  [
    'of the database’s connection',
    Object.assign(new Error('x'), { code: 'ECONNREFUSED' }),
    503,
    'unavailable',
    '5',
  ],
  [
    'that says when to come back',
    new AppError('unavailable', { retryAfterSeconds: 7 }),
    503,
    'unavailable',
    '7',
  ],
])('answers a failure %s with its row of the error table', async (_what, error, status, code, retryAfter) => {
  const answer = await failWith(error);
  expect(answer).toMatchObject({ status, body: { code } });
  expect(answer.retryAfter).toBe(retryAfter);
  expect(Object.keys(answer.body).toSorted()).toEqual(['code', 'error', 'requestId']);
});

it('includes details and the conflicting address when present', async () => {
  const { body } = await failWith(
    new AppError('invalid_input', { details: 'too long', conflictEmail: 'a@b.c' }),
  );
  expect(body).toMatchObject({ details: 'too long', conflict_email: 'a@b.c' });
});

it.each([
  ['a failure of ours as an error with its cause', new Error('the roof fell in'), ERROR, 'the roof fell in'],
  [
    'an outage of the database as an error',
    Object.assign(new Error('x'), { code: 'ECONNREFUSED' }),
    ERROR,
    'x',
  ],
  [
    'an outage that says when to come back as an error with its cause',
    new AppError('unavailable', { retryAfterSeconds: 7, cause: new Error('the bank is closed') }),
    ERROR,
    'the bank is closed',
  ],
  ['a refusal with a reason as a warning', new AppError('forbidden', { log: 'too low' }), WARN, undefined],
  [
    'a server that is busy as a warning',
    new AppError('unavailable', { retryAfterSeconds: 7 }),
    WARN,
    undefined,
  ],
])('logs %s', async (_what, error, level, cause) => {
  await failWith(error);
  expect(logged).toMatchObject([{ level, route: '/api/fail/' }]);
  expect((logged[0]?.err as { message?: string } | undefined)?.message).toBe(cause);
});

it.each([
  ['an ordinary refusal', new AppError('not_found')],
  ['a planned stop', new AppError('unavailable', { retryAfterSeconds: 5, isPlanned: true })],
])('does not log %s', async (_what, error) => {
  await failWith(error);
  expect(logged).toEqual([]);
});
