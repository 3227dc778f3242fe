import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../platform/database/open-database.ts';
import type { BillingContext, Buyer, OrderPayment } from './billing-context.ts';
import { notifyUser } from './messages.ts';
import { formatPrice } from './plans.ts';
import { formatDay, consecutivePeriods, type Period } from './premium-period.ts';
import { issueReceipt } from './receipts.ts';
import { grants, type Order, orders, premium } from './tables.ts';

/**
 * Grants the month that a captured payment bought and issues the receipt. The caller has locked the order's row and
 * found no grant for it.
 */
export async function grantPremium(
  tx: Transaction,
  context: BillingContext,
  { order, payment, buyer }: OrderPayment & { readonly buyer: Buyer },
): Promise<void> {
  const now = context.clock.now();
  const { userId } = order;
  await lockPremium(tx, userId);
  await tx
    .insert(grants)
    .values({ userId, orderId: order.id, razorpayPaymentId: payment.id, grantedAt: now });
  const period = await recalculatePremium(tx, userId);
  if (period === undefined) throw new Error('new grant not found');
  // A new purchase undoes a cancellation.
  await tx.update(premium).set({ cancelledAt: null }).where(eq(premium.userId, userId));
  await tx.update(orders).set({ state: 'paid' }).where(eq(orders.id, order.id));
  await notifyUser(tx, {
    userId,
    kind: 'premium_started',
    about: order.id,
    amountPaise: order.amountPaise,
    premiumUntil: period.end,
    text: `Your payment of ${formatPrice(order.amountPaise)} has arrived. Premium is on until ${formatDay(period.end)}.`,
    now,
  });
  await issueReceipt(tx, context, { order, payment, buyer, period, issuedAt: now });
}

/** The beginning of the message to the user, by why the month was revoked. */
const REVOCATION_TEXTS = {
  refund: 'Your payment was refunded',
  dispute: 'Your bank took your payment back',
} as const;

/**
 * Revokes the month of a payment that was refunded in full or lost in a dispute; later months start earlier. The caller
 * has locked the order's row. Does nothing when the grant is already revoked.
 */
export async function revokeGrant(
  tx: Transaction,
  context: BillingContext,
  { order, reason }: { order: Order; reason: keyof typeof REVOCATION_TEXTS },
): Promise<void> {
  const now = context.clock.now();
  await lockPremium(tx, order.userId);
  const revoked = await tx
    .update(grants)
    .set({ revokedAt: now, revokedBecause: reason })
    .where(and(eq(grants.orderId, order.id), isNull(grants.revokedAt)))
    .returning();
  if (revoked.length === 0) return;
  const period = await recalculatePremium(tx, order.userId);
  await tx.update(orders).set({ state: 'refunded' }).where(eq(orders.id, order.id));
  const premiumUntil = period !== undefined && period.end > now ? period.end : null;
  const effect = premiumUntil === null ? 'has ended' : `is now on until ${formatDay(premiumUntil)}`;
  await notifyUser(tx, {
    userId: order.userId,
    kind: 'premium_ended',
    // One message per order and reason, even if the outcome of a dispute changes several times.
    about: `${order.id}:${reason}`,
    premiumUntil,
    cause: reason,
    text: `${REVOCATION_TEXTS[reason]}, so the month it paid for was taken back. Premium ${effect}.`,
    now,
  });
}

/**
 * Restores the month of an order that was revoked for a dispute which was then won. Does nothing when it was not
 * revoked for a dispute. The caller has locked the order's row.
 */
export async function restoreGrant(tx: Transaction, context: BillingContext, order: Order): Promise<void> {
  await lockPremium(tx, order.userId);
  const restored = await tx
    .update(grants)
    .set({ revokedAt: null, revokedBecause: null })
    .where(and(eq(grants.orderId, order.id), eq(grants.revokedBecause, 'dispute')))
    .returning();
  if (restored.length === 0) return;
  await recalculatePremium(tx, order.userId);
  await tx.update(orders).set({ state: 'paid' }).where(eq(orders.id, order.id));
  await notifyUser(tx, {
    userId: order.userId,
    kind: 'premium_restored',
    about: order.id,
    text: 'The dispute over your payment is settled: the month it paid for is yours again.',
    now: context.clock.now(),
  });
}

/** Locks a user's premium row, creating it if needed. Take this lock after the order's row, never before it. */
async function lockPremium(tx: Transaction, userId: string): Promise<void> {
  await tx.insert(premium).values({ userId }).onConflictDoNothing();
  await tx.select().from(premium).where(eq(premium.userId, userId)).for('update');
}

/**
 * Recalculates `premium_until` from the active grants, under the lock. Returns the month of the newest active grant;
 * undefined when there is none.
 */
async function recalculatePremium(tx: Transaction, userId: string): Promise<Period | undefined> {
  const grantDates = await tx
    .select({ grantedAt: grants.grantedAt })
    .from(grants)
    .where(and(eq(grants.userId, userId), isNull(grants.revokedAt)))
    .orderBy(asc(grants.sequence));
  const newest = consecutivePeriods(grantDates.map(({ grantedAt }) => grantedAt)).at(-1);
  await tx
    .update(premium)
    .set({ premiumUntil: newest?.end ?? null })
    .where(eq(premium.userId, userId));
  return newest;
}
