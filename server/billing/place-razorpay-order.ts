import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { isRazorpayUnreachable, RazorpayError } from '../vendors/razorpay/razorpay-error.ts';
import type { BillingContext } from './billing-context.ts';
import { claimRazorpayOrder, storeRazorpayOrderId } from './reconcile-orders.ts';
import { type Order, orders } from './tables.ts';

/** Lease of the caller that creates an order: longer than the creation takes with all lookups and retries. */
const LEASE_MS = 75_000;
/** How often, and for how long, another caller checks whether the order has been created. */
const POLL_INTERVAL_MS = 100;
const POLL_TIMEOUT_MS = 6_000;

/**
 * Creates the order at Razorpay and returns its id there. One caller at a time does so, under a lease; the others wait
 * for its result. Razorpay has no idempotency key for orders, so after an attempt that may have succeeded the order is
 * first looked up by its receipt.
 */
export async function placeOrder(context: BillingContext, order: Order): Promise<string> {
  const before = await claimPlacing(context, order);
  if (before === null) return waitForPlacing(context, order);
  try {
    const adopted = before.attempted ? await claimRazorpayOrder(context, order) : null;
    return adopted ?? (await createAtRazorpay(context, order));
  } catch (error) {
    await releasePlacing(context, order);
    throw asOrderFailure(error);
  }
}

/** Null when another caller holds the lease or has created the order meanwhile. */
async function claimPlacing({ db, clock }: BillingContext, order: Order) {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const [free] = await tx
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.id, order.id),
          isNull(orders.razorpayOrderId),
          or(isNull(orders.placingUntil), lt(orders.placingUntil, now)),
        ),
      )
      .for('update');
    if (free === undefined) return null;
    await tx
      .update(orders)
      .set({ placingUntil: new Date(now.getTime() + LEASE_MS) })
      .where(eq(orders.id, order.id));
    return { attempted: free.placingUntil !== null };
  });
}

async function releasePlacing({ db, clock }: BillingContext, order: Order): Promise<void> {
  const past = new Date(clock.now().getTime() - 1);
  await db.update(orders).set({ placingUntil: past }).where(eq(orders.id, order.id));
}

async function createAtRazorpay(context: BillingContext, order: Order): Promise<string> {
  const { amountPaise, currency, receipt } = order;
  try {
    const created = await context.razorpay.createOrder({ amountPaise, currency, receipt });
    return await storeRazorpayOrderId(context, order, created.id);
  } catch (error) {
    const found = isRazorpayUnreachable(error) ? await claimRazorpayOrder(context, order) : null;
    if (found === null) throw error;
    return found;
  }
}

async function waitForPlacing({ db }: BillingContext, order: Order): Promise<string> {
  const limit = AbortSignal.timeout(POLL_TIMEOUT_MS);
  while (!limit.aborted) {
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
    if (row?.razorpayOrderId) return row.razorpayOrderId;
    await delay(POLL_INTERVAL_MS);
  }
  throw new AppError('razorpay_unavailable', { log: 'another request is still creating this order' });
}

function asOrderFailure(error: unknown): unknown {
  if (!(error instanceof RazorpayError)) return error;
  const code = error.kind === 'unreachable' ? 'razorpay_unavailable' : 'order_failed';
  return new AppError(code, { cause: error, log: error.message });
}
