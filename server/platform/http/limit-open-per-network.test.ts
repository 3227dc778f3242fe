import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { defineRoute } from '@gullylens/contract/definition/route';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createHttpServer } from './create-http-server.ts';
import { refusedOpenings } from './limit-open-per-network.ts';

const watch = defineRoute({
  method: 'GET',
  path: '/api/watch/',
  summary: 'answers when the over ends',
  access: 'public',
  rateLimit: { bucket: 'watch', max: 4_000_000, perSeconds: 60 },
  answers: { 200: z.object({}) },
});
/** Two of the 4,000 that a network may have open. */
const TWO = 2 / 4_000;

let app: FastifyInstance;
let logged: string[] = [];
let callers: Socket[] = [];
let waiting: (() => void)[] = [];

afterEach(async () => {
  for (const end of waiting) end();
  for (const caller of callers) caller.destroy();
  [waiting, callers, logged] = [[], [], []];
  refusedOpenings.reset();
  await app.close();
});

async function listen(trustProxy: number): Promise<number> {
  app = await createHttpServer({
    routes: { watch },
    handlers: {
      watch: async () => {
        await new Promise<void>((resolve) => waiting.push(resolve));
        return { status: 200, body: {} };
      },
    },
    authorize: async () => null,
    log: pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) }),
    rateLimitFactor: TWO,
    trustProxy,
  });
  return Number(new URL(await app.listen({ port: 0, host: '0.0.0.0' })).port);
}

function call(port: number, { from = '127.0.0.1', headers = [] as string[], close = true } = {}): Socket {
  const caller = connect({ port, host: '127.0.0.1', localAddress: from }).on('error', () => {});
  const lines = ['GET /api/watch/ HTTP/1.1', 'Host: localhost', ...headers];
  caller.write(`${[...lines, ...(close ? ['Connection: close'] : [])].join('\r\n')}\r\n\r\n`);
  callers.push(caller);
  return caller;
}

const by = (address: string) => ({ headers: [`X-Forwarded-For: ${address}`] });
/** The refusals that the metric counts, and the messages in the log. */
const reported = async () => ({
  counted: (await refusedOpenings.get()).values[0]?.value,
  messages: logged.map((line) => (JSON.parse(line) as { msg: string }).msg),
});
const answered = (count: number) => expect.poll(() => waiting.length).toBe(count);

describe('without a proxy', () => {
  it('closes a third connection of one network, and accepts one of another', async () => {
    const port = await listen(0);
    call(port);
    const second = call(port);
    await answered(2);
    expect(await text(call(port))).toBe('');
    call(port, { from: '127.0.0.2' });
    await answered(3);
    second.destroy();
    await once(second, 'close');
    await expect
      .poll(async () => {
        call(port);
        await new Promise((resolve) => setTimeout(resolve, 20));
        return waiting.length;
      })
      .toBeGreaterThan(3);
  });

  it('counts every refusal and logs the first', async () => {
    const port = await listen(0);
    call(port);
    call(port);
    await answered(2);
    for (const _ of [1, 2]) await text(call(port));
    expect(await reported()).toEqual({
      counted: 2,
      messages: ['a network has too many connections open; refusing more'],
    });
  });

  it('does not believe X-Forwarded-For', async () => {
    const port = await listen(0);
    call(port, { headers: ['X-Forwarded-For: 203.0.113.1'] });
    call(port, { headers: ['X-Forwarded-For: 203.0.113.2'] });
    await answered(2);
    expect(await text(call(port, { headers: ['X-Forwarded-For: 203.0.113.3'] }))).toBe('');
  });
});

describe('behind a proxy', () => {
  it('answers 429 to a third open request of one network, and serves another network', async () => {
    const port = await listen(1);
    const first = call(port, by('203.0.113.7'));
    call(port, by('203.0.113.7'));
    await answered(2);
    const refused = await text(call(port, by('203.0.113.7')));
    expect(refused).toMatch(/^HTTP\/1\.1 429 /);
    expect(refused).toMatch(/^retry-after: 5$/im);
    expect(await reported()).toMatchObject({ counted: 1, messages: [expect.stringMatching(/too many/)] });
    call(port, by('203.0.113.8'));
    await answered(3);
    waiting[0]?.();
    expect(await text(first)).toMatch(/^HTTP\/1\.1 200 /);
    call(port, by('203.0.113.7'));
    await answered(4);
  });

  it('frees the slots of requests whose connection is lost, also of one that waits behind another', async () => {
    const port = await listen(1);
    const caller = call(port, { ...by('203.0.113.7'), close: false });
    caller.write('GET /api/watch/ HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.7\r\n\r\n');
    await answered(2);
    caller.destroy();
    await expect
      .poll(async () => {
        const probe = call(port, by('203.0.113.7'));
        await new Promise((resolve) => setTimeout(resolve, 20));
        const isOpen = waiting.length > 2;
        probe.destroy();
        return isOpen;
      })
      .toBe(true);
    call(port, by('203.0.113.7'));
    call(port, by('203.0.113.7'));
    await expect.poll(() => waiting.length).toBeGreaterThanOrEqual(5);
  });
});
