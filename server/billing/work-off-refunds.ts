import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { retryAt } from '../platform/retry-at.ts';
import { RazorpayError } from '../vendors/razorpay/razorpay-error.ts';
import type { BillingContext } from './billing-context.ts';
import { refunds } from './tables.ts';

type Refund = typeof refunds.$inferSelect;

const BATCH = 20;
const CLAIM_MS = 60_000;

/** Asks Razorpay for the refunds that are due; gives how many. The same key makes it one refund however often it is asked. */
export async function workOffRefunds(context: BillingContext, stopping?: AbortSignal): Promise<number> {
  const claimed = await claimRefunds(context);
  for (const refund of claimed) if (!stopping?.aborted) await workOff(context, refund);
  return claimed.length;
}

async function claimRefunds({ db, clock }: BillingContext): Promise<readonly Refund[]> {
  const now = clock.now();
  const due = db
    .select({ id: refunds.razorpayPaymentId })
    .from(refunds)
    .where(lte(refunds.nextAttemptAt, now))
    .orderBy(asc(refunds.nextAttemptAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(refunds)
    .set({ nextAttemptAt: new Date(now.getTime() + CLAIM_MS), attempts: sql`${refunds.attempts} + 1` })
    .where(inArray(refunds.razorpayPaymentId, due))
    .returning();
}

async function workOff(context: BillingContext, refund: Refund): Promise<void> {
  const { db, clock, log, razorpay } = context;
  const row = eq(refunds.razorpayPaymentId, refund.razorpayPaymentId);
  const line = { paymentId: refund.razorpayPaymentId, attempts: refund.attempts };
  try {
    const { razorpayPaymentId: paymentId, amountPaise, idempotencyKey } = refund;
    const sent = await razorpay.refundPayment({ paymentId, amountPaise, idempotencyKey });
    await db.update(refunds).set({ razorpayRefundId: sent.id, nextAttemptAt: null }).where(row);
    log.info({ ...line, refundId: sent.id }, 'refund sent');
  } catch (error) {
    // Razorpay sends some second payments back by itself and then refuses ours.
    const done =
      error instanceof RazorpayError && error.kind === 'refused' && (await isRefunded(context, refund));
    const next = done ? null : retryAt(refund.attempts, clock.now());
    if (done) log.info(line, 'already refunded by Razorpay');
    else log.error({ ...line, err: error, next, alert: 'refund_not_sent' }, 'refund not sent');
    await db.update(refunds).set({ nextAttemptAt: next }).where(row);
  }
}

async function isRefunded({ razorpay }: BillingContext, refund: Refund): Promise<boolean> {
  const payment = await razorpay.fetchPayment(refund.razorpayPaymentId).catch(() => null);
  return payment !== null && payment.amount_refunded >= refund.amountPaise;
}
