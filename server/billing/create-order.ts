import { randomUUID } from 'node:crypto';
import type { CheckoutOrder } from '@gullylens/contract/http/premium';
import { and, eq, isNotNull } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { RazorpayError } from '../vendors/razorpay/razorpay-error.ts';
import type { PaymentOutcome } from './apply-payment.ts';
import type { BillingContext } from './billing-context.ts';
import { placeOrder } from './place-razorpay-order.ts';
import { currentTerms, PLAN_DESCRIPTION, PRODUCT } from './plans.ts';
import { nextCheckAt, reconcileOrder } from './reconcile-orders.ts';
import { type Order, orders } from './tables.ts';

interface OrderRequest {
  readonly userId: string;
  /** GST code of the buyer's State (two digits), or null; required when GST is charged. */
  readonly buyerState: string | null;
}

/**
 * Returns an order at today's price for the checkout. Reuses the user's open order, so that all tabs share it and a
 * second payment on it is refunded. Checks Razorpay for earlier payments first. An open checkout can still pay an order
 * that was closed meanwhile; that payment buys its own month.
 */
export async function createOrder(context: BillingContext, request: OrderRequest): Promise<CheckoutOrder> {
  const { userId } = request;
  const buyerState = requirePlaceOfSupply(context, request);
  const buyer = await context.findUser(userId);
  if (buyer === null) throw new AppError('token_invalid', { log: 'order requested for a deleted account' });
  await checkClosedOrders(context, userId);
  const order = await findPayableOrder(context, { userId, buyerState });
  const razorpayOrderId = order.razorpayOrderId ?? (await placeOrder(context, order));
  await markOffered(context, order, buyerState);
  return {
    key: context.razorpay.keyId,
    amount: order.amountPaise,
    currency: order.currency,
    name: PRODUCT,
    description: PLAN_DESCRIPTION,
    order_id: razorpayOrderId,
    prefill: { name: buyer.name, email: buyer.email },
  };
}

/** Returns the buyer's State, or null when no GST is charged. Throws `buyer_state_required` when it is missing. */
function requirePlaceOfSupply({ gst }: BillingContext, { buyerState }: OrderRequest): string | null {
  if (gst === null) return null;
  if (buyerState === null) throw new AppError('buyer_state_required');
  return buyerState;
}

/**
 * Throws when a recently closed order was paid, or its payment is pending, in a checkout that was still open, and when
 * Razorpay does not answer.
 */
async function checkClosedOrders(context: BillingContext, userId: string): Promise<void> {
  const isOfUser = and(eq(orders.userId, userId), eq(orders.state, 'closed'));
  const closed = await context.db
    .select()
    .from(orders)
    .where(and(isOfUser, isNotNull(orders.razorpayOrderId), isNotNull(orders.nextCheckAt)));
  for (const order of closed) {
    const outcomes = await checkPayments(context, order);
    if (outcomes !== 'no such order') throwIfPaid(outcomes);
  }
}

/**
 * Returns the user's open order once Razorpay confirms that nothing was paid on it. Replaces one that cannot be paid
 * (refunded, or unknown to this Razorpay account) or whose terms are not today's: the checkout must show today's price.
 */
async function findPayableOrder(context: BillingContext, request: OrderRequest): Promise<Order> {
  const order = await findOrOpenOrder(context, request);
  const { amountPaise, currency, gstPercent } = currentTerms(context.gst);
  const isCurrent =
    order.amountPaise === amountPaise && order.currency === currency && order.gstPercent === gstPercent;
  if (order.razorpayOrderId === null && isCurrent) return order;
  const outcomes = await checkPayments(context, order);
  if (outcomes === 'no such order') {
    const fields = { orderId: order.id, alert: 'order_unknown_at_razorpay' };
    context.log.warn(fields, 'open order not found at Razorpay');
  } else {
    throwIfPaid(outcomes);
    if (isCurrent && !outcomes.includes('refunded')) return order;
  }
  await closeOrder(context, order);
  return findOrOpenOrder(context, request);
}

function throwIfPaid(outcomes: readonly PaymentOutcome[]): void {
  if (outcomes.some((outcome) => outcome === 'granted' || outcome === 'active')) {
    throw new AppError('payment_already_arrived');
  }
  if (outcomes.includes('pending')) throw new AppError('payment_on_its_way');
}

/**
 * Returns the user's open order, or a new one. A unique index allows one open order per user, also under concurrency.
 */
async function findOrOpenOrder({ db, clock, gst }: BillingContext, { userId, buyerState }: OrderRequest) {
  const now = clock.now();
  await db
    .insert(orders)
    .values({
      userId,
      receipt: `gl_${randomUUID().replaceAll('-', '')}`,
      ...currentTerms(gst),
      buyerState,
      createdAt: now,
      offeredAt: now,
      nextCheckAt: nextCheckAt({ state: 'open', offeredAt: now }, now),
    })
    .onConflictDoNothing();
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), eq(orders.state, 'open')));
  // Paid between the two statements: no second order is needed.
  if (order === undefined) throw new AppError('payment_already_arrived');
  return order;
}

/** Applies what Razorpay reports for the order. Throws `earlier_payment_unknown` when Razorpay does not answer. */
async function checkPayments(
  context: BillingContext,
  order: Order,
): Promise<readonly PaymentOutcome[] | 'no such order'> {
  try {
    return await reconcileOrder(context, order, 'reconcile');
  } catch (error) {
    if (!(error instanceof RazorpayError)) throw error;
    if (error.kind === 'refused') return 'no such order';
    throw new AppError('earlier_payment_unknown', { cause: error, log: error.message });
  }
}

/**
 * Closes an order. It is still reconciled like an open one: a payment of its amount counts. Throws
 * `payment_already_arrived` when the order was paid after Razorpay answered.
 */
async function closeOrder({ db }: BillingContext, order: Order): Promise<void> {
  const closed = await db
    .update(orders)
    .set({ state: 'closed' })
    .where(and(eq(orders.id, order.id), eq(orders.state, 'open')))
    .returning({ id: orders.id });
  if (closed.length > 0) return;
  const [current] = await db.select({ state: orders.state }).from(orders).where(eq(orders.id, order.id));
  if (current?.state === 'paid') throw new AppError('payment_already_arrived');
}

/** Restarts the schedule of checks, because a payment may arrive from now on. */
async function markOffered({ db, clock }: BillingContext, order: Order, buyerState: string | null) {
  const now = clock.now();
  const offered = await db
    .update(orders)
    .set({ offeredAt: now, nextCheckAt: nextCheckAt({ state: 'open', offeredAt: now }, now), buyerState })
    .where(and(eq(orders.id, order.id), eq(orders.state, 'open')))
    .returning();
  if (offered.length === 0) throw new AppError('payment_already_arrived');
}
