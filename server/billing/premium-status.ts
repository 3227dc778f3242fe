import type { PremiumStatus } from '@gullylens/contract/http/premium';
import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open-database.ts';
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
