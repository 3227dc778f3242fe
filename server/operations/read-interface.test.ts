import { operationsRoutes } from '@gullylens/contract/http/operations';
import { routes } from '@gullylens/contract/routes';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '../platform/http/create-http-server.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createOperations } from './public.ts';

let app: FastifyInstance;

beforeAll(async () => {
  const { handlers } = createOperations({
    routes,
    version: '1.2.3',
    metrics: createMetrics('1.2.3'),
    publicSettings: () => {
      throw new Error('the interface is described without the settings');
    },
    checkReady: async () => {},
  });
  app = await createHttpServer({
    routes: operationsRoutes,
    handlers,
    authorize: async () => null,
    log: pino({ level: 'silent' }),
    rateLimitFactor: 1,
    trustProxy: false,
  });
});
afterAll(() => app.close());

const read = (headers: Record<string, string>) => app.inject({ url: '/api/openapi.json', headers });

describe('GET /api/openapi.json', () => {
  it('describes the API', async () => {
    const answer = await read({});
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      openapi: expect.stringMatching(/^3\.1/),
      info: { version: '1.2.3' },
    });
  });

  it.each(['br', 'gzip'])('is sent compressed as %s at a fraction of its size', async (encoding) => {
    const whole = await read({});
    const packed = await read({ 'accept-encoding': encoding });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.rawPayload.length).toBeLessThan(whole.rawPayload.length / 5);
  });

  it('is answered with 304 when the client has it', async () => {
    const { headers } = await read({});
    const again = await read({ 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
