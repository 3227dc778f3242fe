import { isIP } from 'node:net';
import rateLimit, { type FastifyRateLimitStore, normalizeIP } from '@fastify/rate-limit';
import type { RateLimit } from '@gullylens/contract/definition/route';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { CallCounter } from './call-counter.ts';
import type { Visitor } from './handler.ts';

/** Lets routes limit their calls. All of them share one counter: the library's own stores count each route apart. */
export async function registerRateLimits(app: FastifyInstance, { incr }: CallCounter): Promise<void> {
  class SharedStore implements FastifyRateLimitStore {
    incr = incr;
    child = () => this;
  }
  await app.register(rateLimit, { global: false, store: SharedStore });
}

/** A signed-in user is counted as one wherever they call from; others are counted by network. */
function callerOf(request: FastifyRequest): string {
  return request.visitor ? userKey(request.visitor) : `network:${clientNetwork(request.ip)}`;
}

function userKey({ userId }: Visitor): string {
  return `user:${userId}`;
}

/** The counter's key of a visitor's calls in a bucket of routes: as the library puts it together. */
export function bucketKey(visitor: Visitor, { bucket }: RateLimit): string {
  return `${userKey(visitor)}${bucket}`;
}

/** Calls that a limit allows. */
export function callLimit(limit: RateLimit, factor: number): number {
  return Math.max(1, Math.round(limit.max * factor));
}

/** Counts a call that was refused for want of a right; throws when its network has had too many of those. */
export type CountRefusal = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Routes count a call once its caller is known, so one that is refused before would never be counted. The limit lies
 * above what thousands of people behind one address cause by tokens that run out.
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

/** The settings of one route's limit, for Fastify's route options. */
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
 * What callers are told apart by: an IPv4 address whole, of an IPv6 address its /64 network, whose other half is the
 * subscriber's to choose. An IPv4 address in IPv6's clothes is taken for what it is, and the port that some proxies add
 * is left out. Callers without a readable address count as one: their connection is gone, or a proxy sent no address.
 */
export function clientNetwork(address = ''): string {
  const plain = address
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '');
  return isIP(plain) === 0 ? 'unknown' : normalizeIP(plain);
}
