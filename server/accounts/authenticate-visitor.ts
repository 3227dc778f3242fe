import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Visitor } from '../platform/http/handler.ts';
import type { AccessTokens } from './access-tokens.ts';
import type { EndedSessions } from './ended-sessions.ts';

/** About 20 MB of tokens when full; the one longest in the cache makes room. */
const CACHED_TOKENS = 20_000;

/** As every client of ours writes it; other spellings are understood by `authenticate` alone. */
const SCHEME = 'Bearer ';

/** Characters of an HS256 signature in base64url. */
const SIGNATURE_CHARS = 43;

/** Tokens are looked up by their signature, then compared whole: hashing all of one takes longer than the rest. */
const signatureOf = (token: string): string => token.slice(-SIGNATURE_CHARS);

interface Verified {
  readonly header: string;
  readonly visitor: Visitor;
}

interface Needs {
  readonly tokens: AccessTokens;
  readonly ended: EndedSessions;
  readonly clock: Clock;
}

/**
 * Who an Authorization header belongs to. A token's signature is checked once and remembered; after that a request
 * costs two look-ups in memory, of the token and of its session among the ended ones.
 */
export function createAuthentication({ tokens, ended, clock }: Needs) {
  const verified = new Map<string, Verified>();

  const find = (header: string): Visitor | undefined => {
    const known = verified.get(signatureOf(header));
    return known?.header === header ? known.visitor : undefined;
  };

  async function verifyOnce(token: string): Promise<Visitor> {
    const header = SCHEME + token;
    const known = find(header);
    if (known) return known;
    const visitor = await tokens.verify(token);
    const oldest = verified.keys().next();
    if (verified.size >= CACHED_TOKENS && !oldest.done) verified.delete(oldest.value);
    verified.set(signatureOf(header), { header, visitor });
    return visitor;
  }

  return {
    authenticate: async (authorization: string | undefined): Promise<Visitor> => {
      const token = readBearer(authorization);
      const visitor = await verifyOnce(token);
      if (ended.has(visitor.sessionId)) throw new AppError('token_invalid');
      if (visitor.tokenExpiresAt <= clock.now()) {
        verified.delete(signatureOf(token));
        throw new AppError('token_expired');
      }
      return visitor;
    },
    /** Whoever `authenticate` has found before and still would, at once; null where it must be asked. */
    recall: (authorization: string | undefined): Visitor | null => {
      const visitor = authorization === undefined ? undefined : find(authorization);
      if (visitor === undefined || ended.has(visitor.sessionId)) return null;
      return visitor.tokenExpiresAt.getTime() > clock.now().getTime() ? visitor : null;
    },
  };
}

function readBearer(authorization: string | undefined): string {
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1];
  if (token === undefined) throw new AppError('token_missing');
  return token;
}
