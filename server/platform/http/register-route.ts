import type { IncomingMessage } from 'node:http';
import type { Route } from '@gullylens/contract/definition/route';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import { AppError } from '../app-error.ts';
import { type Authorize, authorizeInSteps } from './authorize-request.ts';
import type { BytesAnswer, RequestFacts, StreamAnswer } from './handler.ts';
import { parseInput, readRawBodies } from './parse-input.ts';
import { type CountRefusal, rateLimitOf } from './rate-limits.ts';

interface JsonAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const NO_BODY = Buffer.alloc(0);

/** A handler without the types of its route, which the table has checked. */
type AnyHandler = (call: never) => Promise<AnyAnswer> | AnyAnswer;
type AnyAnswer = JsonAnswer | BytesAnswer | StreamAnswer;

interface Registration {
  readonly name: string;
  readonly route: Route;
  readonly handler: AnyHandler;
  readonly authorize: Authorize;
  readonly countRefusal: CountRefusal;
  readonly factor: number;
}

/** Registers a route with its access, rate limit, input parsing and serialisation. */
export function registerRoute(app: FastifyInstance, registration: Registration): void {
  if (registration.route.access !== 'signature') {
    app.route(routeOptionsOf(registration));
    return;
  }
  void app.register(async (scope) => {
    readRawBodies(scope);
    scope.route(routeOptionsOf(registration));
  });
}

function routeOptionsOf({
  name,
  route,
  handler,
  authorize,
  countRefusal,
  factor,
}: Registration): RouteOptions {
  return {
    method: route.method,
    url: urlPatternOf(route),
    // HEAD on a stream would open it and never end.
    exposeHeadRoute: route.kind !== 'stream',
    schema: { response: responseSchemasOf(route) },
    config: {
      rateLimit: rateLimitOf(route.rateLimit, factor),
      routeName: name,
      isStream: route.kind === 'stream',
    },
    ...authorizeInSteps(authorize, route.access, countRefusal),
    handler: async (request, reply) => {
      const call = callOf(route, request);
      const answer = await handler(call as never);
      return sendAnswer(reply, answer, route);
    },
  };
}

/** Returns a route's path in the router's syntax. */
export function urlPatternOf({ path }: Route): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

/** A call whose parts have been parsed by the route's own schemas; its handler knows their types. */
function callOf(route: Route, request: FastifyRequest) {
  const signed = route.access === 'signature';
  return {
    params: parseInput('params', route.params, request.params),
    query: parseInput('query', route.query, request.query),
    body: signed ? undefined : parseInput('body', route.body, request.body),
    visitor: request.visitor ?? null,
    request: factsOf(request.raw, { id: request.id, address: request.ip }, request.body),
  };
}

/** Returns the facts of a request; `id` and `address` come from Fastify. Every cached read calls it. */
export function factsOf(
  request: IncomingMessage,
  { id, address }: Pick<RequestFacts, 'id' | 'address'>,
  body?: unknown,
): RequestFacts {
  const headers = request.headers as RequestFacts['headers'];
  return { id, address, headers, rawBody: Buffer.isBuffer(body) ? body : NO_BODY };
}

/**
 * Returns the JSON schema of each successful response, by status. Fastify's serialisers write only the fields of the
 * schema, so nothing else can leak.
 */
function responseSchemasOf({ kind, answers }: Route): Record<string, unknown> {
  if (kind === 'bytes' || kind === 'stream') return {};
  const options = { target: 'draft-7', io: 'output' } as const;
  return Object.fromEntries(
    Object.entries(answers).map(([status, schema]) => [status, z.toJSONSchema(schema, options)]),
  );
}

function sendAnswer(reply: FastifyReply, answer: AnyAnswer, { answers }: Route): FastifyReply {
  if ('stream' in answer) {
    reply.hijack();
    answer.stream(reply.raw, reply.request.raw);
    return reply;
  }
  if (answer.headers) reply.headers(answer.headers);
  reply.code(answer.status);
  if ('bytes' in answer) return reply.send(answer.status === 304 ? undefined : answer.bytes);
  if (!(answer.status in answers)) throw new Error(`answer ${answer.status} is not in the contract`);
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  return reply.send(answer.body);
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'];

/** Answers other methods of a known path with 405 and the allowed methods. */
export function registerOtherMethods(app: FastifyInstance, routes: readonly Route[]): void {
  for (const url of new Set(routes.map(urlPatternOf))) {
    const allowed = routes.filter((route) => urlPatternOf(route) === url).flatMap(methodsOf);
    app.route({
      method: METHODS.filter((method) => !allowed.includes(method)),
      url,
      // Refused before the body is read.
      onRequest: (_request, reply, done) => {
        reply.header('allow', allowed.join(', '));
        done(new AppError('method_not_allowed'));
      },
      handler: () => {},
    });
  }
}

function methodsOf({ method, kind }: Route): string[] {
  return method === 'GET' && kind !== 'stream' ? ['GET', 'HEAD'] : [method];
}
