import type { TokenPair } from '@gullylens/contract/http/auth';
import { and, eq, isNull } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import type { AccountsContext } from './accounts-context.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { deriveNextRefreshToken, hashToken, selectSessionOf, storeRefreshToken } from './refresh-token.ts';
import { IDLE_MS, REFRESH_REUSE_GRACE_MS } from './session-limits.ts';
import { issueAccessToken } from './sign-in.ts';
import { refreshTokens, sessions } from './tables.ts';
import { findStoredUser } from './users.ts';

type StoredSession = typeof sessions.$inferSelect;
type StoredToken = typeof refreshTokens.$inferSelect;

/** Returns the next pair of tokens for a refresh token. Throws `refresh_refused` when the token is no longer valid. */
export async function refreshSession(context: AccountsContext, token: string): Promise<TokenPair> {
  const rotation = await context.db.transaction((tx) => rotate(tx, context, token));
  if (rotation === null) throw new AppError('refresh_refused');
  const { session, refresh } = rotation;
  if (refresh === null) {
    reportTokenReuse(context, session);
    throw new AppError('refresh_refused');
  }
  const user = await findStoredUser(context.db, session.userId);
  if (user === null) throw new AppError('refresh_refused');
  return { access: await issueAccessToken(context, user, session), refresh };
}

function reportTokenReuse(
  { revokedSessions, countTokenReuse, log }: AccountsContext,
  { id, userId }: StoredSession,
): void {
  revokedSessions.add(id);
  countTokenReuse();
  log.warn(
    { security: 'refresh-token-reuse', userId, sessionId: id },
    'used refresh token presented again: session revoked',
  );
}

/**
 * Exchanges a refresh token for its successor: once, or again within the grace period. Returns null when its session is
 * unknown, revoked or expired. Returns `refresh` as null when the token was used before and the exchange may not be
 * repeated: the session is then revoked. Locks the session's row first, which serialises parallel exchanges.
 */
async function rotate(
  tx: Transaction,
  { refreshKeys, clock }: AccountsContext,
  token: string,
): Promise<{ readonly session: StoredSession; readonly refresh: string | null } | null> {
  const now = clock.now();
  const [session] = await tx
    .select()
    .from(sessions)
    .where(eq(sessions.id, selectSessionOf(tx, token)))
    .for('update');
  if (session === undefined || isOver(session, now)) return null;
  // Read under the lock. Undefined when the token is older than the stored ones; `selectSessionOf` still found its
  // session, by the part that all tokens of a session share.
  const [presented] = await tx
    .select()
    .from(refreshTokens)
    .where(eq(refreshTokens.hash, hashToken(token)));
  if (presented?.usedAt === null) {
    const refresh = deriveNextRefreshToken(token, refreshKeys[0]);
    await storeRotation(tx, { session, presented, refresh, now });
    return { session, refresh };
  }
  for (const key of refreshKeys) {
    const refresh = deriveNextRefreshToken(token, key);
    if (await isRepeatable(tx, { presented, refresh, now })) return { session, refresh };
  }
  await revokeSessions(tx, eq(sessions.id, session.id), { reason: 'token-reuse', now });
  return { session, refresh: null };
}

function isOver(session: StoredSession, now: Date): boolean {
  return session.endedAt !== null || now >= session.idleExpiresAt || now >= session.absoluteExpiresAt;
}

interface Rotation {
  readonly session: StoredSession;
  readonly presented: StoredToken;
  readonly refresh: string;
  readonly now: Date;
}

async function storeRotation(tx: Transaction, { session, presented, refresh, now }: Rotation): Promise<void> {
  await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.hash, presented.hash));
  await storeRefreshToken(tx, { sessionId: session.id, token: refresh, parentHash: presented.hash });
  await tx
    .update(sessions)
    .set({ usedAt: now, idleExpiresAt: new Date(now.getTime() + IDLE_MS) })
    .where(eq(sessions.id, session.id));
}

/**
 * True when a used token may get the same successor again: it was used within the grace period and its successor is
 * unused. Reuse of a token older than the direct parent means theft.
 */
async function isRepeatable(
  tx: Transaction,
  { presented, refresh, now }: Pick<Rotation, 'refresh' | 'now'> & { presented: StoredToken | undefined },
): Promise<boolean> {
  if (!presented?.usedAt || now.getTime() - presented.usedAt.getTime() > REFRESH_REUSE_GRACE_MS) return false;
  const { hash, parentHash, usedAt } = refreshTokens;
  const isUnusedSuccessor = and(eq(hash, hashToken(refresh)), eq(parentHash, presented.hash), isNull(usedAt));
  return (await tx.$count(refreshTokens, isUnusedSuccessor)) > 0;
}
