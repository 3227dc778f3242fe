import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../platform/database/open-database.ts';
import { endSessions } from './end-session.ts';
import { deriveFormerSuccessor, deriveSuccessor, hashToken } from './refresh-token.ts';
import { IDLE_MS, REUSE_GRACE_MS } from './session-limits.ts';
import { selectSessionOf, storeRefreshToken } from './store-refresh-token.ts';
import { refreshTokens, sessions } from './tables.ts';

export type Rotation =
  | {
      readonly outcome: 'rotated';
      readonly userId: string;
      readonly sessionId: string;
      readonly refresh: string;
      readonly absoluteExpiresAt: Date;
    }
  | { readonly outcome: 'refused' }
  /** A token came back that its owner had already exchanged: the session is over. */
  | { readonly outcome: 'reused'; readonly userId: string; readonly endedSessionId: string };

interface Exchange {
  readonly token: string;
  readonly key: Uint8Array;
  readonly now: Date;
}

type StoredSession = typeof sessions.$inferSelect;
type StoredToken = typeof refreshTokens.$inferSelect;

/**
 * Exchanges a refresh token for its successor, once. The session's row is locked first, so parallel exchanges of one
 * family take turns and each sees what the one before it did.
 */
export async function rotateRefreshToken(tx: Transaction, exchange: Exchange): Promise<Rotation> {
  const session = await lockSession(tx, exchange.token);
  if (session === undefined || isOver(session, exchange.now)) return { outcome: 'refused' };
  const presented = await findToken(tx, hashToken(exchange.token));
  let refresh: string | null = deriveSuccessor(exchange.token, exchange.key);
  if (presented?.usedAt === null) await advance(tx, { session, presented, refresh, now: exchange.now });
  else refresh = await findRepeatable(tx, { exchange, presented });
  if (refresh === null) {
    await endSessions(tx, eq(sessions.id, session.id), { reason: 'token-reuse', now: exchange.now });
    return { outcome: 'reused', userId: session.userId, endedSessionId: session.id };
  }
  const { userId, id: sessionId, absoluteExpiresAt } = session;
  return { outcome: 'rotated', userId, sessionId, refresh, absoluteExpiresAt };
}

async function lockSession(tx: Transaction, token: string): Promise<StoredSession | undefined> {
  const issuer = selectSessionOf(tx, token);
  const [session] = await tx.select().from(sessions).where(eq(sessions.id, issuer)).for('update');
  return session;
}

function isOver(session: StoredSession, now: Date): boolean {
  return session.endedAt !== null || now >= session.idleExpiresAt || now >= session.absoluteExpiresAt;
}

/**
 * Read after the lock is held: what was read with it may be older than the last exchange. Undefined when the token is
 * older than the parent of the newest.
 */
async function findToken(tx: Transaction, hash: string): Promise<StoredToken | undefined> {
  const [token] = await tx.select().from(refreshTokens).where(eq(refreshTokens.hash, hash));
  return token;
}

interface Step {
  readonly session: StoredSession;
  readonly presented: StoredToken;
  readonly refresh: string;
  readonly now: Date;
}

async function advance(tx: Transaction, { session, presented, refresh, now }: Step): Promise<void> {
  await tx.update(refreshTokens).set({ usedAt: now }).where(eq(refreshTokens.hash, presented.hash));
  await storeRefreshToken(tx, { sessionId: session.id, token: refresh, parentHash: presented.hash });
  await tx
    .update(sessions)
    .set({ usedAt: now, idleExpiresAt: new Date(now.getTime() + IDLE_MS) })
    .where(eq(sessions.id, session.id));
}

/**
 * The successor to repeat for a used token: it was used a moment ago and its successor is the one that is waiting to be
 * used, else null. Anything older than the direct parent is a thief's, or its owner's after a thief. While a deploy runs,
 * the successor may be the former release's.
 */
async function findRepeatable(
  tx: Transaction,
  { exchange: { token, key, now }, presented }: { exchange: Exchange; presented: StoredToken | undefined },
): Promise<string | null> {
  if (!presented?.usedAt || now.getTime() - presented.usedAt.getTime() > REUSE_GRACE_MS) return null;
  const [head] = await tx
    .select({ parentHash: refreshTokens.parentHash, hash: refreshTokens.hash })
    .from(refreshTokens)
    .where(and(eq(refreshTokens.sessionId, presented.sessionId), isNull(refreshTokens.usedAt)));
  if (head?.parentHash !== presented.hash) return null;
  const successors = [deriveSuccessor(token, key), deriveFormerSuccessor(token, key)];
  return successors.find((successor) => successor !== null && hashToken(successor) === head.hash) ?? null;
}
