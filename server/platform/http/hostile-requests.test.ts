import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { type ErrorCode, errorTable } from '@gullylens/contract/definition/errors';
import { defineRoute } from '@gullylens/contract/definition/route';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createHttpServer } from './create-http-server.ts';

const plainStream = {
  method: 'GET',
  access: 'public',
  kind: 'stream',
  rateLimit: { bucket: 'stream', max: 1000, perSeconds: 60 },
  answers: { 200: z.unknown() },
} as const;
const routes = {
  commentary: defineRoute({ ...plainStream, path: '/api/commentary/', summary: 'never ends' }),
  scoreRun: defineRoute({
    method: 'POST',
    path: '/api/runs/',
    summary: 'adds runs',
    access: 'public',
    rateLimit: { bucket: 'runs', max: 1000, perSeconds: 60 },
    body: z.strictObject({ runs: z.int() }),
    answers: { 200: z.object({ runs: z.int() }) },
  }),
  appeal: defineRoute({
    method: 'GET',
    path: '/api/appeal/',
    summary: 'three a minute',
    access: 'public',
    rateLimit: { bucket: 'appeal', max: 3, perSeconds: 60 },
    answers: { 200: z.object({}) },
  }),
};

interface Listening {
  readonly app: FastifyInstance;
  readonly port: number;
}

let open: Listening;
let behindProxy: Listening;
let behindTwo: Listening;

beforeAll(async () => {
  open = await listen(0);
  behindProxy = await listen(1);
  behindTwo = await listen(2);
});
afterAll(() => Promise.all([open, behindProxy, behindTwo].map(({ app }) => app.close())));

async function listen(trustProxy: number): Promise<Listening> {
  const app = await createHttpServer({
    routes,
    handlers: {
      scoreRun: ({ body }) => ({ status: 200, body }),
      appeal: () => ({ status: 200, body: {} }),
      commentary: () => ({
        stream: (response) => {
          response.writeHead(200, { 'content-type': 'text/plain' });
          response.write('Welcome to the Oval');
        },
      }),
    },
    authorize: async () => null,
    log: pino({ level: 'silent' }),
    rateLimitFactor: 1,
    trustProxy,
  });
  return { app, port: Number(new URL(await app.listen({ port: 0, host: '127.0.0.1' })).port) };
}

/** Sends raw bytes and returns the whole response until the server closes. */
function exchange(bytes: string | Buffer, { port }: Listening = open): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

const head = (lines: readonly string[]) => `${lines.join('\r\n')}\r\n\r\n`;
const post = (headers: readonly string[], body: string | Buffer) =>
  exchange(
    Buffer.concat([
      Buffer.from(
        head(['POST /api/runs/ HTTP/1.1', 'Host: localhost', 'Connection: close', ...headers]),
        'latin1',
      ),
      Buffer.from(body),
    ]),
  );
const postJson = (body: string | Buffer, more: readonly string[] = []) =>
  post([`Content-Length: ${Buffer.byteLength(body)}`, 'Content-Type: application/json', ...more], body);
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [n, 0])));

it('accepts a correct request (control for the next tests)', async () => {
  expect(statusOf(await postJson('{"runs":4}'))).toBe(200);
});

