import { Writable } from 'node:stream';
import { accountRoutes } from '@gullylens/contract/http/account';
import { authRoutes, type TokenPair, type User } from '@gullylens/contract/http/auth';
import type { JWTPayload } from 'jose';
import { type Accounts, type AccountsOptions, createAccounts } from '../public.ts';
import { AppError } from '../../platform/app-error.ts';
import type { OpenDatabase } from '../../platform/database/open-database.ts';
import type { Authorize } from '../../platform/http/authorize-request.ts';
import { createHttpServer } from '../../platform/http/create-http-server.ts';
import { createLog, type Log } from '../../platform/log.ts';
import { createMetrics, type Metrics } from '../../platform/metrics.ts';
import { createGoogle } from '../../vendors/google/verify-credential.ts';
import { checkHandlers } from '../../platform/testing/check-handlers.ts';
import { createManualClock, type ManualClock } from '../../platform/testing/manual-clock.ts';
import {
  CLIENT_ID,
  type GoogleKeyServer,
  goodClaims,
  signClaims,
  startGoogleKeys,
} from '../../vendors/google/testing/google-key-server.ts';

export interface Call {
  readonly body?: unknown;
  readonly access?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface SignedIn {
  readonly user: User;
  readonly tokens: TokenPair;
}

export interface AccountsServer {
  readonly accounts: Accounts;
  readonly clock: ManualClock;
  readonly google: GoogleKeyServer;
  readonly metrics: Metrics;
  /** Log lines as text. */
  readonly logged: string[];
  call(method: string, path: string, call?: Call): Promise<Response>;
  /** Creates a new Google credential; `claims` change the account. */
  makeCredential(claims?: JWTPayload): Promise<string>;
  signIn(claims?: JWTPayload): Promise<SignedIn>;
  refresh(token: string): Promise<Response>;
  close(): Promise<void>;
}

export const JWT_SECRET = 'a secret of the tests, longer than 32 characters';

type Overrides = Partial<
  Pick<
    AccountsOptions,
    | 'analystEmails'
    | 'adminEmails'
    | 'jwtSecret'
    | 'previousJwtSecret'
    | 'readPremiumUntil'
    | 'listPersonalRecords'
  >
> & {
  /** Multiplies the limits of the contract. Default: practically unlimited. */
  readonly rateLimitFactor?: number;
};

/**
 * The accounts feature behind a real HTTP server, on a test's database, with a clock that the test moves. It is
 * not subscribed to sessions revoked by other processes unless the test does so.
 */
export async function serveAccounts(
  database: OpenDatabase,
  { rateLimitFactor = 1000, ...overrides }: Overrides = {},
): Promise<AccountsServer> {
  const logged: string[] = [];
  const log = createLog('trace', collect(logged));
  const clock = createManualClock();
  const google = await startGoogleKeys();
  const metrics = createMetrics('test');
  const accounts = createAccounts({
    database,
    clock,
    log,
    metrics,
    google: createGoogle({ clientId: CLIENT_ID, keysAddress: google.address, clock, log }),
    jwtSecret: JWT_SECRET,
    analystEmails: [],
    adminEmails: [],
    readPremiumUntil: async () => null,
    listPersonalRecords: () => [],
    ...overrides,
  });
  const server = await listen(accounts, log, rateLimitFactor);
  const call = (method: string, path: string, options?: Call) => send(server.address + path, method, options);
  const makeCredential = (claims?: JWTPayload) => signClaims(goodClaims(clock, claims), google.key);
  return {
    accounts,
    clock,
    google,
    metrics,
    logged,
    call,
    makeCredential,
    signIn: async (claims) => {
      const answer = await call('POST', '/api/auth/google/', {
        body: { token: await makeCredential(claims) },
      });
      if (answer.status !== 200) throw new Error(`sign-in answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as SignedIn;
    },
    refresh: (token) => call('POST', '/api/auth/refresh/', { body: { refresh: token } }),
    close: async () => {
      await server.close();
      await google.close();
    },
  };
}

function collect(lines: string[]): Writable {
  return new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(String(chunk));
      done();
    },
  });
}

async function listen(accounts: Accounts, log: Log, rateLimitFactor: number) {
  const authorize: Authorize = async (access, authorization) => {
    if (access === 'public') return null;
    if (access === 'user') return accounts.authenticate(authorization);
    throw new AppError('forbidden');
  };
  const routes = { ...authRoutes, ...accountRoutes };
  const app = await createHttpServer({
    routes,
    handlers: checkHandlers(routes, accounts.handlers),
    authorize,
    findCachedVisitor: accounts.findCachedVisitor,
    log,
    rateLimitFactor,
    trustProxy: 0,
  });
  return { address: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
}

function send(address: string, method: string, { body, access, headers }: Call = {}): Promise<Response> {
  return fetch(address, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(access === undefined ? {} : { authorization: `Bearer ${access}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}
