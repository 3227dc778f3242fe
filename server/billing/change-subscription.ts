import type { PremiumStatus } from '@gullylens/contract/http/premium';
import { and, eq, gt } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { BillingContext } from './billing-context.ts';
import { presentPremiumStatus } from './premium-status.ts';
import { premium } from './tables.ts';

/**
 * Cancels a running subscription or takes that back. Nothing renews by itself, so access stays until the month is over
 * either way; a cancelled one gets no reminder. Doing either twice is the same as once.
 */
export async function changeSubscription(
  { db, clock }: BillingContext,
  { userId, cancelled }: { userId: string; cancelled: boolean },
): Promise<PremiumStatus> {
  const now = clock.now();
  const [row] = await db
    .update(premium)
    .set({ cancelledAt: cancelled ? now : null })
    .where(and(eq(premium.userId, userId), gt(premium.premiumUntil, now)))
    .returning();
  if (row === undefined) throw new AppError('no_subscription');
  return presentPremiumStatus(row, clock);
}
