import type { FastifyInstance } from 'fastify';

/**
 * Reads JSON bodies; an empty one counts as none, because browsers name a content type even when they send nothing.
 * Keys that would reach an object's prototype are refused.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parse(request, body.toString(), done);
  });
}

/** Hands the body over as it came in, for routes whose signature covers the raw bytes. */
export function readRawBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}
