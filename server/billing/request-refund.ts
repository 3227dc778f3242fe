import { randomUUID } from 'node:crypto';
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
    text:
      `A second payment of ${formatPrice(payment.amount)} reached us for one month of Premium. ` +
      'It is being sent back to you and arrives within 5 to 7 working days.',
    now,
  });
}
