import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/database/open-database.ts';
import { refreshTokens } from './tables.ts';

// Refresh tokens: single-use secrets, stored as hashes alone. The tokens of a session share a family, by which a
// token that was used before is recognised. Called by sign-in and refresh (api role).

const FAMILY_BYTES = 16;
const TOKEN_BYTES = 32;

/** Matches `FAMILY.SECRET` and captures the family. */
const FORM = /^([\w-]{22})\.[\w-]{43}$/;

/** The first refresh token of a session: 128 random bits that name the family, and a 256-bit single-use secret. */
export function createRefreshToken(): string {
  return [FAMILY_BYTES, TOKEN_BYTES].map((bytes) => randomBytes(bytes).toString('base64url')).join('.');
}

/** Returns the family secret of a session's tokens; an empty string when the token is malformed. */
function familyOf(token: string): string {
  return FORM.exec(token)?.[1] ?? '';
}

/**
 * The token that follows `token`: 256 bits that cannot be derived without `key`. The same parent always has the same
 * successor, so a repeated request can be given the same answer without a readable token being stored.
 */
export function deriveNextRefreshToken(token: string, key: Uint8Array): string {
  return `${familyOf(token)}.${createHmac('sha256', key).update(token).digest('base64url')}`;
}

/** The SHA-256 under which a token or credential is stored: the original cannot be read from the database. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

interface NewToken {
  readonly sessionId: string;
  readonly token: string;
  /** Null for the first token of a session. */
  readonly parentHash: string | null;
}

/** Stores a token and deletes the session's older ones but its parent; `selectSessionOf` still finds their session. */
export async function storeRefreshToken(tx: Transaction, { sessionId, token, parentHash }: NewToken) {
  const hash = hashToken(token);
  await tx
    .insert(refreshTokens)
    .values({ hash, sessionId, parentHash, familyHash: hashToken(familyOf(token)) });
  if (parentHash === null) return;
  const isOlder = notInArray(refreshTokens.hash, [hash, parentHash]);
  await tx.delete(refreshTokens).where(and(eq(refreshTokens.sessionId, sessionId), isOlder));
}

/** A query for the id of the session that issued a token, which need not be stored any more. No row if unknown. */
export function selectSessionOf(db: Database | Transaction, token: string) {
  return db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(eq(refreshTokens.familyHash, hashToken(familyOf(token))))
    .limit(1);
}
