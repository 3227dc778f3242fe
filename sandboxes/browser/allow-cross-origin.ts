import type { FastifyInstance } from 'fastify';

/** Answers the preflight requests of this route, so that browser pages of any origin may post to it. */
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
