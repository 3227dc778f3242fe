import { premiumRoutes } from '@gullylens/contract/http/premium';
import { AppError } from '../../platform/app-error.ts';
import { createHttpServer } from '../../platform/http/create-http-server.ts';
import type { Log } from '../../platform/log.ts';
import { checkHandlers } from '../../platform/testing/check-handlers.ts';
import type { Billing } from '../public.ts';

type PremiumHandlers = Billing['handlers'];

/** Serves the billing instance that runs at the time of a call. The bearer token is the user's id. */
export function serveBilling(running: () => Billing, log: Log) {
  const handlers = Object.keys(premiumRoutes).map((name) => {
    const handle = (call: never) => running().handlers[name as keyof PremiumHandlers](call);
    return [name, handle] as const;
  });
  return createHttpServer({
    routes: premiumRoutes,
    handlers: checkHandlers(premiumRoutes, Object.fromEntries(handlers) as PremiumHandlers),
    authorize: async (access, authorization) => {
      if (access !== 'user') return null;
      const userId = authorization?.replace('Bearer ', '');
      if (userId === undefined) throw new AppError('token_missing');
      return { userId, sessionId: 'session', role: 'user', tokenExpiresAt: new Date(8.64e15) };
    },
    log,
    rateLimitFactor: 1_000,
    trustProxy: 0,
  });
}
