import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../platform/database/open-database.ts';
import type { RazorpayPayment } from '../vendors/razorpay/razorpay-entities.ts';
import type { BillingContext } from './billing-context.ts';
import { formatPrice } from './format-for-people.ts';
import { type Order, refunds } from './tables.ts';
import { tellUser } from './tell-user.ts';

interface Unwanted {
  readonly order: Order;
  readonly payment: RazorpayPayment;
  readonly reason: (typeof refunds.$inferInsert)['reason'];
}

/** What was in the way may pass; the next one takes days in any case. */
const RENEWED_AFTER_MS = 5 * 60_000;

/** Notes that a payment is to be given back and tells its owner, if there still is one; the job asks Razorpay until it is done. */
export async function requestRefund(
  tx: Transaction,
  context: BillingContext,
  { order, payment, reason }: Unwanted,
): Promise<void> {
  const now = context.clock.now();
  await tx
    .insert(refunds)
    .values({
      razorpayPaymentId: payment.id,
      idempotencyKey: randomUUID(),
      amountPaise: payment.amount,
      reason,
      createdAt: now,
      nextAttemptAt: now,
    })
    .onConflictDoNothing();
  if (reason === 'account_deleted') return;
  await tellUser(tx, {
    userId: order.userId,
    kind: 'payment_returned',
    about: payment.id,
    amountPaise: payment.amount,
    text:
      `A second payment of ${formatPrice(payment.amount)} reached us for one month of Premium. ` +
      'It is being sent back to you and arrives within 5 to 7 working days.',
    now,
  });
}

/**
 * Has a refund that failed after we had taken it for done, whether we or Razorpay itself had made it, asked for anew: under
 * another key, as the former one is answered with the refund that failed. Should the money have gone back after all, Razorpay
 * refuses.
 */
export async function renewRefund(
  { db, clock, log }: BillingContext,
  razorpayPaymentId: string,
): Promise<void> {
  const nextAttemptAt = new Date(clock.now().getTime() + RENEWED_AFTER_MS);
  const renewed = await db
    .update(refunds)
    .set({ idempotencyKey: randomUUID(), razorpayRefundId: null, nextAttemptAt })
    .where(and(eq(refunds.razorpayPaymentId, razorpayPaymentId), isNull(refunds.nextAttemptAt)))
    .returning({ attempts: refunds.attempts });
  if (renewed.length === 0) return;
  log.error({ paymentId: razorpayPaymentId, alert: 'refund_failed' }, 'a refund failed and is made anew');
}
