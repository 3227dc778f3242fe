import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerWebPages } from './register-web-pages.ts';

let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gullylens-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<title>first page</title>');
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'start()');
  app = fastify();
  await registerWebPages(app, folder);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

test.each(['/', '/dashboard', '/matches/some-key', '/no/such/page', '/apiary', '/matches/api', '/x?q=%zz'])(
  'answers %s with the first page',
  async (url) => {
    const answer = await app.inject({ url });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('first page');
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

test('lets a file with a hash in its name be kept for ever', async () => {
  const answer = await app.inject({ url: '/assets/app-1a2b.js' });
  expect(answer.body).toBe('start()');
  expect(answer.headers['cache-control']).toContain('immutable');
});

test.each([
  '/assets/app-of-last-week.js',
  '/api/no-such-call/',
  '/api',
  '/api?x=1',
  '//api/v1/cricket/matches/live/',
  '/API/v1/cricket/matches/live/',
  '/./api/status/',
  '/%61pi/status/',
  '/%2fapi/status/',
])('answers %s with 404, not with a page', async (url) => {
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'not_found' });
});

test.each(['/%zz', '/%ff', '/a%'])('refuses %s, which cannot be unescaped', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(400);
});

test('gives nothing from outside its folder', async () => {
  const answer = await app.inject({ url: '/..%2f..%2fetc/passwd' });
  expect(answer.body).not.toContain('root:');
});
