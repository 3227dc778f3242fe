import { eq } from 'drizzle-orm';
import type { AccountsContext } from './accounts-context.ts';
import { endSessions } from './end-session.ts';
import { sessions, users } from './tables.ts';

/** A user of whom nothing is left but that there was one. */
const nobody = {
  googleSub: null,
  email: null,
  emailVerified: false,
  firstName: '',
  lastName: '',
  suppliedName: '',
  picture: null,
  nameEditedAt: null,
  grantedRole: 'user',
} as const;

/**
 * Erases a person in one transaction: all that other parts keep about them, their devices, their name. Whoever signs
 * in with the same Google account afterwards is a new user.
 */
export async function eraseAccount(context: AccountsContext, userId: string): Promise<void> {
  const now = context.clock.now();
  const ended = await context.db.transaction(async (tx) => {
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
    for (const records of context.listPersonalRecords()) await records.erase(userId, tx);
    const ids = await endSessions(tx, eq(sessions.userId, userId), { reason: 'account-deleted', now });
    await tx.update(sessions).set({ userAgent: '' }).where(eq(sessions.userId, userId));
    await tx
      .update(users)
      .set({ ...nobody, erasedAt: now })
      .where(eq(users.id, userId));
    return ids;
  });
  for (const id of ended) context.ended.add(id);
}
