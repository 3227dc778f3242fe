import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/open-database.ts';
import type { RazorpayPayment } from '../vendors/razorpay/razorpay-entities.ts';
import type { BillingContext, Buyer } from './model/billing-context.ts';
import { grantPremium, revokeGrant } from './change-grants.ts';
import { requestRefund } from './refunds.ts';
import { grants, type Order, orders, payments, type PaymentSource } from './model/tables.ts';

/**
 * What a payment came to. `granted` is this call's doing, `active` an earlier one's; `second` paid an order that was
 * paid already, `returned` one whose month was taken back since, `unowned` one whose account is gone: all are sent back.
 * `attempted` was begun and may be abandoned, `pending` has the bank's word and waits for its capture.
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
  /** As Razorpay itself told just now; never out of a browser or an event. */
  readonly payment: RazorpayPayment;
  readonly via: PaymentSource;
}

/**
 * The one door through which a payment counts. Browser, webhook and reconciliation all end here; it may run any number
 * of times, in any order and at once, and grants once an order. One transaction with the order's row locked: either
 * payment, grant, receipt and message are all there afterwards, or none is.
 */
export async function applyPayment(
  context: BillingContext,
  { orderId, payment, via }: Application,
): Promise<PaymentOutcome> {
  const [unlocked] = await context.db.select().from(orders).where(eq(orders.id, orderId));
  if (unlocked === undefined) throw new Error(`no order ${orderId}`);
  // Asked before the transaction: inside it a second connection might never come free.
  const buyer = await context.findUser(unlocked.userId);
  const outcome = await context.db.transaction(async (tx) => {
    // The person before the order, as erasing an account has it. One erased since is found gone by the next attempt.
    if (buyer !== null) await context.lockUser(tx, unlocked.userId);
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (order === undefined || !isPaymentOf(order, payment)) return 'mismatch';
    const status = await recordPayment(tx, { order, payment, via, now: context.clock.now() });
    if (status === 'captured') return settleCaptured(tx, context, { order, payment, buyer });
    if (status === 'refunded') return settleRefunded(tx, context, { order, payment });
    return unsettled[status];
  });
  report(context, { orderId, payment, via }, outcome);
  return outcome;
}

const unsettled = { created: 'attempted', failed: 'failed', authorized: 'pending' } as const;

/** The order is ours and its row says what it costs: the payment must be for exactly that. */
function isPaymentOf(order: Order, payment: RazorpayPayment): boolean {
  return (
    payment.order_id === order.razorpayOrderId &&
    payment.amount === order.amountPaise &&
    payment.currency === order.currency
  );
}

interface Settling {
  readonly order: Order;
  readonly payment: RazorpayPayment;
}

async function settleCaptured(
  tx: Transaction,
  context: BillingContext,
  { order, payment, buyer }: Settling & { buyer: Buyer | null },
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
  { order, payment }: Settling,
): Promise<PaymentOutcome> {
  const [grant] = await tx.select().from(grants).where(eq(grants.orderId, order.id));
  if (grant?.razorpayPaymentId === payment.id) await revokeGrant(tx, context, { order, because: 'refund' });
  // Razorpay takes no more payments for an order once paid, even after it was given back.
  if (grant === undefined) await tx.update(orders).set({ state: 'refunded' }).where(eq(orders.id, order.id));
  return 'refunded';
}

const SENT_BACK: ReadonlySet<PaymentOutcome> = new Set(['second', 'returned', 'unowned']);

function report(
  { log, figures }: BillingContext,
  { orderId, payment, via }: Application,
  outcome: PaymentOutcome,
): void {
  figures.payments.inc({ via, outcome });
  const line = { orderId, paymentId: payment.id, via, outcome };
  if (outcome === 'mismatch') {
    const { order_id, amount, currency } = payment;
    log.error({ ...line, alert: 'payment_mismatch', order_id, amount, currency }, 'payment refused');
  } else if (SENT_BACK.has(outcome)) {
    log.warn(line, 'payment is sent back');
  } else {
    log.info(line, 'payment applied');
  }
}

type Status = (typeof payments.$inferSelect)['status'];

/** A failed payment may still be authorised days later; nothing goes back along this line. */
const PROGRESS: readonly Status[] = ['created', 'failed', 'authorized', 'captured', 'refunded'];

/**
 * Stores how a payment stands and gives its status: the furthest ever seen, because what one process fetched may be
 * older than what another has stored meanwhile.
 */
async function recordPayment(
  tx: Transaction,
  { order, payment, via, now }: Settling & { readonly via: PaymentSource; readonly now: Date },
): Promise<Status> {
  const [known] = await tx
    .select({ status: payments.status })
    .from(payments)
    .where(eq(payments.razorpayPaymentId, payment.id));
  const status =
    PROGRESS.findLast((each) => each === known?.status || each === payment.status) ?? payment.status;
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
