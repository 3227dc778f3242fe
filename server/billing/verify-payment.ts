import { and, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { RazorpayError } from '../vendors/razorpay/razorpay-error.ts';
import { applyPayment, type PaymentOutcome } from './apply-payment.ts';
import type { BillingContext } from './billing-context.ts';
import { type Order, orders, payments } from './tables.ts';

interface CheckoutResult {
  readonly userId: string;
  readonly paymentId: string;
  readonly orderId: string;
  readonly signature: string;
}

/**
 * Verifies the checkout result that a browser reports. The signature proves only that the payment belongs to the order,
 * so the payment is fetched from Razorpay. `pending`: not captured yet, or it could not be fetched now; reconciliation
 * checks the order soon. Throws when the order is another user's or the payment does not pay it.
 */
export async function verifyPayment(
  context: BillingContext,
  result: CheckoutResult,
): Promise<'active' | 'pending'> {
  const order = await findOwnOrder(context, result);
  if (!context.razorpay.isPaymentSignatureValid(result)) {
    context.log.warn(
      { userId: result.userId, orderId: order.id, security: 'payment_signature' },
      'payment signature invalid',
    );
    throw new AppError('payment_verification_failed');
  }
  const payment = await fetchPayment(context, result);
  const outcome = payment && (await applyPayment(context, { orderId: order.id, payment, via: 'verify' }));
  const status = presentOutcome(outcome ?? 'pending');
  if (status === 'pending') await scheduleCheck(context, order);
  return status;
}

async function findOwnOrder({ db, log }: BillingContext, { userId, orderId }: CheckoutResult) {
  const [order] = await db.select().from(orders).where(eq(orders.razorpayOrderId, orderId));
  if (order?.userId === userId) return order;
  if (order !== undefined)
    log.warn({ userId, orderId: order.id, security: 'foreign_order' }, 'order of another user refused');
  throw new AppError('order_not_found');
}

/** Returns null when Razorpay does not answer or rejects our key: the signature is valid, so the payment is pending. */
async function fetchPayment({ razorpay, log }: BillingContext, result: CheckoutResult) {
  try {
    return await razorpay.fetchPayment(result.paymentId);
  } catch (error) {
    if (!(error instanceof RazorpayError)) throw error;
    log.warn({ err: error, paymentId: result.paymentId }, 'payment could not be fetched');
    if (error.kind === 'refused') throw new AppError('payment_verification_failed', { cause: error });
    return null;
  }
}

async function scheduleCheck({ db, clock }: BillingContext, order: Order): Promise<void> {
  await db.update(orders).set({ nextCheckAt: clock.now() }).where(eq(orders.id, order.id));
}

function presentOutcome(outcome: PaymentOutcome): 'active' | 'pending' {
  if (outcome === 'mismatch') throw new AppError('payment_mismatch');
  if (outcome === 'failed') throw new AppError('payment_verification_failed');
  if (outcome === 'refunded' || outcome === 'returned' || outcome === 'unowned')
    throw new AppError('payment_returned');
  return outcome === 'pending' || outcome === 'attempted' ? 'pending' : 'active';
}

/** A poll of an unpaid order makes its next check due this much later at most, so frequent polls cannot cause more. */
const POLLED_CHECK_DELAY_MS = 5_000;

/**
 * Returns the state of a user's own order and the time of its last check at Razorpay, null before the first. It is
 * `pending` when a payment is neither captured nor failed. Does not call Razorpay; it brings forward the next check of
 * an unpaid order by the worker. A closed order is checked too, because it may have been paid in an open checkout.
 */
export async function readOrderState(
  { db, clock }: BillingContext,
  { userId, razorpayOrderId }: { userId: string; razorpayOrderId: string },
) {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.razorpayOrderId, razorpayOrderId), eq(orders.userId, userId)));
  if (order === undefined) throw new AppError('order_not_found');
  const { state, checkedAt } = order;
  if (state === 'paid' || state === 'refunded') return { state, checkedAt };
  await db
    .update(orders)
    .set({
      nextCheckAt: sql`least(${orders.nextCheckAt}, ${new Date(clock.now().getTime() + POLLED_CHECK_DELAY_MS)})`,
    })
    .where(and(eq(orders.id, order.id), eq(orders.state, state)));
  const unfinished = await db
    .select({ id: payments.razorpayPaymentId })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), inArray(payments.status, ['created', 'authorized'])));
  return { state: unfinished.length > 0 ? ('pending' as const) : state, checkedAt };
}
