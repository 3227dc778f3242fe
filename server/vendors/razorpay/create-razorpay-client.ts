import {
  BrokenCircuitError,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhen,
  retry,
  wrap,
} from 'cockatiel';
import type { z } from 'zod';
import { callRazorpay, type RazorpayAccess, type RazorpayCall } from './call-razorpay.ts';
import { collectionOf, RazorpayOrder, RazorpayPayment, RazorpayRefund } from './razorpay-entities.ts';
import { isRazorpayUnreachable, RazorpayError } from './razorpay-error.ts';
import { isPaymentSignatureValid } from './razorpay-signatures.ts';

const RETRIES = 2;
const FIRST_RETRY_MS = 150;
const LAST_RETRY_MS = 1_000;
/** Failures in a row after which Razorpay is left alone for a while. */
const FAILURES_TO_OPEN = 8;
const OPEN_MS = 5_000;

export interface NewRazorpayOrder {
  readonly amountPaise: number;
  readonly currency: string;
  readonly receipt: string;
}

export interface NewRazorpayRefund {
  readonly paymentId: string;
  readonly amountPaise: number;
  readonly idempotencyKey: string;
}

export type RazorpayClient = ReturnType<typeof createRazorpayClient>;

/**
 * Razorpay over HTTP. Every call is bounded in time and throws `RazorpayError` alone. Reading, and refunding under an
 * idempotency key, are tried again; creating an order never is, because Razorpay has no key to make that safe: after a
 * time-out look for it by its receipt.
 */
export function createRazorpayClient(access: RazorpayAccess) {
  const unreachable = handleWhen(isRazorpayUnreachable);
  const breaker = circuitBreaker(unreachable, {
    halfOpenAfter: OPEN_MS,
    breaker: new ConsecutiveBreaker(FAILURES_TO_OPEN),
  });
  const repeated = wrap(
    retry(unreachable, {
      maxAttempts: RETRIES,
      backoff: new ExponentialBackoff({ initialDelay: FIRST_RETRY_MS, maxDelay: LAST_RETRY_MS }),
    }),
    breaker,
  );

  async function call<Answer extends z.ZodType>(
    policy: typeof breaker | typeof repeated,
    request: RazorpayCall<Answer>,
  ): Promise<z.output<Answer>> {
    try {
      return await policy.execute(() => callRazorpay(access, request));
    } catch (cause) {
      if (!(cause instanceof BrokenCircuitError)) throw cause;
      throw new RazorpayError(request.method, { kind: 'unreachable', description: 'left alone', cause });
    }
  }

  return {
    /** The public half of our credentials, which the checkout needs. */
    keyId: access.keyId,

    isPaymentSignatureValid: (signed: { orderId: string; paymentId: string; signature: string }) =>
      isPaymentSignatureValid(signed, access.keySecret),

    createOrder: ({ amountPaise, currency, receipt }: NewRazorpayOrder): Promise<RazorpayOrder> =>
      call(breaker, {
        method: 'POST',
        path: '/orders',
        body: { amount: amountPaise, currency, receipt },
        answer: RazorpayOrder,
      }),

    findOrderByReceipt: async (receipt: string): Promise<RazorpayOrder | null> => {
      const path = `/orders?receipt=${encodeURIComponent(receipt)}`;
      const found = await call(repeated, { method: 'GET', path, answer: collectionOf(RazorpayOrder) });
      return found.items.find((order) => order.receipt === receipt) ?? null;
    },

    fetchPayment: (paymentId: string): Promise<RazorpayPayment> =>
      call(repeated, {
        method: 'GET',
        path: `/payments/${encodeURIComponent(paymentId)}`,
        answer: RazorpayPayment,
      }),

    /** Every attempt at paying an order, oldest first. */
    listOrderPayments: async (orderId: string): Promise<readonly RazorpayPayment[]> => {
      const path = `/orders/${encodeURIComponent(orderId)}/payments`;
      const { items } = await call(repeated, { method: 'GET', path, answer: collectionOf(RazorpayPayment) });
      return items.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
    },

    refundPayment: ({ paymentId, amountPaise, idempotencyKey }: NewRazorpayRefund): Promise<RazorpayRefund> =>
      call(repeated, {
        method: 'POST',
        path: `/payments/${encodeURIComponent(paymentId)}/refund`,
        headers: { 'x-refund-idempotency': idempotencyKey },
        body: { amount: amountPaise, speed: 'normal' },
        answer: RazorpayRefund,
      }),
  };
}
