import { z } from 'zod';
import type { Payment } from '../book/entities.ts';
import { paymentEvents } from './pay-order.ts';
import { readBody, required } from '../requests/read-body.ts';
import type { PaymentContext } from './payment-context.ts';
import { unknownId, VendorError } from '../requests/vendor-error.ts';

const captureRequest = z.strictObject({
  amount: z.int(required('amount', 'The amount must be an integer.')),
  currency: z.string(required('currency', 'The currency must be a string.')),
});

function refuseCapture(payment: Payment, request: z.infer<typeof captureRequest>): void {
  if (payment.status === 'captured') throw new VendorError('This payment has already been captured');
  if (payment.status === 'failed') {
    throw new VendorError('Only payments which have been authorized and not yet captured can be captured');
  }
  if (request.amount !== payment.amount) {
    throw new VendorError('Capture amount must be equal to the amount authorized', { field: 'amount' });
  }
  if (request.currency !== payment.currency) {
    throw new VendorError('Capture currency must be equal to the currency authorized', { field: 'currency' });
  }
}

/**
 * Captures an authorised payment and publishes its webhooks. Throws the vendor's error when the payment or request is
 * invalid.
 */
export function capturePayment(context: PaymentContext, paymentId: string, body: unknown): Payment {
  const payment = context.store.payments.get(paymentId);
  const order = payment && context.store.orders.get(payment.order_id);
  if (!order) throw unknownId();
  refuseCapture(payment, readBody(captureRequest, body));
  const captured = context.store.payments.save({ ...payment, status: 'captured' });
  context.webhooks.publish(paymentEvents(context, captured, order));
  return captured;
}
