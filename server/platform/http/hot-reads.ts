import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Route } from '@gullylens/contract/definition/route';
import type { FastifyInstance } from 'fastify';
import type { FindCachedVisitor } from './authorize-request.ts';
import type { CallCounter, CallWindow } from './call-counter.ts';
import type { BytesAnswer, Visitor } from './handler.ts';
import { bucketKey, callLimit } from './rate-limits.ts';
import { factsOf } from './register-route.ts';
import type { RequestMetrics } from './request-metrics.ts';
import type { SecurityHeaders } from './security-headers.ts';

/** What Fastify serves the same routes with; `factor` is RATE_LIMIT_FACTOR. */
interface HotReads {
  readonly routes: Readonly<Record<string, Route>>;
  readonly handlers: Readonly<Record<string, unknown>>;
  readonly findCachedVisitor: FindCachedVisitor;
  readonly counter: CallCounter;
  readonly factor: number;
  readonly securityHeaders: SecurityHeaders;
  readonly metrics: RequestMetrics;
}

/**
 * Serves cached reads to signed-in users before Fastify, whose overhead exceeds the cost of such a read. Uses the same
 * guards, handlers and headers. Everything else (an uncached token, a refusal, a rate limit, a query, a fault) goes to
 * Fastify.
 */
export function answerHotReads(app: FastifyInstance, hot: HotReads): void {
  const reads = new Map(listHotReads(hot));
  const responseOf = cacheResponses(hot.securityHeaders);
  const listeners = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    const passToFastify = () => {
      for (const listener of listeners) listener(request, response);
    };
    const read = isPlainGet(request) ? reads.get(request.url ?? '') : undefined;
    const visitor = read && hot.findCachedVisitor(request.headers.authorization);
    if (!read || !visitor) return passToFastify();
    const stopTimer = read.meter.start();
    const answerWithin = (_error: Error | null, window?: CallWindow) => {
      if (!window || window.current > read.maxCalls) return passToFastify();
      try {
        const answer = read.answer(visitor, request);
        const { head, body } = responseOf(answer, read.maxCalls, window);
        response.writeHead(answer.status, head);
        send(response, body);
        read.meter.finish(answer.status, stopTimer);
      } catch {
        passToFastify();
      }
    };
    hot.counter.incr(read.keyOf(visitor), answerWithin, read.perMs);
  });
}

function send(response: ServerResponse, body: HotResponse['body']): void {
  if (typeof body !== 'string') return void response.end(body);
  response.write(body, 'latin1');
  response.uncork();
  response.end();
}

/** Lists the reads whose response depends only on URL, visitor and headers, by path with and without trailing slash. */
function listHotReads({ routes, handlers, factor, metrics }: HotReads) {
  return Object.entries(routes).flatMap(
    ([name, { method, inMemory, access, params, query, path, rateLimit }]) => {
      if (method !== 'GET' || !inMemory || access !== 'user' || params) return [];
      const noQuery = query?.safeParse({});
      if (noQuery?.success === false) return [];
      // The same string per visitor: a new one for each call would have to be hashed again.
      const keys = new WeakMap<Visitor, string>();
      const handler = handlers[name] as (call: unknown) => BytesAnswer;
      const read = {
        meter: metrics.meterHotReads(name),
        keyOf: (visitor: Visitor) => {
          const key = keys.get(visitor) ?? bucketKey(visitor, rateLimit);
          keys.set(visitor, key);
          return key;
        },
        perMs: rateLimit.perSeconds * 1000,
        maxCalls: callLimit(rateLimit, factor),
        answer: (visitor: Visitor, request: IncomingMessage) =>
          handler({ query: noQuery?.data, visitor, request: factsOf(request, { id: '', address: '' }) }),
      };
      return [path, path.replace(/\/$/, '')].map((address) => [address, read] as const);
    },
  );
}

function isPlainGet(request: IncomingMessage): boolean {
  const { method, headers } = request;
  const hasBody = headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;
  return method === 'GET' && !hasBody && !repeatsHost(request);
}

/** True when the request has several Host headers. Node exposes only the first in `headers`. */
export function repeatsHost({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}

/**
 * Up to this length a body is written as a Latin-1 string of the same bytes, which Node sends together with the head in
 * one call, from the stack. A body given to `end` costs a third more.
 */
const MAX_TEXT_BYTES = 14_000;

/**
 * Caches what Node sends for a snapshot: the flat list of headers (alternating names and values), which Node serialises
 * before the next read changes it, and the body.
 */
function cacheResponses(securityHeaders: SecurityHeaders) {
  const caches = { 200: new WeakMap<object, HotResponse>(), 304: new WeakMap<object, HotResponse>() };
  const make = ({ status, headers, bytes }: BytesAnswer): HotResponse => ({
    head: [
      'x-ratelimit-limit',
      '',
      'x-ratelimit-remaining',
      '',
      'x-ratelimit-reset',
      '',
      ...(status === 304 ? [] : ['content-length', String(bytes.length)]),
      ...Object.entries({ ...securityHeaders, ...headers }).flat(),
    ],
    body: status === 304 ? undefined : bytes.length > MAX_TEXT_BYTES ? bytes : bytes.toString('latin1'),
  });
  return (answer: BytesAnswer, maxCalls: number, { current, ttl }: CallWindow): HotResponse => {
    const cache = caches[answer.status];
    const response = cache.get(answer.headers) ?? make(answer);
    cache.set(answer.headers, response);
    response.head[1] = String(maxCalls);
    response.head[3] = String(maxCalls - current);
    response.head[5] = String(Math.ceil(ttl / 1000));
    return response;
  };
}

interface HotResponse {
  readonly head: string[];
  readonly body: string | Buffer | undefined;
}
