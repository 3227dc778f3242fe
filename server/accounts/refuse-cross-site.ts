import { AppError } from '../platform/app-error.ts';
import type { RequestFacts } from '../platform/http/handler.ts';

/**
 * Refuses a request that a browser says another site's page made. Tokens travel in bodies and headers, never in
 * cookies, so such a request has nothing to ride on; this closes the door before one is ever found.
 */
export function refuseCrossSite(request: RequestFacts): void {
  if (request.header('sec-fetch-site') === 'cross-site') {
    throw new AppError('forbidden', { log: 'a page of another site called an address of sign-in' });
  }
}