describe('a body is rejected', () => {
  it.each([
    ['of thousands of keys', keys(5_000), 400],
    ['of ten thousand keys', keys(10_000), 413],
    ['of depth without end', '{"runs":'.repeat(5_000), 400],
    ['beyond the limit', `{"runs":${' '.repeat(70_000)}4}`, 413],
    ['that reaches the prototype by the constructor', '{"constructor":{"prototype":{}},"runs":4}', 400],
    ['that is no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 400],
    ['with a number beyond all numbers', '{"runs":1e999}', 400],
  ])('%s', async (_what, body, status) => {
    expect(statusOf(await postJson(body))).toBe(status);
  });

  it('that is compressed: it is never unpacked', async () => {
    const bomb = gzipSync(Buffer.alloc(10_000_000, ' '));
    expect(bomb.length).toBeLessThan(64 * 1024);
    expect(statusOf(await postJson(bomb, ['Content-Encoding: gzip']))).toBe(400);
  });

  it('with a repeated key only for its last value, as usual in JSON', async () => {
    expect(await postJson('{"runs":4,"runs":"six"}')).toContain('invalid_input');
  });
});

describe('request headers are rejected', () => {
  const body = '{"runs":4}';
  const type = 'Content-Type: application/json';

  it.each([
    ['with two lengths', ['Content-Length: 10', 'Content-Length: 11']],
    ['with a length and chunks', ['Content-Length: 10', 'Transfer-Encoding: chunked']],
    ['with an unknown coding', ['Transfer-Encoding: chunked, cow']],
    ['with a negative length', ['Content-Length: -1']],
    ['with a bare line feed in a value', ['Content-Length: 10', 'X-Note: one\n\ttwo']],
    ['with a space before the colon', ['Content-Length : 10']],
    ['with a bare carriage return in a value', ['Content-Length: 10', 'X-Note: a\rX-Other: b']],
    ['with a length that is no number', ['Content-Length: 0x0a']],
    ['with two lengths in one line', ['Content-Length: 10, 10']],
    ['with a null in a value', ['Content-Length: 10', 'X-Note: a\0b']],
  ])('%s', async (_what, headers) => {
    expect(statusOf(await post([type, ...headers], body))).toBe(400);
  });

  it('that are longer than any browser sends', async () => {
    const answer = await post([type, 'Content-Length: 10', `X-Note: ${'a'.repeat(20_000)}`], body);
    expect(statusOf(answer)).toBe(431);
  });

  it.each(['Host: localhost', 'HOST: elsewhere.example'])('with a second Host header: %s', async (host) => {
    const lines = ['GET /api/appeal/ HTTP/1.1', 'Host: localhost', host, 'Connection: close'];
    const answer = await exchange(head(lines));
    expect(statusOf(answer)).toBe(400);
    expect(answer).toContain('bad_request');
  });

  it('without a host', async () => {
    expect(statusOf(await exchange(head(['GET /api/appeal/ HTTP/1.1', 'Connection: close'])))).toBe(400);
  });
});

describe('bytes that are not a request get the standard error response, and the connection is closed', () => {
  it.each<[string, string | Buffer, number, ErrorCode]>([
    ['words', 'How was that?\r\n\r\n', 400, 'bad_request'],
    ['the greeting of a secure connection', Buffer.from([0x16, 3, 1, 2, 0, 1, 0]), 400, 'bad_request'],
    ['an unknown method', head(['BOWL / HTTP/1.1', 'Host: localhost']), 400, 'bad_request'],
    ['an endless head', `GET / HTTP/1.1\r\nX-Note: ${'a'.repeat(20_000)}`, 431, 'headers_too_large'],
  ])('%s', async (_what, bytes, status, code) => {
    const [top = '', body = ''] = (await exchange(bytes)).split('\r\n\r\n');
    expect(statusOf(top)).toBe(status);
    expect(JSON.parse(body)).toEqual({ error: errorTable[code].text, code, requestId: expect.any(String) });
    expect(top).toContain(`content-length: ${body.length}`);
    expect(top).toContain('connection: close');
    expect(top).toContain('cache-control: no-store');
    expect(top).toContain("default-src 'self'");
  });

  it('without a body for HEAD', async () => {
    const answer = await exchange(`HEAD / HTTP/1.1\r\nX-Note: ${'a'.repeat(20_000)}`);
    expect(statusOf(answer)).toBe(431);
    expect(answer.split('\r\n\r\n')[1]).toBe('');
  });

  it('but nothing is written into a response that is being sent', async () => {
    const answer = await new Promise<string>((resolve, reject) => {
      const socket = connect(open.port, '127.0.0.1');
      socket.write(head(['GET /api/commentary/ HTTP/1.1', 'Host: localhost']));
      let received = '';
      socket.on('data', (chunk) => {
        if (received === '') socket.write('How was that?\r\n\r\n');
        received += chunk.toString('latin1');
      });
      socket.on('error', reject);
      socket.on('close', () => resolve(received));
    });
    expect(answer).toContain('Welcome to the Oval');
    expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1);
  });
});

