import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { type BundledProgram, bundleProgram } from '../../platform/testing/bundle-program.ts';

const PROGRAM = fileURLToPath(new URL('../testing/traced-program.ts', import.meta.url));

interface Span {
  readonly name: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
}
interface Export {
  readonly resourceSpans: readonly { readonly scopeSpans: readonly { readonly spans: readonly Span[] }[] }[];
}

let program: BundledProgram;
let collector: Server;
let vendor: Server;
/** The bodies that the collector received. */
let received: string[] = [];

beforeAll(async () => {
  program = await bundleProgram(PROGRAM, 'external');
  collector = await listen(async (request, response) => {
    received.push(await text(request));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  vendor = await listen((_request, response) => void response.end('{}'));
});
beforeEach(() => {
  received = [];
});
afterAll(async () => {
  for (const server of [collector, vendor]) server.close();
  await program.remove();
});

async function listen(answer: RequestListener): Promise<Server> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Makes one request to the program, then stops it. Throws when it does not start. */
async function callProgram(environment: Readonly<Record<string, string>>, execArgv: readonly string[] = []) {
  const child = fork(program.file, {
    execArgv: [...execArgv],
    silent: true,
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: inject('postgresUrl'),
      VENDOR_URL: addressOf(vendor),
      ...environment,
    },
  });
  const exited = once(child, 'exit');
  const [address] = (await Promise.race([once(child, 'message'), exited])) as [string | number];
  if (typeof address !== 'string') throw new Error('the program did not start');
  const request = get(`${address}/api/players/somebody/?search=private`, {
    headers: {
      authorization: 'Bearer token-of-the-client',
      host: 'host-of-the-client',
      'user-agent': 'browser-of-the-client',
    },
  });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  await text(response);
  child.send('stop');
  await exited;
  return response.statusCode;
}

/** Makes Node.js refuse the packages of OpenTelemetry, except the interface, which prom-client imports. */
const hook = `export function resolve(name, context, next) {
  if (/^@opentelemetry\\/(?!api$)/.test(name)) throw new Error(name + ' must not be loaded');
  return next(name, context);
}`;
const asModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const refusePackages = asModule(
  `import { register } from 'node:module'; register(${JSON.stringify(asModule(hook))});`,
);

it('sends spans of a request, its queries and its calls to vendors, without secrets and input', async () => {
  expect(await callProgram({ OTEL_EXPORTER_OTLP_ENDPOINT: addressOf(collector) })).toBe(200);
  const spans = received
    .flatMap((body) => (JSON.parse(body) as Export).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  const [request, ...others] = spans.filter(({ parentSpanId }) => parentSpanId === undefined);
  expect([request?.name, others]).toEqual(['GET /api/players/:id/', []]);
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  const ofQuery = parts.filter(({ name }) => name.startsWith('pg.query:SELECT'));
  expect(ofQuery).toHaveLength(2);
  expect(ofQuery[0]?.attributes).toContainEqual({
    key: 'db.query.text',
    value: { stringValue: 'select $1 as name' },
  });
  const ofVendor = parts.filter(({ name }) => name === 'GET');
  expect(ofVendor).toMatchObject([
    {
      attributes: expect.arrayContaining([
        { key: 'server.port', value: { intValue: Number(new URL(addressOf(vendor)).port) } },
      ]),
    },
  ]);
  for (const secret of ['private', 'somebody', 'key-of-the-vendor', 'of-the-client'])
    expect(received.join()).not.toContain(secret);
});

it('loads nothing without a collector', async () => {
  const argv = ['--import', refusePackages];
  expect(await callProgram({}, argv)).toBe(200);
  expect(received).toEqual([]);
  const traced = callProgram({ OTEL_EXPORTER_OTLP_ENDPOINT: addressOf(collector) }, argv);
  await expect(traced).rejects.toThrow('the program did not start');
});
