import type { FastifyInstance } from 'fastify';

/** Lets browser pages of any origin call this route, like the vendors' own. */
export function allowAnyOrigin(scope: FastifyInstance, path: string): void {
  scope.options(path, (request, reply) => {
    reply
      .headers({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? 'content-type',
        'access-control-max-age': '600',
      })
      .code(204)
      .send();
  });
}
