import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpServer } from './create-http-server.ts';

let folder: string;
let app: FastifyInstance;
let address: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gullylens-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><title>GullyLens</title>');
  await writeFile(join(folder, 'assets', 'app-1a2b3c.js'), 'export {};');
  app = await createHttpServer({
    routes: {},
    handlers: {},
    authorize: async () => null,
    log: pino({ level: 'silent' }),
    rateLimitFactor: 1,
    vendorSources: [
      {
        scripts: ['https://accounts.google.com/gsi/client'],
        styles: ['https://accounts.google.com/gsi/style'],
        frames: ['https://accounts.google.com/gsi/'],
        connections: ['https://accounts.google.com/gsi/'],
      },
    ],
    webFolder: folder,
    trustProxy: 0,
  });
  address = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe.each(['/', '/dashboard', '/privacy', '/matches/some-key'])('the page at %s', (path) => {
  it('has the headers against foreign scripts, frames and content sniffing', async () => {
    const { status, headers } = await fetch(address + path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('text/html');
    const policy = headers.get('content-security-policy')?.split(';') ?? [];
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
        "script-src 'self' https://accounts.google.com/gsi/client",
      ]),
    );
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('cache-control')).toBe('no-cache');
  });
});

it('lets browsers cache a file with a hash in its name for ever', async () => {
  const { headers } = await fetch(`${address}/assets/app-1a2b3c.js`);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json'])(
  'serves nothing outside the folder at %s',
  async (path) => {
    const text = await (await fetch(address + path)).text();
    expect(text).not.toContain('"name"');
  },
);

it('answers an unknown API address with 404 instead of the page', async () => {
  const answer = await fetch(`${address}/api/nowhere/`);
  expect(answer.status).toBe(404);
  expect(await answer.json()).toMatchObject({ code: 'not_found' });
});

/** The status of a raw request target that `fetch` would normalise. */
function statusOf(method: string, target: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(address).port), '127.0.0.1', () =>
      socket.write(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
    );
    socket.once('data', (chunk) => resolve(Number(chunk.toString('latin1').split(' ')[1])));
    socket.on('error', reject);
  });
}

describe('answers an unusual URL as the router reads it:', () => {
  it.each([
    ['GET', '/dashboard#%zz', 200],
    ['HEAD', '/dashboard#?%zz', 200],
    ['GET', '/api/nowhere#%zz', 404],
    ['PUT', '/dashboard#%zz', 404],
    ['GET', 'http://elsewhere.example/dashboard', 200],
    ['GET', 'http://elsewhere.example/api/nowhere', 404],
    ['GET', 'http://elsewhere.example?x=/api/', 200],
    ['GET', '//', 404],
    ['GET', '//livez', 404],
    ['GET', '//dashboard', 404],
    ['GET', '/dashboard//', 404],
    ['GET', '/matches//', 404],
    ['GET', '/\\livez', 404],
    ['GET', '/%zz#', 400],
    ['PUT', '/%zz', 400],
    ['GET', 'http://elsewhere.example/%zz', 400],
    ['GET', 'ftp://elsewhere.example/%zz', 400],
  ])('%s %s', async (method, target, status) => {
    expect(await statusOf(method, target)).toBe(status);
  });
});
