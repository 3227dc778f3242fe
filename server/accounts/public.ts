import type { accountRoutes } from '@gullylens/contract/http/account';
import type { authRoutes, User } from '@gullylens/contract/http/auth';
import { Counter } from 'prom-client';
import { listenForNotifications } from '../platform/database/listen-for-notifications.ts';
import type { OpenDatabase, Transaction } from '../platform/database/open-database.ts';
import type { Handlers, Visitor } from '../platform/http/handler.ts';
import type { Metrics } from '../platform/metrics.ts';
import { runPeriodically } from '../platform/jobs/run-periodically.ts';
import { createAccessTokens, deriveKeys } from './access-tokens.ts';
import { createAccountHandlers, createAuthHandlers } from './account-handlers.ts';
import type { AccountsContext } from './accounts-context.ts';
import { createAuthenticator } from './authenticate-request.ts';
import { type Author, findAuthors } from './describe-authors.ts';
import { removeExpired, SESSION_REVOKED_CHANNEL } from './end-sessions.ts';
import { createRevokedSessions, type RevokedSessions } from './revoked-sessions.ts';
import { parseRoleLists } from './roles.ts';
import { findUser, lockUser } from './users.ts';

/** How often what has lapsed is looked for: hourly. */
const CLEANUP_INTERVAL_MS = 3_600_000;

export interface AccountsOptions
  extends Pick<AccountsContext, 'clock' | 'log' | 'google' | 'readPremiumUntil' | 'listPersonalRecords'> {
  readonly database: Pick<OpenDatabase, 'db' | 'pool'>;
  readonly metrics: Metrics;
  /** At least 32 characters that nobody can guess; every token is signed with keys made from it. */
  readonly jwtSecret: string;
  /** Verified addresses that are analysts or admins for as long as they are listed. */
  readonly analystEmails: readonly string[];
  readonly adminEmails: readonly string[];
}

export type { PersonalDataSource } from './accounts-context.ts';
export type { Author } from './describe-authors.ts';
export { grantRole } from './roles.ts';
export { findContact } from './users.ts';

export interface Accounts {
  readonly handlers: Handlers<typeof authRoutes & typeof accountRoutes>;
  /**
   * Who an Authorization header belongs to, without asking the database.
   * @throws AppError `token_missing`, `token_expired` or `token_invalid` (a session that was ended too).
   */
  authenticate(authorization: string | undefined): Promise<Visitor>;
  /** Whoever a header has been found to belong to before and still does, at once; null where `authenticate` must look. */
  findCachedVisitor(authorization: string | undefined): Visitor | null;
  /** The user as the browser knows them; null when the account is gone. */
  findUser(userId: string): Promise<User | null>;
  /** How users are shown to others, by id; those who are gone are not in it. */
  findAuthors(userIds: readonly string[]): Promise<ReadonlyMap<string, Author>>;
  /**
   * Keeps a person from being erased until a transaction that writes about them is over.
   * @throws AppError `token_invalid` when they are gone.
   */
  lockUser(tx: Transaction, userId: string): Promise<void>;
  /** Whether a session was ended while tokens of it may still be about. Out of memory. */
  isSessionEnded(sessionId: string): boolean;
  /**
   * Begins to hear of sessions that other processes end, and knows those ended before; every process that calls
   * `authenticate` does this before it answers anybody. Gives the function that stops it.
   */
  followRevokedSessions(): Promise<() => Promise<void>>;
  /** Removes lapsed sessions and credentials every hour; any number of processes may. Gives the function that stops it. */
  startJobs(): () => Promise<void>;
}

/** People, their sign-in with Google, and the sessions of their devices. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { database, metrics, jwtSecret, analystEmails, adminEmails, ...needs } = options;
  const { clock, log } = needs;
  const keys = deriveKeys(jwtSecret);
  const tokens = createAccessTokens(keys.accessTokens, clock);
  const ended = createRevokedSessions(clock);
  const reuses = new Counter({
    name: 'gullylens_auth_refresh_reuse_total',
    help: 'Sessions ended because a used refresh token came back.',
    registers: [metrics],
  });
  const context: AccountsContext = {
    ...needs,
    db: database.db,
    tokens,
    refreshKey: keys.refreshTokens,
    ended,
    listedEmails: parseRoleLists(analystEmails, adminEmails),
    countTokenReuse: () => reuses.inc(),
  };
  const { authenticate, recall } = createAuthenticator({ tokens, ended, clock });
  return {
    handlers: { ...createAuthHandlers(context, authenticate), ...createAccountHandlers(context) },
    authenticate,
    findCachedVisitor: recall,
    findUser: (userId) => findUser(context, userId),
    findAuthors: (userIds) => findAuthors(context, userIds),
    lockUser,
    isSessionEnded: ended.has,
    followRevokedSessions: () => followRevokedSessions(options, ended),
    startJobs: () =>
      runPeriodically({
        name: 'removal of lapsed sessions',
        work: () => removeExpired(context),
        pauseMs: CLEANUP_INTERVAL_MS,
        log,
      }),
  };
}

function followRevokedSessions(
  { database, log }: AccountsOptions,
  ended: RevokedSessions,
): Promise<() => Promise<void>> {
  return listenForNotifications({
    pool: database.pool,
    channel: SESSION_REVOKED_CHANNEL,
    onConnected: ended.load,
    onNotice: (sessionId) => ended.add(sessionId),
    onLost: (error) => log.warn({ err: error }, 'lost the connection that tells of ended sessions'),
  });
}
