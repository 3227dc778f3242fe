import type { Order, Payment } from './entities.ts';
import type { PaymentStore } from './store.ts';

const totalOf = (items: readonly { readonly amount: number }[]) =>
  items.reduce((sum, { amount }) => sum + amount, 0);

/** What follows from an order's payments; amounts in paise. */
export interface OrderStatus {
  readonly status: 'created' | 'attempted' | 'paid';
  readonly attempts: number;
  readonly amountPaid: number;
}

/** The status that the vendor reports of an order. An order stays paid after a refund. Amounts in paise. */
export function orderStatus(store: PaymentStore, order: Order): OrderStatus {
  const payments = store.payments.of(order.id);
  const captured = payments.filter((payment) => payment.status === 'captured');
  const attempted = payments.length > 0 ? 'attempted' : 'created';
  return {
    status: captured.length > 0 ? 'paid' : attempted,
    attempts: payments.length,
    amountPaid: totalOf(captured.slice(-1)),
  };
}

/** What follows from a payment's refunds; amounts in paise. */
export interface PaymentStatus {
  readonly status: Payment['status'] | 'refunded';
  readonly amountRefunded: number;
  readonly refundStatus: 'partial' | 'full' | null;
}

/** The status that the vendor reports of a payment, which counts as refunded once the whole amount is. */
export function paymentStatus(store: PaymentStore, payment: Payment): PaymentStatus {
  const amountRefunded = totalOf(store.refunds.of(payment.id));
  if (amountRefunded === 0) return { status: payment.status, amountRefunded, refundStatus: null };
  const full = amountRefunded >= payment.amount;
  return {
    status: full ? 'refunded' : payment.status,
    amountRefunded,
    refundStatus: full ? 'full' : 'partial',
  };
}
