import { normaliseText } from '@gullylens/contract/values/plain-text';
import { errors, jwtVerify } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import type { Log } from '../../platform/log.ts';
import { createGoogleKeys, GoogleUnavailableError } from './google-keys.ts';

/** Both forms are used by Google: developers.google.com/identity/gsi/web/guides/verify-google-id-token */
const ISSUERS = ['https://accounts.google.com', 'accounts.google.com'];
const CLOCK_TOLERANCE_SECONDS = 30;
/** Maximum age of a credential. Browsers send it at once, so an older one has another source. */
const MAX_AGE_SECONDS = 10 * 60;

const MAX_NAME_CHARACTERS = 100;

/** Text from Google that we display: bounded, and without characters that could hide or reorder what is on screen. */
const shownText = z
  .string()
  .transform((text) => normaliseText(text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')))
  .transform((text) => Array.from(text).slice(0, MAX_NAME_CHARACTERS).join('').trim())
  .catch('');

/** Some of Google's tokens contain the flag as text. */
const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((text) => text === 'true')]);

/** Seconds since 1970, up to the year 2100, so that it can be converted to a date. */
const seconds = z.number().min(0).max(4_102_444_800);

/** The claims of an ID token that we use. Others are ignored, as Google asks. */
const GoogleClaims = z.object({
  sub: z
    .string()
    .max(255)
    .regex(/^[\x21-\x7e]+$/),
  email: z
    .string()
    .max(320)
    .regex(/^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}]+$/u),
  email_verified: flag.default(false),
  given_name: shownText.default(''),
  family_name: shownText.default(''),
  name: shownText.default(''),
  azp: z.string().optional(),
  nonce: z.unknown().optional(),
  iat: seconds,
  exp: seconds,
});

/** A user as verified by Google. */
export interface GoogleIdentity {
  /** Google's permanent id of the user. Unlike an e-mail address it is never reused. */
  readonly sub: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  readonly name: string;
  /** The credential is rejected after this time. */
  readonly credentialExpiresAt: Date;
}

/** The verified user, or why the credential is refused. */
export type CredentialVerdict =
  | { readonly outcome: 'verified'; readonly identity: GoogleIdentity }
  /** `why` is for the log. */
  | { readonly outcome: 'refused'; readonly why: string }
  | { readonly outcome: 'unavailable'; readonly retryAfterSeconds: number };

/** The verifier of Google sign-ins. */
export type GoogleClient = ReturnType<typeof createGoogle>;

interface GoogleOptions {
  /** Our OAuth client id: the audience. */
  readonly clientId: string;
  readonly keysAddress: string;
  readonly clock: Clock;
  readonly log: Log;
}

/** Creates the verifier of Google sign-ins. It calls Google only to fetch the signing keys. */
export function createGoogle({ clientId, keysAddress, clock, log }: GoogleOptions) {
  const keys = createGoogleKeys(keysAddress, log);
  return {
    /** Verifies the credential that Google's button gave a browser: signature, issuer, audience, age and claims. */
    verifyCredential: async (credential: string): Promise<CredentialVerdict> => {
      try {
        const { payload } = await jwtVerify(credential, keys, {
          algorithms: ['RS256'],
          issuer: ISSUERS,
          audience: clientId,
          requiredClaims: ['sub', 'exp', 'iat', 'email'],
          maxTokenAge: MAX_AGE_SECONDS,
          clockTolerance: CLOCK_TOLERANCE_SECONDS,
          currentDate: clock.now(),
        });
        return checkClaims(payload, clientId);
      } catch (error) {
        if (error instanceof errors.JOSEError) return refused(error.message);
        if (!(error instanceof GoogleUnavailableError)) throw error;
        return { outcome: 'unavailable', retryAfterSeconds: error.retryAfterSeconds };
      }
    },
  };
}

function checkClaims(payload: unknown, clientId: string): CredentialVerdict {
  const parsed = GoogleClaims.safeParse(payload);
  if (!parsed.success) return refused(`claims: ${parsed.error.issues.map(({ path }) => path.join('.'))}`);
  const claims = parsed.data;
  if (claims.azp !== undefined && claims.azp !== clientId) return refused('issued to another client');
  // We request no nonce, so a credential with one was issued for another page's sign-in.
  if (claims.nonce !== undefined) return refused('contains an unexpected nonce');
  return {
    outcome: 'verified',
    identity: {
      sub: claims.sub,
      email: claims.email,
      emailVerified: claims.email_verified,
      firstName: claims.given_name,
      lastName: claims.family_name,
      name: claims.name,
      credentialExpiresAt: new Date((claims.exp + CLOCK_TOLERANCE_SECONDS) * 1000),
    },
  };
}

const refused = (why: string): CredentialVerdict => ({ outcome: 'refused', why });
