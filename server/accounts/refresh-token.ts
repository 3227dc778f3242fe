import { createHash, createHmac, randomBytes } from 'node:crypto';

const FAMILY_BYTES = 16;
const TOKEN_BYTES = 32;

/** Matches `FAMILY.SECRET` and captures the family; former releases issued the secret alone. */
const FORM = /^([\w-]{22})\.[\w-]{43}$/;

/** The first refresh token of a session: 128 random bits that name the family, and a 256-bit single-use secret. */
export function makeRefreshToken(): string {
  return `${randomText(FAMILY_BYTES)}.${randomText(TOKEN_BYTES)}`;
}

/** The secret that all tokens of a session share; null for a token of a former release. */
export function familyOf(token: string): string | null {
  return FORM.exec(token)?.[1] ?? null;
}

/**
 * The token that follows `token`: 256 bits that nobody without `key` can work out. The same parent always has the
 * same successor, so a repeated request can be given the same answer without a readable token being stored.
 */
export function deriveSuccessor(token: string, key: Uint8Array): string {
  const derive = (text: string) => createHmac('sha256', key).update(text).digest();
  const family = familyOf(token) ?? derive(`family:${token}`).subarray(0, FAMILY_BYTES).toString('base64url');
  return `${family}.${derive(token).toString('base64url')}`;
}

/** The successor that the former release derives for a token of its own; null for a token that names its family. */
export function deriveFormerSuccessor(token: string, key: Uint8Array): string | null {
  return familyOf(token) === null ? createHmac('sha256', key).update(token).digest('base64url') : null;
}

/** What is stored of a token or credential: enough to recognise it, of no use to whoever reads the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

function randomText(bytes: number): string {
  return randomBytes(bytes).toString('base64url');
}
