import { rateLimits } from '@gullylens/contract/definition/rate-limits';
import type { Route } from '@gullylens/contract/definition/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import { Registry } from 'prom-client';
import { AppError } from '../app-error.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { answerError, answerNotFound } from './answer-error.ts';
import { answerMalformed } from './answer-malformed-requests.ts';
import type { Authorize, FindCachedVisitor } from './authorize-request.ts';
import { type CallCounter, createCallCounter } from './call-counter.ts';
import { followConnections } from './close-gracefully.ts';
import type { Handlers } from './handler.ts';
import { answerHotReads, repeatsHost } from './hot-reads.ts';
import { readJsonBodies } from './parse-input.ts';
import { limitOpenPerNetwork } from './limit-open-per-network.ts';
import { refusalCounter, registerRateLimits } from './rate-limits.ts';
import { createRequestMetrics, measureRequests } from './request-metrics.ts';
import { registerOtherMethods, registerRoute } from './register-route.ts';
import { type DescribePage, registerWebPages } from './register-web-pages.ts';
import { securityHeadersFor, type VendorSources } from './security-headers.ts';

/** What the HTTP server serves, and its limits. */
export interface HttpServerOptions<Table extends Readonly<Record<string, Route>>> {
  readonly routes: Table;
  readonly handlers: Handlers<Table>;
  /** Selects the routes to serve, by name. Default: all. */
  readonly serves?: (route: string) => boolean;
  readonly authorize: Authorize;
  /** Enables serving cached reads before Fastify. */
  readonly findCachedVisitor?: FindCachedVisitor;
  readonly log: Log;
  /** Registry of the request metrics. Default: none. */
  readonly metrics?: Metrics;
  /** Multiplies every rate limit; normally 1. */
  readonly rateLimitFactor: number;
  /** Counter of the rate limits. Default: in this process. */
  readonly callCounter?: CallCounter;
  /** The content-security-policy sources of each vendor. Default: none. */
  readonly vendorSources?: readonly VendorSources[];
  /** Folder of the built browser app; undefined in tests of the API. */
  readonly webFolder?: string;
  /** The tags of the app's pages. Default: those of the first page. */
  readonly describePage?: DescribePage;
  /** Number of our own proxies, one behind the other, that append to X-Forwarded-For. */
  readonly trustProxy: number;
  /** A connection without traffic for this time is closed, busy or idle. Default: two minutes. */
  readonly stalledAfterMs?: number;
  /** Limit for receiving a whole request. Default: 30 s. */
  readonly requestTimeoutMs?: number;
  /** Limit for finishing requests once the server stops. Default: 15 s. */
  readonly closeLimitMs?: number;
}

/** Enough for the longest forum post or desk edit. */
const BODY_LIMIT_BYTES = 64 * 1024;
/** Without a reverse proxy only these limits stop clients that never finish a request. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Interval at which Node looks for requests over that limit. Its default of 30 s lets them last twice as long. */
const TIMEOUT_CHECK_INTERVAL_MS = 2_000;
/** Longer than a call to Razorpay may take, and leaves jobs and database time within the 25 s of a stop. */
const CLOSE_LIMIT_MS = 15_000;
/**
 * Clients that never read their response are disconnected; slow readers and streams, which have heartbeats, are not.
 * This long, because the kernel reports progress only once a third of its buffer is sent.
 */
const STALLED_AFTER_MS = 120_000;

/** Creates the HTTP server with the route table, its guards and the browser app. */
export async function createHttpServer<const Table extends Readonly<Record<string, Route>>>(
  options: HttpServerOptions<Table>,
): Promise<FastifyInstance> {
  const securityHeaders = securityHeadersFor(options.vendorSources ?? []);
  // Fastify rejects some URLs before the first hook has set headers.
  const fail = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
    answerError(error, { request, reply: reply.headers(securityHeaders), log: options.log });
  const requestTimeout = options.requestTimeoutMs ?? REQUEST_TIMEOUT_MS;
  const app = fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    // Node swaps the limits of the head and of the whole request when the first, 60 s by default, is the longer one.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: TIMEOUT_CHECK_INTERVAL_MS },
    requestTimeout,
    connectionTimeout: options.stalledAfterMs ?? STALLED_AFTER_MS,
    // Trusts only the addresses that our proxies appended; the client controls those before. Hop 0 is the connection.
    trustProxy: options.trustProxy > 0 && ((_address, hop) => hop < options.trustProxy),
    // Requests that arrive during shutdown are answered normally.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 128 },
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: fail,
    clientErrorHandler: answerMalformed(securityHeaders),
  });
  // The stall timeout also covers idle connections; a keep-alive timeout would start extra timers per request.
  app.server.keepAliveTimeout = 0;
  const closeGracefully = followConnections(app.server);
  app.addHook('preClose', () => closeGracefully(options.closeLimitMs ?? CLOSE_LIMIT_MS));
  // Node would answer 417 without a body; servers may ignore unknown expectations.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.setErrorHandler(fail);
  const requestMetrics = createRequestMetrics(options.metrics ?? new Registry());
  measureRequests(app, requestMetrics, options.log);
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of Object.entries(securityHeaders)) reply.raw.setHeader(name, value);
    // Required by RFC 9112 (3.2): proxies and servers may use different ones.
    done(repeatsHost(request.raw) ? new AppError('bad_request') : undefined);
  });
  limitOpenPerNetwork(app, options);
  const counter = options.callCounter ?? createCallCounter();
  await registerRateLimits(app, counter);
  readJsonBodies(app);
  const { authorize, rateLimitFactor: factor, serves = () => true } = options;
  const routes = Object.fromEntries(Object.entries(options.routes).filter(([name]) => serves(name)));
  const countRefusal = refusalCounter(app, rateLimits.refused, factor);
  for (const [name, route] of Object.entries(routes)) {
    const handler = options.handlers[name as keyof Table];
    registerRoute(app, { name, route, handler, authorize, countRefusal, factor });
  }
  registerOtherMethods(app, Object.values(routes));
  if (options.webFolder) await registerWebPages(app, options.webFolder, options.describePage);
  else app.setNotFoundHandler(answerNotFound);
  const { handlers, findCachedVisitor } = options;
  if (findCachedVisitor) {
    answerHotReads(app, {
      routes,
      handlers,
      findCachedVisitor,
      counter,
      factor,
      securityHeaders,
      metrics: requestMetrics,
    });
  }
  return app;
}
