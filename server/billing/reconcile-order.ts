import { and, eq, sql } from 'drizzle-orm';
import { applyPayment, type PaymentOutcome } from './apply-payment.ts';
import type { BillingContext } from './billing-context.ts';
import { nextCheckAt } from './reconcile-schedule.ts';
import { type Order, orders, type Via } from './tables.ts';

/** Asks Razorpay for every attempt at paying an order and applies each; throws `RazorpayError` when it cannot ask. */
export async function reconcileOrder(
  context: BillingContext,
  order: Order,
  via: Via,
): Promise<readonly PaymentOutcome[]> {
  const razorpayOrderId = order.razorpayOrderId ?? (await adoptOrder(context, order));
  if (razorpayOrderId === null) return [];
  const outcomes: PaymentOutcome[] = [];
  for (const payment of await context.razorpay.listOrderPayments(razorpayOrderId)) {
    outcomes.push(await applyPayment(context, { orderId: order.id, payment, via }));
  }
  return outcomes;
}

/** An order whose creation was cut short may be at Razorpay all the same: it is found by our receipt and kept. */
export async function adoptOrder(context: BillingContext, order: Order): Promise<string | null> {
  const found = await context.razorpay.findOrderByReceipt(order.receipt);
  if (found === null || found.amount !== order.amountPaise || found.currency !== order.currency) return null;
  return keepRazorpayOrder(context, order, found.id);
}

/**
 * Notes under which id Razorpay has an order of ours, and gives the one that counts: the first to be noted, which a
 * browser may have been given, even if creating it twice has made another.
 */
export async function keepRazorpayOrder(
  { db }: BillingContext,
  order: Order,
  razorpayOrderId: string,
): Promise<string> {
  const [kept] = await db
    .update(orders)
    .set({ razorpayOrderId: sql`coalesce(${orders.razorpayOrderId}, ${razorpayOrderId})` })
    .where(eq(orders.id, order.id))
    .returning({ id: orders.razorpayOrderId });
  return kept?.id ?? razorpayOrderId;
}

interface Check {
  readonly orderId: string;
  /** Before Razorpay was asked: its answer may lack a payment made during the request. */
  readonly checkedAt: Date;
}

/** Stores a check that Razorpay answered and when the next one is due; closes an open order that needs no more checks. */
export async function recordCheck(
  { db, clock }: BillingContext,
  { orderId, checkedAt }: Check,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (order === undefined) return;
    const next = nextCheckAt(order, clock.now());
    await tx.update(orders).set({ nextCheckAt: next, checkedAt }).where(eq(orders.id, orderId));
    if (next === null) {
      await tx
        .update(orders)
        .set({ state: 'closed' })
        .where(and(eq(orders.id, orderId), eq(orders.state, 'open')));
    }
  });
}
