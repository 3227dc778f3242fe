import { asc, eq } from 'drizzle-orm';
import type { AccountsContext } from './accounts-context.ts';
import { revokeSessions } from './revoke-sessions.ts';
import { sessions, users } from './tables.ts';
import { readAccount } from './users.ts';

/** Returns everything stored about a user, serialisable as JSON. Throws `token_invalid` for a deleted account. */
export async function exportAccount(
  context: AccountsContext,
  userId: string,
): Promise<Record<string, unknown>> {
  const account = await readAccount(context, userId);
  const { userAgent, createdAt, usedAt, endedAt, endReason } = sessions;
  const devices = await context.db
    .select({ userAgent, signedInAt: createdAt, lastUsedAt: usedAt, endedAt, endReason })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(asc(createdAt));
  const fromFeatures: Record<string, unknown> = {};
  for (const { name, collect } of context.listPersonalRecords()) fromFeatures[name] = await collect(userId);
  return { exportedAt: context.clock.now(), account, devices, ...fromFeatures };
}

/** Overwrites every personal column (`picture` is always null). The row keeps its id for records we must retain. */
const withoutPersonalData = {
  googleSub: null,
  email: null,
  emailVerified: false,
  firstName: '',
  lastName: '',
  suppliedName: '',
  nameEditedAt: null,
  grantedRole: 'user',
} as const;

/**
 * Deletes an account in one transaction: deletes the user's data in other features, revokes their sessions and empties
 * every personal column. The same Google account gets a new user at its next sign-in.
 */
export async function deleteAccount(context: AccountsContext, userId: string): Promise<void> {
  const now = context.clock.now();
  const revoked = await context.db.transaction(async (tx) => {
    // Waits for transactions that write about the user (`lockUser`).
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    for (const records of context.listPersonalRecords()) await records.erase(userId, tx);
    const ids = await revokeSessions(tx, eq(sessions.userId, userId), { reason: 'account-deleted', now });
    await tx.update(sessions).set({ userAgent: '' }).where(eq(sessions.userId, userId));
    await tx
      .update(users)
      .set({ ...withoutPersonalData, erasedAt: now })
      .where(eq(users.id, userId));
    return ids;
  });
  for (const id of revoked) context.revokedSessions.add(id);
}
