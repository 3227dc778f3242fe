import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Visitor } from '../platform/http/handler.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { RevokedSessions } from './revoked-sessions.ts';

/** Maximum number of cached tokens, about 20 MB. The token that was cached first is evicted first. */
const CACHED_TOKENS = 20_000;

interface AuthenticatorDependencies {
  readonly tokens: AccessTokens;
  readonly revokedSessions: RevokedSessions;
  readonly clock: Clock;
}

/**
 * Finds the visitor of an Authorization header. A token's signature is checked once and cached; after that a request
 * costs two lookups in memory: the token, and its session among the revoked ones.
 */
export function createAuthenticator({ tokens, revokedSessions, clock }: AuthenticatorDependencies) {
  const verified = new Map<string, Visitor>();

  async function verifyOnce(token: string): Promise<Visitor> {
    const header = `Bearer ${token}`;
    const known = verified.get(header);
    if (known) return known;
    const visitor = await tokens.verify(token);
    const oldest = verified.keys().next();
    if (verified.size >= CACHED_TOKENS && !oldest.done) verified.delete(oldest.value);
    verified.set(header, visitor);
    return visitor;
  }

  return {
    /**
     * Returns the visitor of an Authorization header without querying the database.
     * @throws AppError `token_missing`, `token_expired` or `token_invalid` (also for a revoked session).
     */
    authenticate: async (authorization: string | undefined): Promise<Visitor> => {
      const token = readBearer(authorization);
      const visitor = await verifyOnce(token);
      if (revokedSessions.has(visitor.sessionId)) throw new AppError('token_invalid');
      if (visitor.tokenExpiresAt <= clock.now()) {
        verified.delete(`Bearer ${token}`);
        throw new AppError('token_expired');
      }
      return visitor;
    },
    /** Returns the cached visitor of a header synchronously; null when `authenticate` must verify the token. */
    findCachedVisitor: (authorization: string | undefined): Visitor | null => {
      const visitor = verified.get(authorization ?? '');
      if (visitor === undefined || revokedSessions.has(visitor.sessionId)) return null;
      return visitor.tokenExpiresAt.getTime() > clock.now().getTime() ? visitor : null;
    },
  };
}

function readBearer(authorization: string | undefined): string {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new AppError('token_missing');
  return token;
}
