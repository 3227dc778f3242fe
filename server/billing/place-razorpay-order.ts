import { setTimeout as delay } from 'node:timers/promises';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { isRazorpayUnreachable, RazorpayError } from '../vendors/razorpay/razorpay-error.ts';
import type { BillingContext } from './billing-context.ts';
import { recoverRazorpayOrder, storeRazorpayOrderId } from './reconcile-orders.ts';
import { type Order, orders } from './tables.ts';

/** Lease of the caller that creates an order: longer than the creation takes with all lookups and retries. */
const LEASE_MS = 75_000;
/** Interval and timeout with which another caller waits for the order's creation; chosen. */
const WAIT_INTERVAL_MS = 100;
const WAIT_TIMEOUT_MS = 6_000;

/**
 * Creates the order at Razorpay and returns its id there. One caller at a time does so, under a lease; the others wait
 * for its result. Razorpay has no idempotency key for orders, so after an attempt that may have succeeded the order is
 * first looked up by its receipt.
 */
export async function placeOrder(context: BillingContext, order: Order): Promise<string> {
  const claim = await claimPlacing(context, order);
  if (claim === null) return waitForPlacing(context, order);
  try {
    const foundId = claim.wasAttempted ? await recoverRazorpayOrder(context, order) : null;
    return foundId ?? (await createAtRazorpay(context, order));
  } catch (error) {
    await releasePlacing(context, order);
    throw asOrderFailure(error);
  }
}

/**
 * Takes the lease; `wasAttempted` is true when an earlier attempt may have created the order. Null when another caller
 * holds the lease or has created the order.
 */
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
    return { wasAttempted: free.placingUntil !== null };
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
    const recoveredId = isRazorpayUnreachable(error) ? await recoverRazorpayOrder(context, order) : null;
    if (recoveredId === null) throw error;
    return recoveredId;
  }
}

async function waitForPlacing({ db }: BillingContext, order: Order): Promise<string> {
  const limit = AbortSignal.timeout(WAIT_TIMEOUT_MS);
  while (!limit.aborted) {
    const [row] = await db.select().from(orders).where(eq(orders.id, order.id));
    if (row?.razorpayOrderId) return row.razorpayOrderId;
    await delay(WAIT_INTERVAL_MS);
  }
  throw new AppError('razorpay_unavailable', { log: 'another request is still creating this order' });
}

function asOrderFailure(error: unknown): unknown {
  if (!(error instanceof RazorpayError)) return error;
  const code = error.kind === 'unreachable' ? 'razorpay_unavailable' : 'order_failed';
  return new AppError(code, { cause: error, log: error.message });
}
