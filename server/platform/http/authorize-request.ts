import type { AccessLevel } from '@gullylens/contract/definition/route';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.ts';
import type { Visitor } from './handler.ts';
import type { CountRefusal } from './rate-limits.ts';

declare module 'fastify' {
  interface FastifyRequest {
    visitor?: Visitor | null;
  }
}

/**
 * Checks a request's Authorization header against the access level of its route. Returns the visitor, or null when the
 * route needs none. Throws an `AppError` to refuse.
 */
export type Authorize = (access: AccessLevel, authorization: string | undefined) => Promise<Visitor | null>;

/**
 * Returns the cached visitor of a header synchronously; null when `Authorize` must check it. Only for routes that any
 * signed-in user may call.
 */
export type FindCachedVisitor = (authorization: string | undefined) => Visitor | null;

/**
 * Returns the hooks that authorise a request before its body is read. For Premium the rate limit is counted between
 * them, which limits the database lookups. A user without Premium is not counted as refused, because the route's own
 * limit has counted the call.
 */
export function authorizeInSteps(authorize: Authorize, access: AccessLevel, countRefusal: CountRefusal) {
  if (access !== 'premium') return { onRequest: authorizeRequest(authorize, access, countRefusal) };
  return {
    onRequest: authorizeRequest(authorize, 'user', countRefusal),
    preParsing: authorizeRequest(authorize, access),
  };
}

function authorizeRequest(authorize: Authorize, access: AccessLevel, countRefusal?: CountRefusal) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    try {
      request.visitor = await authorize(access, request.headers.authorization);
    } catch (error) {
      if (isRefusal(error)) await countRefusal?.(request, reply);
      throw error;
    }
  };
}

/** False for an expired token: thousands of users behind one address must be told to refresh it. */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof AppError &&
    (error.status === 401 || error.status === 403) &&
    error.code !== 'token_expired'
  );
}
