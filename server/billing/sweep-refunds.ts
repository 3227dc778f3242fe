import { inArray } from 'drizzle-orm';
import { attemptEach } from '../platform/attempt-each.ts';
import type { RazorpayRefund } from '../vendors/razorpay/razorpay-entities.ts';
import { applyPayment } from './apply-payment.ts';
import type { BillingContext } from './billing-context.ts';
import { payments } from './tables.ts';

/** How far back refunds are looked for: a weekend's outage and a day to spare. */
const LOOKED_BACK_MS = 4 * 24 * 3_600_000;

/**
 * Looks through Razorpay's latest refunds for those whose event was lost: an order is no longer asked about after four
 * days, but may be refunded for six months. Gives how many payments stood otherwise than we knew; those that could not
 * be put right are thrown together, after the others were.
 */
export async function sweepRefunds(context: BillingContext): Promise<number> {
  const { db, razorpay, clock, log } = context;
  const since = new Date(clock.now().getTime() - LOOKED_BACK_MS);
  const refunded = sumByPayment(await razorpay.listRefunds(since));
  if (refunded.size === 0) return 0;
  const { razorpayPaymentId, orderId, amountRefundedPaise } = payments;
  const ours = await db
    .select({ id: razorpayPaymentId, orderId, known: amountRefundedPaise })
    .from(payments)
    .where(inArray(razorpayPaymentId, [...refunded.keys()]));
  const unknown = ours.filter(({ id, known }) => known < (refunded.get(id) ?? 0));
  await attemptEach(unknown, 'refunds could not be taken in', async ({ id, orderId: ofOrder }) => {
    log.warn({ paymentId: id, alert: 'refund_event_lost' }, 'a refund was found that no event told of');
    const payment = await razorpay.fetchPayment(id);
    await applyPayment(context, { orderId: ofOrder, payment, via: 'reconcile' });
  });
  return unknown.length;
}

/** A refund that failed gives nothing back. */
function sumByPayment(refunds: readonly RazorpayRefund[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { payment_id, amount, status } of refunds) {
    if (status !== 'failed') sums.set(payment_id, (sums.get(payment_id) ?? 0) + amount);
  }
  return sums;
}
