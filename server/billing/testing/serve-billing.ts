import { premiumRoutes } from '@gullylens/contract/http/premium';
import { AppError } from '../../platform/app-error.ts';
import { createHttpServer } from '../../platform/http/create-http-server.ts';
import type { Log } from '../../platform/log.ts';
import type { Billing } from '../public.ts';

/** The interface of billing alone; the bearer token is the user's id. */
export function serveBilling(billing: Billing, log: Log) {
  return createHttpServer({
    routes: premiumRoutes,
    handlers: billing.handlers,
    authorize: async (access, authorization) => {
      if (access !== 'user') return null;
      const userId = authorization?.replace('Bearer ', '');
      if (userId === undefined) throw new AppError('token_missing');
      return { userId, sessionId: 'session', role: 'user', tokenExpiresAt: new Date(8.64e15) };
    },
    log,
    rateLimitFactor: 1_000,
    trustProxy: false,
  });
}
