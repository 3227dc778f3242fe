import { rateLimits } from '@gullylens/contract/definition/rate-limits';
import { defineRoute } from '@gullylens/contract/definition/route';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { createHttpServer } from './create-http-server.ts';
import type { Visitor } from './handler.ts';

const ALLOWED = 3;

const mine = defineRoute({
  method: 'GET',
  path: '/api/mine/',
  summary: 'for the signed-in',
  access: 'user',
  rateLimit: { bucket: 'mine', max: 100_000, perSeconds: 60 },
  answers: { 200: z.object({}) },
});

const paid = defineRoute({
  method: 'GET',
  path: '/api/paid/',
  summary: 'for Premium members, twice a minute',
  access: 'premium',
  rateLimit: { bucket: 'paid', max: (2 * rateLimits.refused.max) / ALLOWED, perSeconds: 60 },
  answers: { 200: z.object({}) },
});

const visitor: Visitor = { userId: 'u1', sessionId: 's1', role: 'user', tokenExpiresAt: new Date(0) };
const refusals = {
  'Bearer guess': 'token_invalid',
  'Bearer old': 'token_expired',
  'Bearer stranger': 'forbidden',
  'Bearer later': 'unavailable',
} as const;

let app: FastifyInstance;
let askedOfPayment: number;

beforeEach(async () => {
  askedOfPayment = 0;
  app = await createHttpServer({
    routes: { mine, paid },
    handlers: { mine: () => ({ status: 200, body: {} }), paid: () => ({ status: 200, body: {} }) },
    authorize: async (access, authorization = '') => {
      if (access === 'premium') {
        askedOfPayment += 1;
        throw new AppError('premium_required');
      }
      if (authorization === 'Bearer good') return visitor;
      throw new AppError(refusals[authorization as keyof typeof refusals]);
    },
    log: pino({ level: 'silent' }),
    rateLimitFactor: ALLOWED / rateLimits.refused.max,
    trustProxy: 1,
  });
});
afterEach(() => app.close());

async function call(token: string, from = '203.0.113.7'): Promise<{ status: number; retryAfter: unknown }> {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': from };
  const answer = await app.inject({ url: '/api/mine/', headers });
  return { status: answer.statusCode, retryAfter: answer.headers['retry-after'] };
}

it('rejects a caller after many invalid tokens, and no other caller', async () => {
  const guesses = [];
  for (let i = 0; i < ALLOWED + 2; i += 1) guesses.push((await call('guess')).status);
  expect(guesses).toEqual([401, 401, 401, 429, 429]);
  expect(Number((await call('guess')).retryAfter)).toBeGreaterThan(0);
  expect((await call('guess', '203.0.113.8')).status).toBe(401);
});

it('accepts a valid token although another caller at the same address sends invalid ones', async () => {
  for (let i = 0; i < ALLOWED + 2; i += 1) await call('guess');
  expect((await call('good')).status).toBe(200);
});

it('counts calls refused for lack of a role, but neither expired tokens nor our failures', async () => {
  for (let i = 0; i < ALLOWED + 2; i += 1) {
    expect((await call('later')).status).toBe(503);
    expect((await call('old')).status).toBe(401);
  }
  for (let i = 0; i < ALLOWED; i += 1) expect((await call('stranger')).status).toBe(403);
  expect((await call('stranger')).status).toBe(429);
});

it('counts calls refused for lack of Premium only in the limit of their route', async () => {
  const headers = { authorization: 'Bearer good', 'x-forwarded-for': '203.0.113.7' };
  for (let i = 0; i < 2; i += 1) {
    expect((await app.inject({ url: '/api/paid/', headers })).statusCode).toBe(403);
  }
  for (let i = 0; i < ALLOWED; i += 1) expect((await call('guess')).status).toBe(401);
});

it('looks up Premium no more often than the rate limit allows calls', async () => {
  const statuses = [];
  for (let i = 0; i < 4; i += 1) {
    const answer = await app.inject({ url: '/api/paid/', headers: { authorization: 'Bearer good' } });
    statuses.push(answer.statusCode);
  }
  expect([statuses, askedOfPayment]).toEqual([[403, 403, 429, 429], 2]);
});
