import { createHash, createHmac, randomBytes } from 'node:crypto';

const TOKEN_BYTES = 32;

/** The first refresh token of a session: 256 random bits. */
export function makeRefreshToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/**
 * The token that follows `token`: 256 bits that nobody without `key` can work out. The same parent always has the
 * same successor, so a repeated request can be given the same answer without a readable token being stored.
 */
export function deriveSuccessor(token: string, key: Uint8Array): string {
  return createHmac('sha256', key).update(token).digest('base64url');
}

/** What is stored of a token or credential: enough to recognise it, of no use to whoever reads the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
