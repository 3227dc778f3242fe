import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/open-database.ts';
import { nextRetryAt } from '../platform/jobs/backoff.ts';
import { RazorpayError } from '../vendors/razorpay/razorpay-error.ts';
import type { BillingContext, OrderPayment } from './billing-context.ts';
import { claimDue } from './claim-due.ts';
import { notifyUser } from './messages.ts';
import { formatPrice } from './plans.ts';
import { refunds } from './tables.ts';

type Refund = typeof refunds.$inferSelect;

/** Refunds sent per batch, one after another. */
const BATCH_SIZE = 20;

/** Delay before a failed refund is requested again, because the cause may be temporary; chosen. */
const RETRY_DELAY_MS = 5 * 60_000;

/**
 * Stores a refund in the transaction that applies the payment; the job `sendRefunds` sends it. Notifies the user unless
 * the account is deleted.
 */
export async function requestRefund(
  tx: Transaction,
  context: BillingContext,
  { order, payment, reason }: OrderPayment & Pick<Refund, 'reason'>,
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
  await notifyUser(tx, {
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
 * Requests a refund again after it failed at Razorpay. It needs a new idempotency key, because the old one returns the
 * failed refund. Razorpay rejects it if the money was refunded after all.
 */
export async function retryFailedRefund({ db, clock, log }: BillingContext, razorpayPaymentId: string) {
  const nextAttemptAt = new Date(clock.now().getTime() + RETRY_DELAY_MS);
  const renewed = await db
    .update(refunds)
    .set({ idempotencyKey: randomUUID(), razorpayRefundId: null, nextAttemptAt })
    .where(and(eq(refunds.razorpayPaymentId, razorpayPaymentId), isNull(refunds.nextAttemptAt)))
    .returning({ attempts: refunds.attempts });
  if (renewed.length === 0) return;
  log.error(
    { paymentId: razorpayPaymentId, alert: 'refund_failed' },
    'refund failed; retrying with a new refund',
  );
}

/** Sends the refunds that are due and returns their number. The idempotency key makes retries safe. */
export async function sendRefunds(context: BillingContext, stopping?: AbortSignal): Promise<number> {
  const claimed = await claimDue(context, {
    table: refunds,
    key: refunds.razorpayPaymentId,
    dueAt: refunds.nextAttemptAt,
    batchSize: BATCH_SIZE,
    claim: (until) => ({ nextAttemptAt: until, attempts: sql`${refunds.attempts} + 1` }),
  });
  for (const refund of claimed) if (!stopping?.aborted) await sendRefund(context, refund);
  return claimed.length;
}

async function sendRefund(context: BillingContext, refund: Refund): Promise<void> {
  const { db, clock, log, razorpay } = context;
  const { razorpayPaymentId: paymentId, amountPaise, idempotencyKey, attempts } = refund;
  const row = eq(refunds.razorpayPaymentId, paymentId);
  const fields = { paymentId, attempts };
  try {
    const sent = await razorpay.refundPayment({ paymentId, amountPaise, idempotencyKey });
    await db.update(refunds).set({ razorpayRefundId: sent.id, nextAttemptAt: null }).where(row);
    log.info({ ...fields, refundId: sent.id }, 'refund sent');
  } catch (error) {
    // Razorpay refunds some second payments itself and then rejects ours.
    const isDone =
      error instanceof RazorpayError && error.kind === 'refused' && (await isRefunded(context, refund));
    const next = isDone ? null : nextRetryAt(attempts, clock.now());
    if (isDone) log.info(fields, 'already refunded by Razorpay');
    else log.error({ ...fields, err: error, next, alert: 'refund_not_sent' }, 'refund not sent');
    await db.update(refunds).set({ nextAttemptAt: next }).where(row);
  }
}

async function isRefunded({ razorpay }: BillingContext, refund: Refund): Promise<boolean> {
  const payment = await razorpay.fetchPayment(refund.razorpayPaymentId).catch(() => null);
  return payment !== null && payment.amount_refunded >= refund.amountPaise;
}
