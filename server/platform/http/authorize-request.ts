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
 * Decides whether a request may pass a route of the given access, from its Authorization header alone.
 * Gives the visitor, or null where the route needs none; throws an `AppError` to refuse.
 */
export type Authorize = (access: AccessLevel, authorization: string | undefined) => Promise<Visitor | null>;

/**
 * The visitor whose header `Authorize` has let pass before and still would, without waiting; null where it must be asked
 * again. Only for routes that any signed-in person may call.
 */
export type FindCachedVisitor = (authorization: string | undefined) => Visitor | null;

/**
 * The hooks that let a request pass before anything of the body is read. Calls are counted between them: whether
 * somebody has paid takes a look-up, which only so many of their calls may cost.
 */
export function authorizeInSteps(authorize: Authorize, access: AccessLevel, countRefusal: CountRefusal) {
  if (access !== 'premium') return { onRequest: authorizeRequest(authorize, access, countRefusal) };
  return {
    onRequest: authorizeRequest(authorize, 'user', countRefusal),
    preParsing: authorizeRequest(authorize, access, countRefusal),
  };
}

/** Sets `request.visitor`. */
function authorizeRequest(authorize: Authorize, access: AccessLevel, countRefusal: CountRefusal) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    try {
      request.visitor = await authorize(access, request.headers.authorization);
    } catch (error) {
      if (isRefusal(error)) await countRefusal(request, reply);
      throw error;
    }
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof AppError && (error.status === 401 || error.status === 403);
}
