import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Visitor } from '../platform/http/handler.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { EndedSessions } from './ended-sessions.ts';

/** About 20 MB of tokens when full; the one longest in the cache makes room. */
const CACHED_TOKENS = 20_000;

interface Authentication {
  readonly tokens: AccessTokens;
  readonly ended: EndedSessions;
  readonly clock: Clock;
}

/**
 * Who an Authorization header belongs to. A token's signature is checked once and remembered; after that a request
 * costs two look-ups in memory, of the token and of its session among the ended ones.
 */
export function createAuthentication({ tokens, ended, clock }: Authentication) {
  const verified = new Map<string, Visitor>();

  async function verifyOnce(token: string): Promise<Visitor> {
    const known = verified.get(token);
    if (known) return known;
    const visitor = await tokens.verify(token);
    const oldest = verified.keys().next();
    if (verified.size >= CACHED_TOKENS && !oldest.done) verified.delete(oldest.value);
    verified.set(token, visitor);
    return visitor;
  }

  return async (authorization: string | undefined): Promise<Visitor> => {
    const token = readBearer(authorization);
    const visitor = await verifyOnce(token);
    if (ended.has(visitor.sessionId)) throw new AppError('token_invalid');
    if (visitor.tokenExpiresAt <= clock.now()) {
      verified.delete(token);
      throw new AppError('token_expired');
    }
    return visitor;
  };
}

function readBearer(authorization: string | undefined): string {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new AppError('token_missing');
  return token;
}
