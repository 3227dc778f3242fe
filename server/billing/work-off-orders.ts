import { asc, eq, inArray, lte } from 'drizzle-orm';
import { RazorpayError } from '../vendors/razorpay/razorpay-error.ts';
import type { BillingContext } from './billing-context.ts';
import { reconcileOrder, recordCheck } from './reconcile-order.ts';
import { type Order, orders } from './tables.ts';

/** So many are asked about at once: the rest wait for a turn of the events and refunds, not for each other. */
const AT_ONCE = 5;
/** Whoever claimed an order and died, or found Razorpay silent, is followed by another after this. */
const CLAIM_MS = 60_000;

/** Asks Razorpay about the orders that are due; gives how many. */
export async function workOffOrders(context: BillingContext): Promise<number> {
  const claimed = await claimOrders(context);
  await Promise.all(claimed.map((order) => workOff(context, order)));
  return claimed.length;
}

/** Makes every watched order due: what happened while nobody ran is found out first. */
export async function recheckOpenOrders({ db, clock }: BillingContext): Promise<void> {
  await db.update(orders).set({ nextCheckAt: clock.now() }).where(eq(orders.state, 'open'));
}

async function claimOrders({ db, clock }: BillingContext): Promise<readonly Order[]> {
  const now = clock.now();
  const due = db
    .select({ id: orders.id })
    .from(orders)
    .where(lte(orders.nextCheckAt, now))
    .orderBy(asc(orders.nextCheckAt))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  return db
    .update(orders)
    .set({ nextCheckAt: new Date(now.getTime() + CLAIM_MS) })
    .where(inArray(orders.id, due))
    .returning();
}

async function workOff(context: BillingContext, order: Order): Promise<void> {
  const checkedAt = context.clock.now();
  try {
    await reconcileOrder(context, order, 'reconcile').catch((error: unknown) => {
      // Not for ever: an order that Razorpay does not know is watched no longer than others.
      if (!(error instanceof RazorpayError) || error.kind !== 'refused') throw error;
      context.log.warn({ err: error, orderId: order.id }, 'Razorpay does not know this order');
    });
    await recordCheck(context, { orderId: order.id, checkedAt });
  } catch (error) {
    context.log.warn({ err: error, orderId: order.id }, 'order could not be checked');
  }
}
