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

/** Interval between deletions of expired rows: one hour. */
const CLEANUP_INTERVAL_MS = 3_600_000;

export interface AccountsOptions
  extends Pick<AccountsContext, 'clock' | 'log' | 'google' | 'readPremiumUntil' | 'listPersonalRecords'> {
  readonly database: Pick<OpenDatabase, 'db' | 'pool'>;
  readonly metrics: Metrics;
  /** At least 32 random characters. Every token is signed with a key derived from it. */
  readonly jwtSecret: string;
  /** Verified addresses whose owners are analysts while listed; `adminEmails` does the same for admins. */
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
   * Returns the visitor of an Authorization header without querying the database.
   * @throws AppError `token_missing`, `token_expired` or `token_invalid` (also for a revoked session).
   */
  authenticate(authorization: string | undefined): Promise<Visitor>;
  /** Returns the cached visitor of a header synchronously; null when `authenticate` must verify it. */
  findCachedVisitor(authorization: string | undefined): Visitor | null;
  /** Returns a user as the browser shows them; null when the account is deleted. */
  findUser(userId: string): Promise<User | null>;
  /** Returns authors by user id. Deleted users are missing. */
  findAuthors(userIds: readonly string[]): Promise<ReadonlyMap<string, Author>>;
  /**
   * Delays the deletion of an account until a transaction that writes about the user ends.
   * @throws AppError `token_invalid` when the account is deleted.
   */
  lockUser(tx: Transaction, userId: string): Promise<void>;
  /** True when a session was revoked and its access tokens may still be valid. Reads memory only. */
  isSessionEnded(sessionId: string): boolean;
  /**
   * Loads recently revoked sessions and subscribes to those that other processes revoke. Every process that calls
   * `authenticate` calls this before it serves requests. Returns the function that stops it.
   */
  followRevokedSessions(): Promise<() => Promise<void>>;
  /** Deletes expired sessions and credentials hourly; any number of processes may. Returns the function that stops it. */
  startJobs(): () => Promise<void>;
}

/** Creates the accounts feature: users, sign-in with Google, and the sessions of their devices. */
export function createAccounts(options: AccountsOptions): Accounts {
  const { database, metrics, jwtSecret, analystEmails, adminEmails, ...needs } = options;
  const { clock, log } = needs;
  const keys = deriveKeys(jwtSecret);
  const tokens = createAccessTokens(keys.accessTokens, clock);
  const ended = createRevokedSessions(clock);
  const reuses = new Counter({
    name: 'gullylens_auth_refresh_reuse_total',
    help: 'Sessions revoked because a used refresh token was presented again.',
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
        name: 'deletion of expired sessions',
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
    onLost: (error) => log.warn({ err: error }, 'lost the notification connection for revoked sessions'),
  });
}
