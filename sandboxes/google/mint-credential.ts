import { createHash, randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import { z } from 'zod';
import type { SigningKey } from './signing-key.ts';

const TOKEN_LIFE_SECONDS = 3_600;

/** Body of a request for a Google credential, from the account chooser or a test. */
export const credentialRequest = z.strictObject({
  sub: z.string().min(1).max(255).optional(),
  email: z.email(),
  name: z.string().trim().min(1).max(200),
  email_verified: z.boolean().optional(),
  /** Overrides any claim; null removes it. */
  claims: z.record(z.string(), z.unknown()).optional(),
});

/** A parsed request. */
export type CredentialRequest = z.infer<typeof credentialRequest>;

/** A subject like Google's: 21 decimal digits. It derives from the email address, so an account keeps its subject. */
function subjectOf(email: string): string {
  const digest = createHash('sha256').update(email.toLowerCase()).digest('hex').slice(0, 24);
  return `1${BigInt(`0x${digest}`).toString().padStart(20, '0').slice(0, 20)}`;
}

function splitName(name: string) {
  const [given = name, ...rest] = name.split(/\s+/);
  return rest.length > 0 ? { given_name: given, family_name: rest.join(' ') } : { given_name: given };
}

interface Minting {
  readonly key: SigningKey;
  readonly clientId: string;
  /** Origin of the picture claim. */
  readonly origin: string;
}

/** Signs an ID token like Google's: RS256, valid for one hour, issued for the configured client. */
export async function mintCredential(request: CredentialRequest, minting: Minting): Promise<string> {
  const issuedAt = Math.floor(Date.now() / 1_000);
  const sub = request.sub ?? subjectOf(request.email);
  const claims: Record<string, unknown> = {
    iss: 'https://accounts.google.com',
    azp: minting.clientId,
    aud: minting.clientId,
    sub,
    email: request.email,
    email_verified: request.email_verified ?? true,
    nbf: issuedAt,
    name: request.name,
    picture: `${minting.origin}/google/picture/${encodeURIComponent(request.name)}`,
    ...splitName(request.name),
    iat: issuedAt,
    exp: issuedAt + TOKEN_LIFE_SECONDS,
    jti: randomUUID().replaceAll('-', ''),
    ...request.claims,
  };
  const present = Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== null));
  return new SignJWT(present)
    .setProtectedHeader({ alg: 'RS256', kid: minting.key.kid, typ: 'JWT' })
    .sign(minting.key.privateKey);
}
