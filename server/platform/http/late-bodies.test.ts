import { connect } from 'node:net';
import { defineRoute } from '@gullylens/contract/definition/route';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log.ts';
import { createHttpServer } from './create-http-server.ts';

const routes = {
  scoreRun: defineRoute({
    method: 'POST',
    path: '/api/runs/',
    summary: 'adds runs',
    access: 'public',
    rateLimit: { bucket: 'runs', max: 1000, perSeconds: 60 },
    body: z.strictObject({ runs: z.int() }),
    answers: { 200: z.object({ runs: z.int() }) },
  }),
};

let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  app = await createHttpServer({
    routes,
    handlers: { scoreRun: ({ body }) => ({ status: 200, body }) },
    authorize: async () => null,
    log: createLog('silent'),
    rateLimitFactor: 1,
    trustProxy: 0,
    requestTimeoutMs: 100,
  });
  port = Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => app.close());

it.each([
  ['does not come', ''],
  ['arrives one byte at a time', ' '],
])('rejects a request whose body %s soon after its timeout', async (_what, bytes) => {
  const caller = connect(port, '127.0.0.1').on('error', () => {});
  const lines = ['POST /api/runs/ HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  caller.write(`${[...lines, 'Content-Length: 60000'].join('\r\n')}\r\n\r\n`);
  const drip = setInterval(() => caller.write(bytes), 20);
  let answer = '';
  caller.setEncoding('utf8').on('data', (received: string) => {
    // A byte sent after the answer could reset the connection before all of it is read.
    clearInterval(drip);
    answer += received;
  });
  await new Promise((resolve) => caller.once('close', resolve));
  clearInterval(drip);
  expect(answer).toMatch(/^HTTP\/1\.1 408 /);
  expect(answer).toContain('request_timeout');
});
