import { z } from 'zod';
import { buildEvent } from './events.ts';
import { type Payment, type Refund, secondsNow } from '../book/entities.ts';
import { makeId } from '../book/make-id.ts';
import { presentPaymentInEvent, presentRefund } from '../book/present-entities.ts';
import { readBody } from '../requests/read-body.ts';
import { notes, receipt } from '../requests/read-order.ts';
import { paymentStatus } from '../book/status.ts';
import type { PaymentContext } from './payment-context.ts';
import { unknownId, VendorError } from '../requests/vendor-error.ts';

const refundRequest = z.strictObject({
  amount: z
    .int({ error: 'The amount must be an integer.' })
    .min(100, { error: 'The amount must be at least INR 1.00' })
    .optional(),
  speed: z.enum(['normal', 'optimum'], { error: 'The selected speed is invalid.' }).default('normal'),
  notes,
  receipt,
});

const idempotencyKey = z.string().regex(/^[A-Za-z0-9_-]{10,}$/, {
  error: 'The idempotency key must be at least 10 letters, digits, hyphens or underscores.',
});

interface RefundCall {
  readonly paymentId: string;
  readonly body: unknown;
  /** The `X-Refund-Idempotency` header; undefined without it. */
  readonly key: string | undefined;
}

/**
 * Finds the refund made with this idempotency key; null when there is none. Throws when its request had another body.
 */
function findRepeated(context: PaymentContext, key: string, body: string): Refund | null {
  const made = context.store.refunds.list().find(({ idempotency }) => idempotency?.key === key);
  if (made && made.idempotency?.body !== body) {
    throw new VendorError('Different request body sent for the same Refund Idempotency Header');
  }
  return made ?? null;
}

/** The amount to refund in paise: the requested one, or all that is left. Throws when it is not refundable. */
function refundableAmount(context: PaymentContext, payment: Payment, requested: number | undefined): number {
  if (payment.status !== 'captured') {
    throw new VendorError('The payment status should be captured for action to be taken');
  }
  const left = payment.amount - paymentStatus(context.store, payment).amountRefunded;
  if (left === 0) throw new VendorError('The payment has been fully refunded already');
  if ((requested ?? left) > left) {
    throw new VendorError('The total refund amount is greater than the refund payment amount', {
      field: 'amount',
    });
  }
  return requested ?? left;
}

function publishRefund({ store, webhooks }: PaymentContext, refund: Refund, payment: Payment): void {
  const about = { refund: presentRefund(refund), payment: presentPaymentInEvent(store, payment) };
  webhooks.publish([buildEvent('refund.created', about), buildEvent('refund.processed', about)]);
}

/**
 * Refunds a captured payment, by default all that is left, and publishes the webhooks. The same idempotency key and
 * body return the first refund. Throws the vendor's error when the payment or request is invalid.
 */
export function refundPayment(context: PaymentContext, { paymentId, body, key }: RefundCall): Refund {
  const payment = context.store.payments.get(paymentId);
  if (!payment) throw unknownId();
  const request = readBody(refundRequest, body);
  const sent = JSON.stringify([paymentId, request]);
  const checkedKey = key === undefined ? null : readBody(idempotencyKey, key);
  const repeated = checkedKey === null ? null : findRepeated(context, checkedKey, sent);
  if (repeated) return repeated;
  const refund = context.store.refunds.save({
    id: makeId('rfnd'),
    amount: refundableAmount(context, payment, request.amount),
    currency: payment.currency,
    payment_id: payment.id,
    notes: request.notes,
    receipt: request.receipt,
    speed: request.speed,
    idempotency: checkedKey === null ? null : { key: checkedKey, body: sent },
    created_at: secondsNow(),
  });
  publishRefund(context, refund, payment);
  return refund;
}
