import type { Access } from '@gullylens/contract/route';
import type { FastifyRequest } from 'fastify';
import type { Visitor } from './handler.ts';

declare module 'fastify' {
  interface FastifyRequest {
    visitor?: Visitor | null;
  }
}

/**
 * Decides whether a request may pass a route of the given access, from its Authorization header alone.
 * Gives the visitor, or null where the route needs none; throws an `AppError` to refuse.
 */
export type Authorize = (access: Access, authorization: string | undefined) => Promise<Visitor | null>;

/** Sets `request.visitor` before anything of the body is read. */
export function authorizeRequest(authorize: Authorize, access: Access) {
  return async (request: FastifyRequest): Promise<void> => {
    request.visitor = await authorize(access, request.headers.authorization);
  };
}
