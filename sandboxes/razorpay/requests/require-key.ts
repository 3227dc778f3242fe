import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { VendorError } from './vendor-error.ts';

function equal(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Requires HTTP Basic authentication with key id and secret, checked before the body is parsed. */
export function requireKey(scope: FastifyInstance, keyId: string, keySecret: string): void {
  scope.addHook('preParsing', async (request) => {
    const [scheme, encoded = ''] = (request.headers.authorization ?? '').split(' ');
    if (scheme?.toLowerCase() !== 'basic') {
      throw new VendorError('Please provide your api key for authentication purposes.', { status: 401 });
    }
    const given = Buffer.from(encoded, 'base64').toString();
    if (!equal(given, `${keyId}:${keySecret}`))
      throw new VendorError('Authentication failed', { status: 401 });
  });
}
