import { eq, sql } from 'drizzle-orm';
import { RazorpayError } from '../vendors/razorpay/razorpay-error.ts';
import { applyPayment, type PaymentOutcome } from './apply-payment.ts';
import type { BillingContext } from './billing-context.ts';
import { claimDue } from './claim-due.ts';
import { type Order, orders, type PaymentSource } from './tables.ts';

/**
 * Fetches every payment of an order from Razorpay and applies it. Called by the job below (worker role), by webhook
 * events, and before a user gets another order (api role). Throws `RazorpayError` when the request fails.
 */
export async function reconcileOrder(context: BillingContext, order: Order, via: PaymentSource) {
  const razorpayOrderId = order.razorpayOrderId ?? (await recoverRazorpayOrder(context, order));
  if (razorpayOrderId === null) return [];
  const outcomes: PaymentOutcome[] = [];
  for (const payment of await context.razorpay.listOrderPayments(razorpayOrderId)) {
    outcomes.push(await applyPayment(context, { orderId: order.id, payment, via }));
  }
  return outcomes;
}

/**
 * Finds an order at Razorpay by our receipt number, after a creation that may have succeeded without a response. Stores
 * and returns its id there; null when Razorpay has no such order.
 */
export async function recoverRazorpayOrder(context: BillingContext, order: Order): Promise<string | null> {
  const razorpayOrder = await context.razorpay.findOrderByReceipt(order.receipt);
  if (
    razorpayOrder === null ||
    razorpayOrder.amount !== order.amountPaise ||
    razorpayOrder.currency !== order.currency
  )
    return null;
  return storeRazorpayOrderId(context, order, razorpayOrder.id);
}

/**
 * Stores the Razorpay id of an order and returns the stored one: the first wins, because a browser may already have it,
 * even if the order was created twice.
 */
export async function storeRazorpayOrderId({ db }: BillingContext, order: Order, razorpayOrderId: string) {
  const [updated] = await db
    .update(orders)
    .set({ razorpayOrderId: sql`coalesce(${orders.razorpayOrderId}, ${razorpayOrderId})` })
    .where(eq(orders.id, order.id))
    .returning({ id: orders.razorpayOrderId });
  return updated?.id ?? razorpayOrderId;
}

/** Orders rechecked per batch, all at once. */
const BATCH_SIZE = 5;

/** Reconciles the orders that are due with Razorpay and returns their number. */
export async function reconcileDueOrders(context: BillingContext): Promise<number> {
  const claimed = await claimDue(context, {
    table: orders,
    key: orders.id,
    dueAt: orders.nextCheckAt,
    batchSize: BATCH_SIZE,
    claim: (until) => ({ nextCheckAt: until }),
  });
  await Promise.all(claimed.map((order) => checkOrder(context, order)));
  return claimed.length;
}

/** Makes every open order due when a process starts, to find payments made while no server ran. */
export async function scheduleRecheckOfOpenOrders({ db, clock }: BillingContext): Promise<void> {
  await db.update(orders).set({ nextCheckAt: clock.now() }).where(eq(orders.state, 'open'));
}

/** Reconciles one claimed order. When Razorpay does not answer, the order is due again after the claim timeout. */
async function checkOrder(context: BillingContext, order: Order): Promise<void> {
  // Taken before the request: the response may lack a payment made during it.
  const checkedAt = context.clock.now();
  try {
    await reconcileOrder(context, order, 'reconcile').catch((error: unknown) => {
      // Counts as a check: an order unknown to Razorpay is watched no longer than others.
      if (!(error instanceof RazorpayError) || error.kind !== 'refused') throw error;
      context.log.warn({ err: error, orderId: order.id }, 'order not found at Razorpay');
    });
    await recordCheck(context, order.id, checkedAt);
  } catch (error) {
    context.log.warn({ err: error, orderId: order.id }, 'order could not be checked');
  }
}

/** Stores a completed check and the time of the next; closes an open order that needs no more checks. */
async function recordCheck({ db, clock }: BillingContext, orderId: string, checkedAt: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (order === undefined) return;
    const next = nextCheckAt(order, clock.now());
    const state = next === null && order.state === 'open' ? 'closed' : order.state;
    await tx.update(orders).set({ nextCheckAt: next, checkedAt, state }).where(eq(orders.id, orderId));
  });
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A failed payment may be authorised within three days (Razorpay, late authorisation), plus one day. */
const RECONCILIATION_WINDOW_MS = 96 * HOUR;

/** Ages at which a paid or refunded order is checked again, for second payments and refunds whose events were lost. */
const PAID_CHECKS_MS = [15 * MINUTE, HOUR, 6 * HOUR, 24 * HOUR, 72 * HOUR, RECONCILIATION_WINDOW_MS];

/**
 * Returns the time of the next check of an unpaid order: every minute in the first hour, every 15 minutes in the first
 * day, hourly until the order is four days old; null after that. Age counts from when the checkout last received the
 * order. A closed order may still be open in a checkout, so it is checked as often as an open one. A paid or refunded
 * order is checked at the ages above.
 */
export function nextCheckAt({ state, offeredAt }: Pick<Order, 'state' | 'offeredAt'>, now: Date) {
  const age = now.getTime() - offeredAt.getTime();
  if (age >= RECONCILIATION_WINDOW_MS) return null;
  if (state === 'open' || state === 'closed') {
    const interval = age < HOUR ? MINUTE : age < 24 * HOUR ? 15 * MINUTE : HOUR;
    return new Date(now.getTime() + interval);
  }
  const next = PAID_CHECKS_MS.find((checkAge) => checkAge > age);
  return next === undefined ? null : new Date(offeredAt.getTime() + next);
}
