import type { Route } from '@gullylens/contract/definition/route';
import { AppError } from '../app-error.ts';
import { createHttpServer } from '../http/create-http-server.ts';
import type { Handlers } from '../http/handler.ts';
import { createLog } from '../log.ts';
import { checkHandlers } from './check-handlers.ts';

export interface ServedRoutes {
  /** Requests a path as the user with that id, or without a token. */
  request(path: string, user?: string): Promise<Response>;
  /** Sends a JSON body; the first argument is like `PUT /path`. */
  send(methodAndPath: string, user: string, body: unknown): Promise<Response>;
  close(): Promise<void>;
}

interface Serving {
  /** Ids of the users with Premium. */
  readonly payers?: readonly string[];
  readonly analysts?: readonly string[];
  /** Multiplies the rate limits. Default: practically unlimited. */
  readonly rateLimitFactor?: number;
}

/**
 * A feature's routes behind a real HTTP server. The access token is the id of the signed-in user. The user `payer` has
 * Premium, unless others are listed. Access levels are covered by the tests of accounts and main.
 */
export async function serveRoutes<const Table extends Readonly<Record<string, Route>>>(
  routes: Table,
  handlers: Handlers<NoInfer<Table>>,
  { payers = ['payer'], analysts = ['analyst'], rateLimitFactor = 1000 }: Serving = {},
): Promise<ServedRoutes> {
  const app = await createHttpServer({
    routes,
    handlers: checkHandlers<Table>(routes, handlers),
    authorize: async (access, authorization) => {
      if (access === 'public') return null;
      const userId = authorization?.replace('Bearer ', '');
      if (access === 'guest' && !userId) return null;
      if (!userId) throw new AppError('token_missing');
      if (access === 'premium' && !payers.includes(userId)) throw new AppError('premium_required');
      if (access === 'analyst' && !analysts.includes(userId)) throw new AppError('forbidden');
      return { userId, sessionId: 'session', role: 'user', tokenExpiresAt: new Date(8.64e15) };
    },
    log: createLog('silent'),
    rateLimitFactor,
    trustProxy: 0,
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    request: (path, user) => fetch(address + path, { headers: signedIn(user) }),
    send: (methodAndPath, user, body) => {
      const [method = '', path = ''] = methodAndPath.split(' ');
      return fetch(address + path, {
        method,
        headers: { ...signedIn(user), 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    },
    close: () => app.close(),
  };
}

function signedIn(user: string | undefined): Record<string, string> {
  return user ? { authorization: `Bearer ${user}` } : {};
}
