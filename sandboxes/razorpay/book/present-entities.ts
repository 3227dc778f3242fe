import type { Notes, Order, Payment, Refund } from './entities.ts';
import type { PaymentStore } from './store.ts';
import { orderStatus, paymentStatus } from './status.ts';

/** The vendor sends an empty array, not an empty object, when there are no notes. */
const presentNotes = (notes: Notes) => (Object.keys(notes).length === 0 ? [] : notes);

/** Presents an order for API and webhooks; its status follows from its payments. */
export function presentOrder(store: PaymentStore, order: Order) {
  const { status, attempts, amountPaid } = orderStatus(store, order);
  return {
    id: order.id,
    entity: 'order',
    amount: order.amount,
    amount_paid: amountPaid,
    amount_due: order.amount - amountPaid,
    currency: order.currency,
    receipt: order.receipt,
    offer_id: null,
    status,
    attempts,
    notes: presentNotes(order.notes),
    created_at: order.created_at,
  };
}

/** A fee of 2% plus 18% tax on it, rounded up: fits every captured payment recorded from the vendor's test mode. */
function feeOf(payment: Payment) {
  if (payment.status !== 'captured') return { fee: null, tax: null };
  return { fee: Math.ceil((payment.amount * 236) / 10_000), tax: Math.ceil((payment.amount * 36) / 10_000) };
}

const noError = {
  error_code: null,
  error_description: null,
  error_source: null,
  error_step: null,
  error_reason: null,
};

const paymentFailed = {
  error_code: 'BAD_REQUEST_ERROR',
  error_description: 'Payment failed',
  error_source: 'gateway',
  error_step: 'payment_authorization',
  error_reason: 'payment_failed',
};

/** A failed payment has no reference of the bank. */
function acquirerData({ status, instrument }: Payment) {
  const given = Object.entries(instrument.acquirer_data);
  return Object.fromEntries(given.map(([name, value]) => [name, status === 'failed' ? null : value]));
}

/** Presents a payment for the API; its status follows from its refunds too. */
export function presentPayment(store: PaymentStore, payment: Payment) {
  const { status, amountRefunded, refundStatus } = paymentStatus(store, payment);
  const { acquirer_data: _reference, ...instrument } = payment.instrument;
  return {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: payment.currency,
    status,
    order_id: payment.order_id,
    invoice_id: null,
    international: false,
    method: payment.method,
    amount_refunded: amountRefunded,
    refund_status: refundStatus,
    captured: payment.status === 'captured',
    description: payment.description,
    card_id: null,
    bank: null,
    wallet: null,
    vpa: null,
    ...instrument,
    email: payment.email,
    contact: payment.contact,
    notes: presentNotes(payment.notes),
    ...feeOf(payment),
    ...(payment.status === 'failed' ? paymentFailed : noError),
    acquirer_data: acquirerData(payment),
    created_at: payment.created_at,
  };
}

/** Presents a payment for webhooks, which have a few more fields than the API. */
export function presentPaymentInEvent(store: PaymentStore, payment: Payment) {
  const captured = payment.status === 'captured' ? { base_amount: payment.amount } : {};
  return { ...presentPayment(store, payment), reward: null, ...captured };
}

/** A refund as Razorpay sends it. */
export function presentRefund(refund: Refund) {
  return {
    id: refund.id,
    entity: 'refund',
    amount: refund.amount,
    currency: refund.currency,
    payment_id: refund.payment_id,
    notes: presentNotes(refund.notes),
    receipt: refund.receipt,
    acquirer_data: { arn: null },
    created_at: refund.created_at,
    batch_id: null,
    status: 'processed',
    speed_processed: 'normal',
    speed_requested: refund.speed,
  };
}

/** A list as Razorpay sends it. */
export function presentCollection<Item>(items: readonly Item[]) {
  return { entity: 'collection', count: items.length, items };
}

/**
 * Presents the error of a failed payment: the pay route returns it, and checkout passes it to `payment.failed`
 * listeners.
 */
export function presentFailure(payment: Payment) {
  return {
    code: paymentFailed.error_code,
    description: paymentFailed.error_description,
    source: paymentFailed.error_source,
    step: paymentFailed.error_step,
    reason: paymentFailed.error_reason,
    metadata: { order_id: payment.order_id, payment_id: payment.id },
  };
}
