import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/open-database.ts';
import type { RazorpayPayment } from '../vendors/razorpay/razorpay-entities.ts';
import type { BillingContext, Buyer, OrderPayment } from './billing-context.ts';
import { grantPremium, revokeGrant } from './change-grants.ts';
import { requestRefund } from './refunds.ts';
import { grants, type Order, orders, payments, type PaymentSource } from './tables.ts';

/**
 * The result of applying a payment. `granted`: this call granted the month; `active`: an earlier call did. These are
 * refunded automatically: `second` (the order was already paid), `returned` (its month was revoked), `unowned` (the
 * account is deleted). `attempted`: created but not authorised; `pending`: authorised and waiting for capture;
 * `failed`, `refunded`: as at Razorpay; `mismatch`: not a payment of this order, amount and currency.
 */
export type PaymentOutcome =
  | 'granted'
  | 'active'
  | 'second'
  | 'returned'
  | 'unowned'
  | 'attempted'
  | 'pending'
  | 'failed'
  | 'refunded'
  | 'mismatch';

interface Application {
  readonly orderId: string;
  /** The payment as just fetched from Razorpay. Never built from a browser or webhook payload. */
  readonly payment: RazorpayPayment;
  readonly via: PaymentSource;
}

/**
 * Applies a payment. Checkout results, webhook events, reconciliation and the search for missed refunds all call this,
 * any number of times, in any order and concurrently; it grants once per order. One transaction with the order's row
 * locked stores payment, grant, receipt and message together.
 */
export async function applyPayment(
  context: BillingContext,
  { orderId, payment, via }: Application,
): Promise<PaymentOutcome> {
  const [unlocked] = await context.db.select().from(orders).where(eq(orders.id, orderId));
  if (unlocked === undefined) throw new Error(`no order ${orderId}`);
  // Read before the transaction: inside it a second connection might never become free.
  const buyer = await context.findUser(unlocked.userId);
  const outcome = await context.db.transaction(async (tx) => {
    // Locks the user before the order, like account deletion. The next attempt notices a deletion meanwhile.
    if (buyer !== null) await context.lockUser(tx, unlocked.userId);
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (order === undefined || !isPaymentOf(order, payment)) return 'mismatch';
    const status = await recordPayment(tx, { order, payment, via, now: context.clock.now() });
    if (status === 'captured') return settleCaptured(tx, context, { order, payment, buyer });
    if (status === 'refunded') return settleRefunded(tx, context, { order, payment });
    return UNSETTLED_OUTCOMES[status];
  });
  logOutcome(context, { orderId, payment, via }, outcome);
  return outcome;
}

/** Outcomes of payments that are neither captured nor refunded, by status. */
const UNSETTLED_OUTCOMES = { created: 'attempted', failed: 'failed', authorized: 'pending' } as const;

/** True when the payment is for this order, with exactly its amount and currency. */
function isPaymentOf(order: Order, payment: RazorpayPayment): boolean {
  return (
    payment.order_id === order.razorpayOrderId &&
    payment.amount === order.amountPaise &&
    payment.currency === order.currency
  );
}

async function settleCaptured(
  tx: Transaction,
  context: BillingContext,
  { order, payment, buyer }: OrderPayment & { buyer: Buyer | null },
): Promise<PaymentOutcome> {
  const [grant] = await tx.select().from(grants).where(eq(grants.orderId, order.id));
  if (grant?.razorpayPaymentId === payment.id) return grant.revokedAt === null ? 'active' : 'refunded';
  if (grant !== undefined) {
    await requestRefund(tx, context, { order, payment, reason: 'second_payment' });
    return grant.revokedAt === null ? 'second' : 'returned';
  }
  if (buyer === null) {
    await tx.update(orders).set({ state: 'refunded' }).where(eq(orders.id, order.id));
    await requestRefund(tx, context, { order, payment, reason: 'account_deleted' });
    return 'unowned';
  }
  await grantPremium(tx, context, { order, payment, buyer });
  return 'granted';
}

async function settleRefunded(
  tx: Transaction,
  context: BillingContext,
  { order, payment }: OrderPayment,
): Promise<PaymentOutcome> {
  const [grant] = await tx.select().from(grants).where(eq(grants.orderId, order.id));
  if (grant?.razorpayPaymentId === payment.id) await revokeGrant(tx, context, { order, reason: 'refund' });
  // Razorpay accepts no more payments for a paid order, even after a refund.
  if (grant === undefined) await tx.update(orders).set({ state: 'refunded' }).where(eq(orders.id, order.id));
  return 'refunded';
}

const REFUNDED_OUTCOMES: ReadonlySet<PaymentOutcome> = new Set(['second', 'returned', 'unowned']);

function logOutcome(
  { log, counters }: BillingContext,
  { orderId, payment, via }: Application,
  outcome: PaymentOutcome,
): void {
  counters.payments.inc({ via, outcome });
  const fields = { orderId, paymentId: payment.id, via, outcome };
  if (outcome === 'mismatch') {
    const { order_id, amount, currency } = payment;
    log.error({ ...fields, alert: 'payment_mismatch', order_id, amount, currency }, 'payment refused');
  } else if (REFUNDED_OUTCOMES.has(outcome)) {
    log.warn(fields, 'payment refunded automatically');
  } else {
    log.info(fields, 'payment applied');
  }
}

type Status = (typeof payments.$inferSelect)['status'];

/** Razorpay's statuses in order; a status never moves back. A failed payment may still be authorised days later. */
const STATUS_ORDER: readonly Status[] = ['created', 'failed', 'authorized', 'captured', 'refunded'];

/**
 * Stores a payment and returns its most advanced status so far. It may be later than that of `payment`, because another
 * process may have stored a newer response.
 */
async function recordPayment(
  tx: Transaction,
  { order, payment, via, now }: OrderPayment & { readonly via: PaymentSource; readonly now: Date },
): Promise<Status> {
  const [known] = await tx
    .select({ status: payments.status })
    .from(payments)
    .where(eq(payments.razorpayPaymentId, payment.id));
  const status =
    STATUS_ORDER.findLast((each) => each === known?.status || each === payment.status) ?? payment.status;
  await tx
    .insert(payments)
    .values({
      razorpayPaymentId: payment.id,
      orderId: order.id,
      status,
      amountPaise: payment.amount,
      amountRefundedPaise: payment.amount_refunded,
      currency: payment.currency,
      method: payment.method,
      paidAt: payment.created_at,
      firstSeenVia: via,
      firstSeenAt: now,
    })
    .onConflictDoUpdate({
      target: payments.razorpayPaymentId,
      set: {
        status,
        amountRefundedPaise: sql`greatest(${payments.amountRefundedPaise}, excluded.amount_refunded_paise)`,
      },
    });
  return status;
}
