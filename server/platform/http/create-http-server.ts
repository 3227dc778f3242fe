import { rateLimits } from '@gullylens/contract/definition/rate-limits';
import type { Route } from '@gullylens/contract/definition/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import { AppError } from '../app-error.ts';
import type { Log } from '../log.ts';
import { answerError, answerNotFound } from './answer-error.ts';
import { answerMalformed } from './answer-malformed-requests.ts';
import type { Authorize, FindCachedVisitor } from './authorize-request.ts';
import { type CallCounter, createCallCounter } from './call-counter.ts';
import { followConnections } from './close-gracefully.ts';
import type { Handlers } from './handler.ts';
import { answerHotReads, repeatsHost } from './hot-reads.ts';
import { readJsonBodies } from './parse-input.ts';
import { refusalCounter, registerRateLimits } from './rate-limits.ts';
import { registerOtherMethods, registerRoute } from './register-route.ts';
import { registerWebPages } from './register-web-pages.ts';
import { securityHeadersFor, type VendorSources } from './security-headers.ts';

export interface HttpServerOptions<Table extends Readonly<Record<string, Route>>> {
  readonly routes: Table;
  readonly handlers: Handlers<Table>;
  /** Which of the routes, by name, this server answers; all of them unless said. */
  readonly serves?: (route: string) => boolean;
  readonly authorize: Authorize;
  /** Lets ready bytes be answered before the framework; without it every call goes through it. */
  readonly findCachedVisitor?: FindCachedVisitor;
  readonly log: Log;
  /** Multiplies every rate limit; 1 in ordinary running. */
  readonly rateLimitFactor: number;
  /** Counts calls for the rate limits; without it this process counts for itself. */
  readonly callCounter?: CallCounter;
  /** Where vendors' scripts, styles, frames and calls may come from, for the content security policy; nowhere unless said. */
  readonly vendorSources?: VendorSources;
  /** Folder of the built browser app; none in tests of the interface alone. */
  readonly webFolder?: string;
  /** Whether the address in X-Forwarded-For may be believed: only behind a proxy of ours. */
  readonly trustProxy: boolean;
  /** A connection on which no byte moves for so long is closed, asked or idle; two minutes unless said. */
  readonly stalledAfterMs?: number;
  /** Limit for receiving a whole request. Default: 30 s. */
  readonly requestTimeoutMs?: number;
  /** Limit for finishing requests once the server stops. Default: 6 s. */
  readonly closeLimitMs?: number;
}

/** Large enough for the longest forum post or desk edit, small enough to read in one go. */
const BODY_LIMIT_BYTES = 64 * 1024;
/** Without a reverse proxy these bounds are all there is against a caller who never finishes. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Interval at which Node looks for requests over that limit. Its default of 30 s lets them last twice as long. */
const TIMEOUT_CHECK_INTERVAL_MS = 2_000;
/** Leaves PostgreSQL time to stop within the 10 s after which container runtimes kill a program. */
const CLOSE_LIMIT_MS = 6_000;
/**
 * A caller who takes nothing of an answer is let go; one who takes it slowly is not, nor a stream, whose heartbeats
 * are closer together. As long as this, because the kernel tells of progress only once a third of its buffer is sent.
 */
const STALLED_AFTER_MS = 120_000;

/** Of the addresses in X-Forwarded-For only the last is our proxy's word; those before it are the caller's own. */
const isNearest = (_address: string, hop: number) => hop === 0;

/** The HTTP server of the product, ready to listen: the whole route table, guarded, and the browser app beside it. */
export async function createHttpServer<const Table extends Readonly<Record<string, Route>>>(
  options: HttpServerOptions<Table>,
): Promise<FastifyInstance> {
  const securityHeaders = securityHeadersFor(options.vendorSources ?? {});
  // The framework refuses some addresses before the first hook has set any header.
  const fail = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    answerError(error, { request, reply: reply.headers(securityHeaders), log: options.log });
  const requestTimeout = options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const app = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    // Node swaps the limits of the head and of the whole request when the first, 60 s by default, is the longer one.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS },
    requestTimeout,
    connectionTimeout: options.stalledAfterMs ?? STALLED_AFTER_MS,
    trustProxy: options.trustProxy && isNearest,
    // A request that comes as the server stops is answered like those before it.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 128 },
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: fail,
    clientErrorHandler: answerMalformed(securityHeaders),
  });
  // The bound on stalled connections holds between two requests too: another one there would begin timers with each.
  app.server.keepAliveTimeout = 0;
  const closeGracefully = followConnections(app.server);
  app.addHook('preClose', () => closeGracefully(options.closeLimitMs ?? CLOSE_LIMIT_MS));
  // Node would answer 417 without a body; a server may ignore an expectation that it does not know.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.setErrorHandler(fail);
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of Object.entries(securityHeaders)) reply.raw.setHeader(name, value);
    // RFC 9112 (3.2) demands it: proxies and servers may read different ones.
    done(repeatsHost(request.raw) ? new AppError('bad_request') : undefined);
  });
  const counter = options.callCounter ?? createCallCounter();
  await registerRateLimits(app, counter);
  readJsonBodies(app);
  const { authorize, rateLimitFactor: factor, serves = () => true } = options;
  const routes = Object.fromEntries(Object.entries(options.routes).filter(([name]) => serves(name)));
  const countRefusal = refusalCounter(app, rateLimits.refused, factor);
  for (const [name, route] of Object.entries(routes)) {
    const handler = options.handlers[name as keyof Table];
    registerRoute(app, { route, handler, authorize, countRefusal, factor });
  }
  registerOtherMethods(app, Object.values(routes));
  if (options.webFolder) await registerWebPages(app, options.webFolder);
  else app.setNotFoundHandler(answerNotFound);
  const { handlers, findCachedVisitor } = options;
  if (findCachedVisitor) {
    answerHotReads(app, { routes, handlers, findCachedVisitor, counter, factor, securityHeaders });
  }
  return app;
}
