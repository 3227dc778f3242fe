import rateLimit from '@fastify/rate-limit';
import type { RateLimit } from '@gullylens/contract/route';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SharedCounter } from '../shared-counter.ts';
import { BucketStore, sharedBucketStore } from './bucket-store.ts';
import { networkOfAddress } from './network-of-address.ts';

/** Without a shared counter each process counts for itself. */
export async function registerRateLimits(app: FastifyInstance, shared?: SharedCounter): Promise<void> {
  await app.register(rateLimit, { global: false, store: shared ? sharedBucketStore(shared) : BucketStore });
}

/** A signed-in person is counted as one wherever they call from; others are counted by network. */
function callerOf(request: FastifyRequest): string {
  return request.visitor ? `user:${request.visitor.userId}` : `network:${networkOfAddress(request.ip)}`;
}

/** The settings of one route's limit, for Fastify's route options. */
export function rateLimitOf(limit: RateLimit, factor: number) {
  return {
    max: Math.max(1, Math.round(limit.max * factor)),
    timeWindow: limit.perSeconds * 1000,
    groupId: limit.bucket,
    hook: 'preParsing' as const,
    keyGenerator: callerOf,
  };
}
