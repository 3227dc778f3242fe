import { createHash } from 'node:crypto';
import { operationsRoutes } from '@gullylens/contract/http/operations';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from '../platform/http/create-http-server.ts';
import { createMetrics } from '../platform/metrics.ts';
import { createOperations } from './public.ts';

let app: FastifyInstance;
let isStopping = false;
const lines: string[] = [];

beforeAll(async () => {
  const { handlers } = createOperations({
    version: '1.2.3',
    metrics: createMetrics('1.2.3'),
    publicSettings: () => {
      throw new Error('the OpenAPI document must not depend on the settings');
    },
    isStopping: () => isStopping,
  });
  app = await createHttpServer({
    routes: operationsRoutes,
    handlers,
    authorize: async () => null,
    log: pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) }),
    rateLimitFactor: 1,
    trustProxy: 0,
  });
});
afterAll(() => app.close());

const read = (headers: Record<string, string>) => app.inject({ url: '/api/openapi.json', headers });

it('GET /docs has a policy that allows its one style element and nothing else', async () => {
  const answer = await app.inject({ url: '/docs' });
  const styles = [...answer.body.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => text);
  expect(styles).toHaveLength(1);
  const hash = createHash('sha256').update(styles.join()).digest('base64');
  expect(answer.headers['content-security-policy']).toBe(
    `default-src 'none';style-src 'sha256-${hash}';base-uri 'none';form-action 'none';frame-ancestors 'none'`,
  );
  expect(answer.body).not.toMatch(/<[^>]+ style=|<script|<link/);
});

describe('GET /api/openapi.json', () => {
  it('describes the API', async () => {
    const answer = await read({});
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toMatchObject({
      openapi: expect.stringMatching(/^3\.1/),
      info: { version: '1.2.3' },
    });
  });

  it.each(['br', 'gzip'])('is compressed to a fifth for clients that accept %s', async (encoding) => {
    const whole = await read({});
    const packed = await read({ 'accept-encoding': encoding });
    expect(packed.headers['content-encoding']).toBe(encoding);
    expect(packed.rawPayload.length).toBeLessThan(whole.rawPayload.length / 5);
  });

  it('gets 304 without a body when the client has the current version', async () => {
    const { headers } = await read({});
    const again = await read({ 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});

const ready = () => app.inject({ url: '/readyz' });

describe('GET /readyz', () => {
  it('answers 503 while the server stops, without a line in the log', async () => {
    expect((await ready()).statusCode).toBe(200);
    isStopping = true;
    const answer = await ready();
    isStopping = false;
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
    expect(lines).toEqual([]);
  });
});
