import { and, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { BillingContext } from './billing-context.ts';
import { orders, payments } from './tables.ts';

interface OrderAnswer {
  readonly state: 'open' | 'pending' | 'paid' | 'refunded' | 'closed';
  /** When Razorpay was last asked about the order and answered; null before its first answer. */
  readonly checkedAt: Date | null;
}

/** However often somebody asks, Razorpay is asked about an order no more than once in so long for it. */
const ASKED_AGAIN_MS = 5_000;

/**
 * How a user's own order stands. Asking about one that is not paid has it checked at Razorpay soon: a closed order may
 * have been paid in a checkout window that was still open.
 */
export async function readOrderState(
  { db, clock }: BillingContext,
  { userId, razorpayOrderId }: { userId: string; razorpayOrderId: string },
): Promise<OrderAnswer> {
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
      nextCheckAt: sql`least(${orders.nextCheckAt}, ${new Date(clock.now().getTime() + ASKED_AGAIN_MS)})`,
    })
    .where(and(eq(orders.id, order.id), eq(orders.state, state)));
  const onTheWay = await db
    .select({ id: payments.razorpayPaymentId })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), inArray(payments.status, ['created', 'authorized'])));
  return { state: onTheWay.length > 0 ? 'pending' : state, checkedAt };
}
