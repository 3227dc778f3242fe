import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../platform/database/open-database.ts';
import type { RazorpayPayment } from '../vendors/razorpay/razorpay-entities.ts';
import { type Order, payments, type Via } from './tables.ts';

type Status = (typeof payments.$inferSelect)['status'];

interface Sighting {
  readonly order: Order;
  readonly payment: RazorpayPayment;
  readonly via: Via;
  readonly now: Date;
}

/** A failed payment may still be authorised days later; nothing goes back along this line. */
const PROGRESS: readonly Status[] = ['created', 'failed', 'authorized', 'captured', 'refunded'];

/**
 * Stores how a payment stands and gives its status: the furthest ever seen, because what one process fetched may be
 * older than what another has stored meanwhile.
 */
export async function recordPayment(
  tx: Transaction,
  { order, payment, via, now }: Sighting,
): Promise<Status> {
  const [known] = await tx
    .select({ status: payments.status })
    .from(payments)
    .where(eq(payments.razorpayPaymentId, payment.id));
  const status = furthest(known?.status, payment.status);
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

function furthest(known: Status | undefined, seen: Status): Status {
  return known !== undefined && PROGRESS.indexOf(known) > PROGRESS.indexOf(seen) ? known : seen;
}
