import { hkdfSync } from 'node:crypto';
import type { UserRole } from '@gullylens/contract/http/auth';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Visitor } from '../platform/http/handler.ts';
import { ACCESS_TOKEN_MS } from './session-limits.ts';

const ALGORITHM = 'HS256';
/** The type from RFC 9068. ID tokens do not carry it, so neither kind is accepted as the other. */
const TYPE = 'at+jwt';
const ISSUER = 'gullylens';
const AUDIENCE = 'gullylens-api';

const Claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  role: z.enum(['user', 'analyst', 'admin']),
  exp: z.int(),
});

const KEY_BYTES = 32;

/** Derives a separate key for each purpose from the operator's secret. */
export function deriveKeys(secret: string): { accessTokens: Uint8Array; refreshTokens: Uint8Array } {
  const keyFor = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `gullylens ${purpose}`, KEY_BYTES));
  return { accessTokens: keyFor('access tokens'), refreshTokens: keyFor('refresh tokens') };
}

interface TokenFacts {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: UserRole;
  /** The end of the session. No access token outlives it. */
  readonly sessionExpiresAt: Date;
}

export type AccessTokens = ReturnType<typeof createAccessTokens>;

export function createAccessTokens(key: Uint8Array, clock: Clock) {
  return {
    issue: ({ userId, sessionId, role, sessionExpiresAt }: TokenFacts): Promise<string> => {
      const now = clock.now().getTime();
      const expires = Math.min(now + ACCESS_TOKEN_MS, sessionExpiresAt.getTime());
      return new SignJWT({ sid: sessionId, role })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(new Date(now))
        .setExpirationTime(new Date(expires))
        .sign(key);
    },
    /** Verifies a token and returns its visitor. Throws `token_expired` or `token_invalid`. */
    verify: async (token: string): Promise<Visitor> => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          typ: TYPE,
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'exp'],
          currentDate: clock.now(),
        });
        const { sub: userId, sid: sessionId, role, exp } = Claims.parse(payload);
        return { userId, sessionId, role, tokenExpiresAt: new Date(exp * 1000) };
      } catch (cause) {
        throw new AppError(cause instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid', { cause });
      }
    },
  };
}
