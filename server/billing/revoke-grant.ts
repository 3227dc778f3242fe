import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../platform/database/open-database.ts';
import type { BillingContext } from './billing-context.ts';
import { formatDay } from './format-for-people.ts';
import { lockPremium, reworkPremium } from './rework-premium.ts';
import { grants, type Order, orders } from './tables.ts';
import { tellUser } from './tell-user.ts';

type Reason = 'refund' | 'dispute';

const reasons: Record<Reason, string> = {
  refund: 'Your payment was refunded',
  dispute: 'Your bank took your payment back',
};

/**
 * Takes back the month of a payment that was given back in full; later months close up. The order's row is locked by
 * the caller. A grant that was taken back already stays as it is.
 */
export async function revokeGrant(
  tx: Transaction,
  context: BillingContext,
  { order, because }: { order: Order; because: Reason },
): Promise<void> {
  const now = context.clock.now();
  await lockPremium(tx, order.userId);
  const revoked = await tx
    .update(grants)
    .set({ revokedAt: now, revokedBecause: because })
    .where(and(eq(grants.orderId, order.id), isNull(grants.revokedAt)))
    .returning();
  if (revoked.length === 0) return;
  const period = await reworkPremium(tx, order.userId);
  await tx.update(orders).set({ state: 'refunded' }).where(eq(orders.id, order.id));
  const premiumUntil = period !== undefined && period.end > now ? period.end : null;
  const rest = premiumUntil === null ? 'has ended' : `is now on until ${formatDay(premiumUntil)}`;
  await tellUser(tx, {
    userId: order.userId,
    kind: 'premium_ended',
    about: `${order.id}:${because}`,
    premiumUntil,
    cause: because,
    text: `${reasons[because]}, so the month it paid for was taken back. Premium ${rest}.`,
    now,
  });
}

/** Gives back a month that was taken for a dispute which was then won. */
export async function restoreGrant(tx: Transaction, context: BillingContext, order: Order): Promise<void> {
  await lockPremium(tx, order.userId);
  const restored = await tx
    .update(grants)
    .set({ revokedAt: null, revokedBecause: null })
    .where(and(eq(grants.orderId, order.id), eq(grants.revokedBecause, 'dispute')))
    .returning();
  if (restored.length === 0) return;
  await reworkPremium(tx, order.userId);
  await tx.update(orders).set({ state: 'paid' }).where(eq(orders.id, order.id));
  await tellUser(tx, {
    userId: order.userId,
    kind: 'premium_restored',
    about: order.id,
    text: 'The dispute over your payment is settled: the month it paid for is yours again.',
    now: context.clock.now(),
  });
}
