import { hkdfSync } from 'node:crypto';
import type { UserRole } from '@gullylens/contract/http/auth';
import { errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Visitor } from '../platform/http/handler.ts';
import { ACCESS_TOKEN_MS } from './session-limits.ts';

const ALGORITHM = 'HS256';
/** The token type of RFC 9068. Google's ID tokens do not have it, so neither kind is accepted as the other. */
const TYPE = 'at+jwt';
const ISSUER = 'gullylens';
const AUDIENCE = 'gullylens-api';

const Claims = z.object({
  sub: z.uuid(),
  sid: z.uuid(),
  role: z.enum(['user', 'analyst', 'admin']),
  exp: z.int(),
});

/** Length of a derived key: that of an HMAC-SHA256 digest. */
const KEY_BYTES = 32;

/** Derives a separate key for each purpose from the operator's secret. */
export function deriveKeys(secret: string): { accessTokens: Uint8Array; refreshTokens: Uint8Array } {
  const keyFor = (purpose: string) =>
    new Uint8Array(hkdfSync('sha256', secret, '', `gullylens ${purpose}`, KEY_BYTES));
  return { accessTokens: keyFor('access tokens'), refreshTokens: keyFor('refresh tokens') };
}

/** Keys of the current secret and, while it is being replaced, of the previous one. */
export type RotatedKeys = readonly [Uint8Array, ...Uint8Array[]];

/** What an access token states. */
interface TokenContent {
  readonly userId: string;
  readonly sessionId: string;
  readonly role: UserRole;
  /** The end of the session. No access token outlives it. */
  readonly sessionExpiresAt: Date;
}

/** Signs and verifies access tokens. */
export type AccessTokens = ReturnType<typeof createAccessTokens>;

/** Creates the issuer and verifier of access tokens. The first key signs; tokens of every key are accepted. */
export function createAccessTokens(keys: RotatedKeys, clock: Clock) {
  return {
    issue: ({ userId, sessionId, role, sessionExpiresAt }: TokenContent): Promise<string> => {
      const now = clock.now().getTime();
      const expires = Math.min(now + ACCESS_TOKEN_MS, sessionExpiresAt.getTime());
      return new SignJWT({ sid: sessionId, role })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(new Date(now))
        .setExpirationTime(new Date(expires))
        .sign(keys[0]);
    },
    /** Verifies a token and returns its visitor. Throws `token_expired` or `token_invalid`. */
    verify: async (token: string): Promise<Visitor> => {
      try {
        const payload = await verifyWithAny(keys, token, clock.now());
        const { sub: userId, sid: sessionId, role, exp } = Claims.parse(payload);
        return { userId, sessionId, role, tokenExpiresAt: new Date(exp * 1000) };
      } catch (cause) {
        throw new AppError(cause instanceof errors.JWTExpired ? 'token_expired' : 'token_invalid', { cause });
      }
    },
  };
}

/** Verifies the token with each key in turn. Throws the last key's error when no signature fits. */
async function verifyWithAny([key, ...others]: RotatedKeys, token: string, now: Date): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: ISSUER,
      audience: AUDIENCE,
      requiredClaims: ['sub', 'exp'],
      currentDate: now,
    });
    return payload;
  } catch (error) {
    const [next, ...rest] = others;
    if (next === undefined || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    return verifyWithAny([next, ...rest], token, now);
  }
}
