import { Counter } from 'prom-client';
import { listenForNotifications } from '../platform/database/listen-for-notifications.ts';
import type { OpenDatabase } from '../platform/database/open-database.ts';
import type { Metrics } from '../platform/metrics.ts';
import { createAccessTokens, deriveKeys } from './access-tokens.ts';
import { createAccountHandlers, createAuthHandlers } from './account-handlers.ts';
import type { AccountsContext } from './accounts-context.ts';
import { createAuthenticator } from './authenticate-request.ts';
import { findAuthors } from './describe-authors.ts';
import { SESSION_REVOKED_CHANNEL } from './revoke-sessions.ts';
import { createRevokedSessions } from './revoked-sessions.ts';
import { parseRoleLists } from './roles.ts';
import { findUser, lockUser } from './users.ts';

/** What accounts need from the other parts of a process. */
export interface AccountsOptions
  extends Pick<AccountsContext, 'clock' | 'log' | 'google' | 'readPremiumUntil' | 'listPersonalRecords'> {
  readonly database: Pick<OpenDatabase, 'db' | 'pool' | 'directUrl'>;
  readonly metrics: Metrics;
  /** At least 32 random characters. Every token is signed with a key derived from it. */
  readonly jwtSecret: string;
  /** The secret before it was changed. Tokens signed with it are still accepted. */
  readonly previousJwtSecret?: string | undefined;
  /** Verified addresses whose owners are analysts while listed; `adminEmails` does the same for admins. */
  readonly analystEmails: readonly string[];
  readonly adminEmails: readonly string[];
}

export type { PersonalDataSource } from './accounts-context.ts';
export type { Author } from './describe-authors.ts';
export { grantRole } from './roles.ts';
export { findContact } from './users.ts';

/** Users and sessions, for the other features of the server. */
export type Accounts = ReturnType<typeof createAccounts>;

/** Creates the accounts feature in every process: users, sign-in with Google, and sessions. It has no jobs. */
export function createAccounts(options: AccountsOptions) {
  const { database, metrics, jwtSecret, previousJwtSecret, analystEmails, adminEmails, ...needs } = options;
  const { clock, log } = needs;
  const keys = deriveKeys(jwtSecret);
  const previousKeys = previousJwtSecret === undefined ? [] : [deriveKeys(previousJwtSecret)];
  const tokens = createAccessTokens(
    [keys.accessTokens, ...previousKeys.map(({ accessTokens }) => accessTokens)],
    clock,
  );
  const revokedSessions = createRevokedSessions(clock);
  const reuses = new Counter({
    name: 'gullylens_auth_refresh_reuse_total',
    help: 'Sessions revoked because a used refresh token was presented again.',
    registers: [metrics],
  });
  const context: AccountsContext = {
    ...needs,
    db: database.db,
    tokens,
    refreshKeys: [keys.refreshTokens, ...previousKeys.map(({ refreshTokens }) => refreshTokens)],
    revokedSessions,
    roleLists: parseRoleLists(analystEmails, adminEmails),
    countTokenReuse: () => reuses.inc(),
  };
  const { authenticate, findCachedVisitor } = createAuthenticator({ tokens, revokedSessions, clock });
  return {
    handlers: { ...createAuthHandlers(context, authenticate), ...createAccountHandlers(context) },
    /** Returns the visitor of an Authorization header. Throws when the token is missing, expired or revoked. */
    authenticate,
    /** The visitor of a header from memory, synchronously; null when `authenticate` must check the header. */
    findCachedVisitor,
    /** The user with this id in the API's shape; null when the account is unknown or deleted. */
    findUser: (userId: string) => findUser(context, userId),
    /** First names of users by id, and whether they are analysts. Deleted users are missing. */
    findAuthors: (userIds: readonly string[]) => findAuthors(context, userIds),
    /** Locks the user's row until the transaction ends, so that the account is not deleted meanwhile. */
    lockUser,
    /** True when a session was revoked and its access tokens may still be valid. Reads memory only. */
    isSessionRevoked: revokedSessions.has,
    /**
     * Loads recently revoked sessions and subscribes to those that other processes revoke. Every process that calls
     * `authenticate` calls this before it serves requests. Returns the function that stops it.
     */
    followRevokedSessions: () =>
      listenForNotifications({
        url: database.directUrl,
        channel: SESSION_REVOKED_CHANNEL,
        onConnected: revokedSessions.load,
        onNotice: revokedSessions.add,
        onLost: (error) => log.warn({ err: error }, 'lost the notification connection for revoked sessions'),
      }),
  };
}
