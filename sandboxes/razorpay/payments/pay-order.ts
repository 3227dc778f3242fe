import { z } from 'zod';
import { buildEvent, type WebhookEvent } from './events.ts';
import { randomInstrument } from './payment-instrument.ts';
import { type Order, type Payment, payableMethods, secondsNow } from '../book/entities.ts';
import { makeId } from '../book/make-id.ts';
import { presentOrder, presentPaymentInEvent } from '../book/present-entities.ts';
import { orderStatus } from '../book/status.ts';
import type { PaymentContext } from './payment-context.ts';
import { unknownId, VendorError } from '../requests/vendor-error.ts';

/** Body of a request to pay an order, from the checkout or a test. */
export const payRequest = z.strictObject({
  order_id: z.string(),
  outcome: z.enum(['captured', 'authorized', 'failed']),
  /** When false, no webhook is sent or stored for replays. */
  webhook: z.boolean().default(true),
  method: z.enum(payableMethods).default('upi'),
  email: z.string().default('customer@example.com'),
  contact: z.string().default('+919999999999'),
  description: z.string().nullable().default(null),
  /** Id of a failed payment that the bank authorises late; without it the attempt is a new payment. */
  payment_id: z.string().optional(),
  /** Allows a payment of a paid order: two simultaneous attempts that both pass the vendor's check. */
  second: z.boolean().default(false),
  /** In paise, by default the order's. A merchant must refuse a payment of another amount or currency. */
  amount: z.int().positive().optional(),
  currency: z.string().length(3).optional(),
});

/** A parsed request. */
export type PayRequest = z.infer<typeof payRequest>;

function refuseSecondPayment({ store }: PaymentContext, order: Order): void {
  const authorized = store.payments.of(order.id).some((payment) => payment.status === 'authorized');
  if (authorized || orderStatus(store, order).status === 'paid') {
    throw new VendorError('Payment already done for this order.');
  }
}

function attempt(order: Order, request: PayRequest): Payment {
  return {
    id: makeId('pay'),
    amount: request.amount ?? order.amount,
    currency: request.currency ?? order.currency,
    status: request.outcome,
    order_id: order.id,
    method: request.method,
    description: request.description,
    email: request.email,
    contact: request.contact,
    notes: order.notes,
    instrument: randomInstrument(request.method),
    created_at: secondsNow(),
  };
}

function lateAuthorisation({ store }: PaymentContext, order: Order, request: PayRequest): Payment {
  const failed = store.payments.get(request.payment_id ?? '');
  if (failed?.order_id !== order.id) throw unknownId();
  if (failed.status !== 'failed') throw new VendorError('Only a failed payment can be authorised late.');
  return { ...failed, status: request.outcome };
}

/** The webhook events of a payment's new status, in order of occurrence. */
export function paymentEvents({ store }: PaymentContext, payment: Payment, order: Order): WebhookEvent[] {
  const about = { payment: presentPaymentInEvent(store, payment) };
  if (payment.status === 'failed') return [buildEvent('payment.failed', about)];
  if (payment.status === 'authorized') return [buildEvent('payment.authorized', about)];
  return [
    buildEvent('payment.captured', about),
    buildEvent('order.paid', { ...about, order: presentOrder(store, order) }),
  ];
}

/**
 * Simulates a customer in the checkout window: one attempt to pay the order, with the requested outcome. Publishes its
 * webhooks. Throws the vendor's error when the order is unknown, or already paid and `second` is not set.
 */
export function payOrder(context: PaymentContext, request: PayRequest): Payment {
  const order = context.store.orders.get(request.order_id);
  if (!order) throw unknownId();
  if (!request.second) refuseSecondPayment(context, order);
  const late = request.payment_id !== undefined;
  const payment = context.store.payments.save(
    late ? lateAuthorisation(context, order, request) : attempt(order, request),
  );
  if (!request.webhook) return payment;
  const authorized =
    payment.status === 'captured' ? paymentEvents(context, { ...payment, status: 'authorized' }, order) : [];
  context.webhooks.publish([...authorized, ...paymentEvents(context, payment, order)]);
  return payment;
}
