import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../app-error.ts';

/** Refuses requests with several Host headers, as RFC 9112 (3.2) demands: proxies and servers may read different ones. */
export function refuseRepeatedHosts(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(repeatsHost(request.raw) ? new AppError('bad_request') : undefined);
  });
}

/** Whether the request has more than one Host header. Node keeps only the first of them in `headers`. */
export function repeatsHost({ rawHeaders }: IncomingMessage): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}
