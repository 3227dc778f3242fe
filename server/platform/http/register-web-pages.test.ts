import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PageHead } from './page-head.ts';
import { registerWebPages } from './register-web-pages.ts';

let folder: string;
let app: FastifyInstance;
/** The paths whose tags were requested. */
const described: string[] = [];
const head: PageHead = {
  title: 'Kent vs Essex',
  description: 'Live now',
  url: 'https://example.com/matches/kent',
  image: { url: 'https://example.com/kent.png', alt: '' },
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gullylens-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<title>first page</title>');
  await writeFile(join(folder, 'assets', 'app-1a2b.js'), 'start()');
  await writeFile(join(folder, 'assets', 'app-1a2b.js.br'), brotliCompressSync('start()'));
  app = fastify();
  await registerWebPages(app, folder, async (path) => {
    described.push(path);
    if (path === '/matches/unreadable') throw new Error('the database is slow');
    return path === '/matches/kent' ? head : null;
  });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

test.each([
  '/',
  '/dashboard',
  '/Dashboard/',
  '/matches/some-key',
  '/matches/api',
  '/venues/m.-chinnaswamy',
  '/forum/a%2Fb',
  '/terms?q=%zz',
])('answers %s with the app', async (url) => {
  for (const headers of [browser, {}]) {
    const answer = await app.inject({ url, headers });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('first page');
    expect(answer.headers['cache-control']).toBe('no-cache');
  }
});

test.each(['/no/such/page', '/apiary', '/dashboard/more', '/my/dashboard', '/x?q=%zz'])(
  'redirects a browser from %s to the first page',
  async (url) => {
    const answer = await app.inject({ url, headers: browser });
    expect([answer.statusCode, answer.headers.location]).toEqual([302, '/']);
  },
);

test.each(['GET', 'HEAD'] as const)(
  'answers %s for an unknown address with 404 when the client does not accept HTML',
  async (method) => {
    for (const accept of ['*/*', 'application/json', undefined]) {
      const answer = await app.inject({ method, url: '/livez/now', ...(accept && { headers: { accept } }) });
      expect(answer.statusCode).toBe(404);
    }
  },
);

test('lets browsers cache files with a hash in their name for ever', async () => {
  const answer = await app.inject({ url: '/assets/app-1a2b.js' });
  expect(answer.body).toBe('start()');
  expect(answer.headers['cache-control']).toContain('immutable');
});

test('sends the file that the build compressed when the client accepts it', async () => {
  const url = '/assets/app-1a2b.js';
  const answer = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('start()');
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
  '/%2flivez',
  '/.env',
  '/%2eenv',
  '/wp-login.php',
  '/.git/config',
  '/old/page.html',
])('answers %s with 404, also to a browser', async (url) => {
  const answer = await app.inject({ url, headers: browser });
  expect(answer.statusCode).toBe(404);
  expect(answer.json()).toMatchObject({ code: 'not_found' });
});

test.each(['/%zz', '/%ff', '/a%'])('rejects %s, which cannot be decoded', async (url) => {
  expect((await app.inject({ url })).statusCode).toBe(400);
});

test('serves nothing from outside its folder', async () => {
  const answer = await app.inject({ url: '/..%2f..%2fetc/passwd' });
  expect(answer.body).not.toContain('root:');
});

test.each(['/matches/kent', '/matches/kent/?a=b', '/matches/kent#c'])(
  'writes the tags of what %s shows into the page, with and without a final slash',
  async (url) => {
    const answer = await app.inject({ url });
    expect(answer.body).toContain('<title>Kent vs Essex</title>');
    expect(answer.body).not.toContain('first page');
    expect(described.at(-1)).toBe('/matches/kent');
  },
);

test('sends the page of the app when its tags cannot be read', async () => {
  const answer = await app.inject({ url: '/matches/unreadable' });
  expect([answer.statusCode, answer.body]).toEqual([200, '<title>first page</title>']);
});

test('describes the first page by its own path', async () => {
  await app.inject({ url: '/' });
  expect(described.at(-1)).toBe('/');
});
