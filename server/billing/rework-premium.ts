import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../platform/database/open-database.ts';
import { layOutPeriods, type Period } from './premium-period.ts';
import { grants, premium } from './tables.ts';

/** Locks a user's premium row, making it when there is none. Taken after the order's row, never before it. */
export async function lockPremium(tx: Transaction, userId: string): Promise<void> {
  await tx.insert(premium).values({ userId }).onConflictDoNothing();
  await tx.select().from(premium).where(eq(premium.userId, userId)).for('update');
}

/** Works `premium_until` out anew from the grants that stand, under the lock; gives the period of the newest grant. */
export async function reworkPremium(tx: Transaction, userId: string): Promise<Period | undefined> {
  const standing = await tx
    .select({ grantedAt: grants.grantedAt })
    .from(grants)
    .where(and(eq(grants.userId, userId), isNull(grants.revokedAt)))
    .orderBy(asc(grants.sequence));
  const newest = layOutPeriods(standing.map((grant) => grant.grantedAt)).at(-1);
  await tx
    .update(premium)
    .set({ premiumUntil: newest?.end ?? null })
    .where(eq(premium.userId, userId));
  return newest;
}
