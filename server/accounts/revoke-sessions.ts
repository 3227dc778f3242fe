import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/open-database.ts';
import type { AccountsContext } from './accounts-context.ts';
import { selectSessionOf } from './refresh-token.ts';
import { sessions } from './tables.ts';

/** PostgreSQL's channel that announces revoked sessions to every process. */
export const SESSION_REVOKED_CHANNEL = 'session_ended';

type EndReason = NonNullable<(typeof sessions.$inferSelect)['endReason']>;

/**
 * Revokes the sessions that `condition` selects and returns the ids of the newly revoked ones. All processes are
 * notified when the transaction commits. After that the caller adds the ids to the revoked sessions of its own process,
 * so that they count there at once.
 */
export async function revokeSessions(
  tx: Transaction,
  condition: SQL | undefined,
  { reason, now }: { readonly reason: EndReason; readonly now: Date },
): Promise<string[]> {
  const revoked = await tx
    .update(sessions)
    .set({ endedAt: now, endReason: reason })
    .where(and(condition, isNull(sessions.endedAt)))
    .returning({ id: sessions.id });
  const ids = revoked.map(({ id }) => id);
  const list = sql`unnest(${sql.param(ids)}::text[]) as revoked (id)`;
  await tx.execute(sql`select pg_notify(${SESSION_REVOKED_CHANNEL}, id) from ${list}`);
  return ids;
}

/**
 * Signs a user out of one of their devices, or of all when no session is given. Returns the number of revoked sessions.
 * Never revokes another user's session.
 */
export function revokeOwnSessions(
  context: AccountsContext,
  userId: string,
  sessionId?: string,
): Promise<number> {
  const isNamed = sessionId === undefined ? undefined : eq(sessions.id, sessionId);
  return revokeInTransaction(context, and(eq(sessions.userId, userId), isNamed), 'ended-by-user');
}

/**
 * Revokes the session of the refresh token, which may already be used, and that of the access token, if one was
 * sent. An unknown token revokes nothing.
 */
export async function signOut(
  context: AccountsContext,
  { refresh, sessionId }: { readonly refresh: string; readonly sessionId: string | null },
): Promise<void> {
  const ofRefresh = inArray(sessions.id, selectSessionOf(context.db, refresh));
  const ofAccess = sessionId === null ? undefined : eq(sessions.id, sessionId);
  await revokeInTransaction(context, or(ofRefresh, ofAccess), 'signed-out');
}

async function revokeInTransaction(
  { db, clock, revokedSessions }: AccountsContext,
  condition: SQL | undefined,
  reason: EndReason,
): Promise<number> {
  const ids = await db.transaction((tx) => revokeSessions(tx, condition, { reason, now: clock.now() }));
  for (const id of ids) revokedSessions.add(id);
  return ids.length;
}
