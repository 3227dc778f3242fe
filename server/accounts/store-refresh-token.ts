import { and, eq, isNotNull, notInArray, or } from 'drizzle-orm';
import type { Database, Transaction } from '../platform/database/open-database.ts';
import { familyOf, hashToken } from './refresh-token.ts';
import { refreshTokens } from './tables.ts';

interface NewToken {
  readonly sessionId: string;
  readonly token: string;
  /** Null for the first token of a session. */
  readonly parentHash: string | null;
}

/** Stores a token and deletes all tokens of its family but its parent: the family secret identifies those. */
export async function storeRefreshToken(tx: Transaction, { sessionId, token, parentHash }: NewToken) {
  const hash = hashToken(token);
  await tx.insert(refreshTokens).values({ hash, sessionId, parentHash, familyHash: hashFamily(token) });
  if (parentHash === null) return;
  const isOlder = notInArray(refreshTokens.hash, [hash, parentHash]);
  await tx
    .delete(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, sessionId), isNotNull(refreshTokens.familyHash), isOlder));
}

/** A query for the id of the session that issued a token, which need not be stored any more. No row if unknown. */
export function selectSessionOf(db: Database | Transaction, token: string) {
  const family = hashFamily(token);
  const isOfFamily = family === null ? undefined : eq(refreshTokens.familyHash, family);
  return db
    .select({ id: refreshTokens.sessionId })
    .from(refreshTokens)
    .where(or(eq(refreshTokens.hash, hashToken(token)), isOfFamily))
    .limit(1);
}

function hashFamily(token: string): string | null {
  const family = familyOf(token);
  return family === null ? null : hashToken(family);
}
