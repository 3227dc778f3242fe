import { isIP } from 'node:net';
import rateLimit, { type FastifyRateLimitStore, normalizeIP } from '@fastify/rate-limit';
import type { RateLimit } from '@gullylens/contract/definition/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { CallCounter } from './call-counter.ts';
import type { Visitor } from './handler.ts';

/** Registers rate limiting. All routes share one counter, because the library's stores count each route separately. */
export async function registerRateLimits(app: FastifyInstance, { incr }: CallCounter): Promise<void> {
  class SharedStore implements FastifyRateLimitStore {
    incr = incr;
    child = () => this;
  }
  await app.register(rateLimit, { global: false, store: SharedStore });
}

/** Key of the caller's counter: by user when signed in, otherwise by network. */
function callerOf(request: FastifyRequest): string {
  return request.visitor ? userKey(request.visitor) : `network:${clientNetwork(request.ip)}`;
}

function userKey({ userId }: Visitor): string {
  return `user:${userId}`;
}

/** Returns the counter key of a visitor and bucket, in the library's format. For reads served before Fastify. */
export function bucketKey(visitor: Visitor, { bucket }: RateLimit): string {
  return `${userKey(visitor)}${bucket}`;
}

/** Returns the number of calls that a limit allows per window; `factor` comes from RATE_LIMIT_FACTOR. */
export function callLimit(limit: RateLimit, factor: number): number {
  return Math.max(1, Math.round(limit.max * factor));
}

/** Counts an unauthorised call; throws when its network has made too many. */
export type CountRefusal = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Counts calls refused before the route's own limit, which needs a known caller. Expired tokens are not counted (see
 * `authorize-request.ts`), because thousands of users behind one address send them.
 */
export function refusalCounter(app: FastifyInstance, limit: RateLimit, factor: number): CountRefusal {
  const count = app.createRateLimit({
    max: callLimit(limit, factor),
    timeWindow: limit.perSeconds * 1000,
    keyGenerator: (request) => `${limit.bucket}:network:${clientNetwork(request.ip)}`,
  });
  return async (request, reply) => {
    const state = await count(request);
    if (state.isAllowed || !state.isExceeded) return;
    reply.header('retry-after', state.ttlInSeconds);
    throw new AppError('too_many_requests');
  };
}

/** Returns a route's options for the rate-limit plugin. */
export function rateLimitOf(limit: RateLimit, factor: number) {
  return {
    max: callLimit(limit, factor),
    timeWindow: limit.perSeconds * 1000,
    groupId: limit.bucket,
    hook: 'onRequest' as const,
    keyGenerator: callerOf,
  };
}

/**
 * Returns the rate-limit key of an address: IPv4 as is, IPv6 as its /64 network, because the subscriber chooses the
 * rest. Unwraps IPv4-mapped IPv6 addresses and drops ports added by proxies. Clients without a readable address share
 * one key.
 */
export function clientNetwork(address = ''): string {
  const plain = address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  return isIP(plain) === 0 ? 'unknown' : normalizeIP(plain);
}
