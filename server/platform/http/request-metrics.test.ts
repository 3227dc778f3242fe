import { defineRoute } from '@gullylens/contract/definition/route';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { createLog } from '../log.ts';
import { createMetrics, type Metrics } from '../metrics.ts';
import { createHttpServer } from './create-http-server.ts';
import type { Visitor } from './handler.ts';
import { hashUserId } from './request-metrics.ts';

const rateLimit = { bucket: 'read', max: 1000, perSeconds: 60 };
const routes = {
  readScores: defineRoute({
    method: 'GET',
    path: '/api/scores/',
    summary: 'a cached read',
    access: 'user',
    kind: 'bytes',
    inMemory: true,
    rateLimit,
    answers: { 200: z.unknown() },
  }),
  readPlayer: defineRoute({
    method: 'GET',
    path: '/api/players/{name}/',
    summary: 'answers, refuses or fails',
    access: 'public',
    params: z.strictObject({ name: z.string() }),
    query: z.strictObject({ secret: z.string().optional() }),
    rateLimit,
    answers: { 200: z.object({ runs: z.int() }) },
  }),
  openScores: defineRoute({
    method: 'GET',
    path: '/api/stream/',
    summary: 'a stream',
    access: 'user',
    kind: 'stream',
    rateLimit,
    answers: { 200: z.unknown() },
  }),
};
const visitor: Visitor = { userId: 'asha', sessionId: 's', role: 'user', tokenExpiresAt: new Date(8.64e15) };
const asha = { authorization: 'Bearer asha' };

let app: FastifyInstance;
let address: string;
let metrics: Metrics;
let lines: Record<string, unknown>[];

beforeEach(async () => {
  lines = [];
  metrics = createMetrics('test');
  app = await createHttpServer({
    routes,
    handlers: {
      readScores: ({ request }) => ({
        status: request.headers['if-none-match'] ? 304 : 200,
        bytes: Buffer.from('264'),
        headers: { etag: '"one"' },
      }),
      readPlayer: ({ params }) => {
        if (params.name === 'unknown') throw new AppError('not_found');
        if (params.name === 'broken') throw new Error('the roof fell in');
        return { status: 200, body: { runs: 264 } };
      },
      openScores: () => ({ stream: (response) => void response.writeHead(200).end('data: 264\n\n') }),
    },
    authorize: async (access) => (access === 'user' ? visitor : null),
    findCachedVisitor: (authorization) => (authorization ? visitor : null),
    log: createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) }),
    metrics,
    rateLimitFactor: 1,
    trustProxy: 0,
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(() => app.close());

async function get(path: string, headers: Record<string, string> = {}): Promise<void> {
  await (await fetch(address + path, { headers })).text();
}

const accessLines = () => lines.filter(({ msg }) => msg === 'request');
/** Returns the value of a metric with these labels; null when there is none. */
async function read(name: string, route: string, status: string): Promise<number | null> {
  const series = `${name}{route="${route}",status="${status}"} `;
  const line = (await metrics.metrics()).split('\n').find((text) => text.startsWith(series));
  return line === undefined ? null : Number(line.slice(series.length));
}
const countOf = (route: string, status: string) => read('gullylens_http_requests_total', route, status);
const timedOf = async (route: string, status: string) => {
  const text = await metrics.metrics();
  const count = /^gullylens_http_request_duration_seconds_count\{(.*)\} (\d+)$/gm;
  const found = [...text.matchAll(count)].find(
    ([, labels]) => labels?.includes(`route="${route}"`) && labels.includes(`status="${status}"`),
  );
  return found ? Number(found[2]) : null;
};

it('counts and times requests by the name of the route and the status class', async () => {
  for (const name of ['rohit', 'kohli', 'unknown', 'broken']) await get(`/api/players/${name}/`);
  await get('/api/umpires/');
  await expect.poll(() => countOf('other', '4xx')).toBe(1);
  for (const numberOf of [countOf, timedOf]) {
    expect(await numberOf('readPlayer', '2xx')).toBe(2);
    expect(await numberOf('readPlayer', '4xx')).toBe(1);
    expect(await numberOf('readPlayer', '5xx')).toBe(1);
  }
});

it('counts every cached read and times one in 64', async () => {
  for (let reads = 0; reads < 65; reads += 1) await get('/api/scores/', asha);
  await get('/api/scores/', { ...asha, 'if-none-match': '"one"' });
  for (let scrapes = 0; scrapes < 2; scrapes += 1) {
    expect(await countOf('readScores', '2xx')).toBe(65);
    expect(await countOf('readScores', '3xx')).toBe(1);
  }
  expect(await timedOf('readScores', '2xx')).toBe(2);
  expect(await timedOf('readScores', '3xx')).toBe(null);
});

it('counts a stream when it ends, without its duration', async () => {
  await get('/api/stream/', asha);
  await expect.poll(() => countOf('openScores', '2xx')).toBe(1);
  expect(await timedOf('openScores', '2xx')).toBe(null);
});

it('logs each request with its route, status, duration, id and user hash, and nothing else', async () => {
  await get('/api/players/unknown/?secret=four', { 'user-agent': 'a browser' });
  await expect.poll(accessLines).toHaveLength(1);
  await app.inject({ url: '/api/scores/', headers: asha });
  await expect.poll(accessLines).toHaveLength(2);
  const common = {
    level: 30,
    time: expect.any(String),
    msg: 'request',
    method: 'GET',
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    durationMs: expect.any(Number),
  };
  expect(accessLines()).toEqual([
    { ...common, route: 'readPlayer', status: 404, user: null },
    { ...common, route: 'readScores', status: 200, user: hashUserId('asha') },
  ]);
  expect(JSON.stringify(lines)).not.toMatch(/four|asha|browser|127\.0\.0\.1/);
});

it('does not log cached reads', async () => {
  await get('/api/scores/', asha);
  await get('/api/players/rohit/');
  await expect.poll(accessLines).toHaveLength(1);
  expect(accessLines()).toMatchObject([{ route: 'readPlayer' }]);
});

it('hashes a user id to the same 12 digits each time', () => {
  expect(hashUserId('asha')).toMatch(/^[\da-f]{12}$/);
  expect(hashUserId('asha')).toBe(hashUserId('asha'));
  expect(hashUserId('asha')).not.toBe(hashUserId('rohit'));
});
