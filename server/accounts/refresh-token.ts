import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/database/open-database.ts';
import { refreshTokens } from './tables.ts';

// Refresh tokens: single-use secrets, of which only hashes are stored. The tokens of a session share a secret part, the
// family, by which the session of an older token is found. Called by sign-in, sign-out and refresh (api role).

const FAMILY_BYTES = 16;
const TOKEN_BYTES = 32;

/** Matches `FAMILY.SECRET` and captures the family. */
const TOKEN_PATTERN = /^([\w-]{22})\.[\w-]{43}$/;

/** Returns the first refresh token of a session: 128 random bits as the family, and a 256-bit single-use secret. */
export function createRefreshToken(): string {
  return [FAMILY_BYTES, TOKEN_BYTES].map((bytes) => randomBytes(bytes).toString('base64url')).join('.');
}

/** Returns the family secret of a session's tokens; an empty string when the token is malformed. */
function familyOf(token: string): string {
  return TOKEN_PATTERN.exec(token)?.[1] ?? '';
}

/**
 * Returns the successor of `token`: 256 bits that cannot be derived without `key`. A token always has the same
 * successor, so a repeated request gets the same response although no readable token is stored.
 */
export function deriveNextRefreshToken(token: string, key: Uint8Array): string {
  return `${familyOf(token)}.${createHmac('sha256', key).update(token).digest('base64url')}`;
}

/** Returns the SHA-256 under which a token or credential is stored: the original cannot be read from the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

interface NewToken {
  readonly sessionId: string;
  readonly token: string;
  /** Null for the first token of a session. */
  readonly parentHash: string | null;
}

/**
 * Stores a token and deletes the older tokens of its session, except its parent. `selectSessionOf` still finds the
 * session of the deleted ones.
 */
export async function storeRefreshToken(tx: Transaction, { sessionId, token, parentHash }: NewToken) {
  const hash = hashToken(token);
  await tx
    .insert(refreshTokens)
    .values({ hash, sessionId, parentHash, familyHash: hashToken(familyOf(token)) });
  if (parentHash === null) return;
  const isOlder = notInArray(refreshTokens.hash, [hash, parentHash]);
  await tx.delete(refreshTokens).where(and(eq(refreshTokens.sessionId, sessionId), isOlder));
}

/**
 * Returns a query for the id of a token's session, even if the token is no longer stored. No row when it is unknown.
 */
export function selectSessionOf(db: Database | Transaction, token: string) {
  return db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.familyHash, hashToken(familyOf(token))))
    .limit(1);
}