it('ignores an unknown expectation', async () => {
  expect(statusOf(await postJson('{"runs":4}', ['Expect: a-miracle']))).toBe(200);
});

it('counts a chunked body as it arrives, and rejects it above the limit', async () => {
  const chunk = `4000\r\n${' '.repeat(0x4000)}\r\n`;
  const answer = await post(
    ['Transfer-Encoding: chunked', 'Content-Type: application/json'],
    `${chunk.repeat(5)}0\r\n\r\n`,
  );
  expect(statusOf(answer)).toBe(413);
});

it('a request behind a body of length zero is read as a second request or rejected', async () => {
  const hidden = head(['GET /api/appeal/ HTTP/1.1', 'Host: localhost', 'X-Forwarded-For: 192.0.2.1']);
  const lines = ['POST /api/runs/ HTTP/1.1', 'Host: localhost', 'Content-Type: application/json'];
  const both = ['Content-Length: 0', 'Transfer-Encoding: chunked', 'Connection: close'];
  const answer = await exchange(`${head([...lines, ...both])}0\r\n\r\n${hidden}`);
  expect(answer.match(/^HTTP\/1\.1 /gm)).toHaveLength(1);
  expect(statusOf(answer)).toBe(400);
});

it('never repeats a forged host', async () => {
  const lines = ['POST /api/runs/ HTTP/1.1', 'Host: evil.example', 'X-Forwarded-Host: evil.example'];
  const answer = await exchange(head([...lines, 'Connection: close', 'Content-Length: 0']));
  expect(statusOf(answer)).toBe(400);
  expect(answer).not.toContain('evil.example');
});

it('a line break in a URL adds no header', async () => {
  const path = '/api/appeal/%0d%0aSet-Cookie:%20a=b';
  const answer = await exchange(head([`GET ${path} HTTP/1.1`, 'Host: localhost', 'Connection: close']));
  expect(statusOf(answer)).toBe(404);
  expect(answer).not.toMatch(/^set-cookie/im);
});

/** Statuses of consecutive calls with these X-Forwarded-For headers. */
async function appealsOf(server: Listening, forwardedFor: readonly string[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const addresses of forwardedFor) {
    const lines = ['Host: localhost', 'Connection: close', `X-Forwarded-For: ${addresses}`];
    statuses.push(statusOf(await exchange(head(['GET /api/appeal/ HTTP/1.1', ...lines]), server)));
  }
  return statuses;
}

describe('a forged X-Forwarded-For does not turn one caller into many', () => {
  const callers = [1, 2, 3, 4].map((last) => `203.0.113.${last}`);

  it('without a proxy', async () => {
    expect(await appealsOf(open, callers)).toEqual([200, 200, 200, 429]);
  });

  it('with a proxy that appends the real address', async () => {
    const forged = callers.map((address) => `${address}, 198.51.100.7`);
    expect(await appealsOf(behindProxy, forged)).toEqual([200, 200, 200, 429]);
    expect(await appealsOf(behindProxy, ['198.51.100.8'])).toEqual([200]);
  });

  it('with two proxies, of which the first appends the real address and the second the address of the first', async () => {
    const forged = callers.map((address) => `${address}, 198.51.100.7, 10.0.0.1`);
    expect(await appealsOf(behindTwo, forged)).toEqual([200, 200, 200, 429]);
    expect(await appealsOf(behindTwo, ['198.51.100.8, 10.0.0.1'])).toEqual([200]);
  });

  it('with addresses of one IPv6 network', async () => {
    const addresses = callers.map((_, last) => `2001:db8:1:2::${last}`);
    expect(await appealsOf(behindProxy, addresses)).toEqual([200, 200, 200, 429]);
    expect(await appealsOf(behindProxy, ['2001:db8:1:3::1'])).toEqual([200]);
  });

  it.each([
    ['the ports that a proxy adds', [1, 2, 3, 4].map((port) => `203.0.113.9:${port}`)],
    ['text instead of an address', ['a', 'b', 'c', 'd']],
  ])('with %s', async (_what, addresses) => {
    expect(await appealsOf(behindProxy, addresses)).toEqual([200, 200, 200, 429]);
  });
});
