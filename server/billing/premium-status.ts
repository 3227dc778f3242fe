import type { PremiumStatus } from '@gullylens/contract/http/premium';
import { and, eq, gt, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open-database.ts';
import type { BillingContext } from './billing-context.ts';
import { premium } from './tables.ts';

interface StoredPremium {
  readonly premiumUntil: Date | null;
  readonly cancelledAt: Date | null;
}

/** Reads a user's row with a statement prepared once: it stands before every premium answer, so it is never cached. */
export function preparePremiumReader(db: Database): (userId: string) => Promise<StoredPremium> {
  const statement = db
    .select({ premiumUntil: premium.premiumUntil, cancelledAt: premium.cancelledAt })
    .from(premium)
    .where(eq(premium.userId, sql.placeholder('userId')))
    .prepare('read_premium');
  return async (userId) => {
    const [row] = await statement.execute({ userId });
    return row ?? { premiumUntil: null, cancelledAt: null };
  };
}

export function presentPremiumStatus(
  { premiumUntil, cancelledAt }: StoredPremium,
  clock: Clock,
): PremiumStatus {
  const isPremium = premiumUntil !== null && premiumUntil > clock.now();
  return {
    isPremium,
    premiumUntil: premiumUntil?.toISOString() ?? null,
    subscriptionActive: isPremium && cancelledAt === null,
  };
}

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
