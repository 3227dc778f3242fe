import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Route } from '@gullylens/contract/route';
import type { FastifyInstance } from 'fastify';
import type { Authorize } from './authorize-request.ts';
import type { BucketStore } from './bucket-store.ts';
import type { BytesAnswer, RequestFacts, Visitor } from './handler.ts';
import { parseInput } from './parse-input.ts';
import { bucketKey, mostCalls } from './register-rate-limits.ts';
import type { SecurityHeaders } from './register-security-headers.ts';

interface HotReads {
  readonly routes: Readonly<Record<string, Route>>;
  readonly handlers: Readonly<Record<string, unknown>>;
  readonly authorize: Authorize;
  readonly store: BucketStore;
  readonly factor: number;
  readonly securityHeaders: SecurityHeaders;
}

interface HotRead {
  readonly route: Route;
  readonly read: (visitor: Visitor, request: IncomingMessage) => Promise<BytesAnswer> | BytesAnswer;
  readonly most: number;
}

const NO_BODY = Buffer.alloc(0);

/**
 * Ready bytes for signed-in readers, answered before the framework: its hooks, parsing and reply cost more than all the
 * rest of such a read. Who may read and how often is asked of the same guards, and the same headers are sent. Whatever
 * is out of the ordinary (a refusal, a limit reached, a query, a fault) is left to the framework to answer as ever.
 */
export function answerHotReads(app: FastifyInstance, hot: HotReads): void {
  const reads = new Map(hotReadsOf(hot));
  const usual = app.server.listeners('request') as RequestListener[];
  const headersFor = keepHeaders(hot.securityHeaders);
  // A server that stops tells its callers to connect elsewhere, which the framework knows how to say.
  app.addHook('preClose', (done) => {
    reads.clear();
    done();
  });
  const answerUsually: RequestListener = (request, response) => {
    for (const listener of usual) listener(request, response);
  };
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    const read = request.method === 'GET' && !hasBody(request) ? reads.get(request.url ?? '') : undefined;
    if (read === undefined) return answerUsually(request, response);
    const answering = answer(read, { hot, request, response, headersFor });
    void answering.then(
      (isAnswered) => isAnswered || answerUsually(request, response),
      () => answerUsually(request, response),
    );
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
}

/** Reads of one address each, for anybody who is signed in; asked without a query, with either end of the path. */
function* hotReadsOf({ routes, handlers, factor }: HotReads): Generator<[string, HotRead]> {
  for (const [name, route] of Object.entries(routes)) {
    if (route.method !== 'GET' || route.kind !== 'bytes' || route.access !== 'user' || route.params) continue;
    if (route.query && !route.query.safeParse({}).success) continue;
    const handler = handlers[name] as (call: unknown) => Promise<BytesAnswer> | BytesAnswer;
    const query = parseInput('query', route.query, {});
    const read: HotRead['read'] = (visitor, request) =>
      handler({ params: undefined, query, body: undefined, visitor, request: factsOf(request) });
    const hotRead = { route, read, most: mostCalls(route.rateLimit, factor) };
    yield [route.path, hotRead];
    yield [route.path.replace(/\/$/, ''), hotRead];
  }
}

function factsOf({ headers, socket }: IncomingMessage): RequestFacts {
  return {
    id: '',
    address: socket.remoteAddress ?? '',
    userAgent: headers['user-agent'] ?? '',
    header: (name) => {
      const value = headers[name];
      return Array.isArray(value) ? value[0] : value;
    },
    rawBody: NO_BODY,
  };
}

interface Answering {
  readonly hot: HotReads;
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly headersFor: (answer: BytesAnswer) => readonly string[];
}

async function answer({ route, read, most }: HotRead, asked: Answering): Promise<boolean> {
  const { hot, request, response, headersFor } = asked;
  const visitor = await hot.authorize(route.access, request.headers.authorization);
  if (visitor === null) return false;
  const window = await countCall(hot.store, bucketKey(visitor, route.rateLimit), route.rateLimit.perSeconds);
  if (window.current > most) return false;
  const ready = await read(visitor, request);
  response.writeHead(ready.status, [
    ...headersFor(ready),
    'x-ratelimit-limit',
    String(most),
    'x-ratelimit-remaining',
    String(most - window.current),
    'x-ratelimit-reset',
    String(Math.ceil(window.ttl / 1000)),
    ...(ready.status === 304 ? [] : ['content-length', String(ready.bytes.length)]),
  ]);
  if (ready.status === 304) response.end();
  else response.end(ready.bytes);
  return true;
}

function countCall(
  store: BucketStore,
  key: string,
  perSeconds: number,
): Promise<{ current: number; ttl: number }> {
  return new Promise((resolve, reject) => {
    store.incr(key, (error, state) => (state ? resolve(state) : reject(error)), perSeconds * 1000);
  });
}

/** The headers of ready bytes with those of every answer, put together once for each. */
function keepHeaders(securityHeaders: SecurityHeaders): Answering['headersFor'] {
  const kept = new WeakMap<BytesAnswer['headers'], readonly string[]>();
  return ({ headers }) => {
    const ready = kept.get(headers) ?? Object.entries({ ...securityHeaders, ...headers }).flat();
    kept.set(headers, ready);
    return ready;
  };
}
