import { createRazorpayCalls, type RazorpayAccess } from './call-razorpay.ts';
import { collectionOf, RazorpayOrder, RazorpayPayment, RazorpayRefund } from './razorpay-entities.ts';
import { isPaymentSignatureValid } from './razorpay-signatures.ts';

/** Refunds requested per page: Razorpay's maximum. */
const REFUNDS_PER_PAGE = 100;

/** The client of Razorpay's API. */
export type RazorpayClient = ReturnType<typeof createRazorpayClient>;

/**
 * Creates the client of Razorpay's API, for billing's request handlers (api role) and jobs (worker role). Each call is
 * bounded in time and throws only `RazorpayError`. Reads, and refunds with an idempotency key, are retried. The creation
 * of an order is not, because Razorpay has no idempotency key for it: after a timeout, find the order by its receipt.
 */
export function createRazorpayClient(access: RazorpayAccess) {
  const { callOnce, callWithRetries } = createRazorpayCalls(access);
  return {
    keyId: access.keyId,

    isPaymentSignatureValid: (signed: { orderId: string; paymentId: string; signature: string }) =>
      isPaymentSignatureValid(signed, access.keySecret),

    createOrder: (order: { amountPaise: number; currency: string; receipt: string }) => {
      const body = { amount: order.amountPaise, currency: order.currency, receipt: order.receipt };
      return callOnce({ method: 'POST', path: '/orders', body, answer: RazorpayOrder });
    },

    findOrderByReceipt: async (receipt: string): Promise<RazorpayOrder | null> => {
      const path = `/orders?receipt=${encodeURIComponent(receipt)}`;
      const found = await callWithRetries({ method: 'GET', path, answer: collectionOf(RazorpayOrder) });
      return found.items.find((order) => order.receipt === receipt) ?? null;
    },

    fetchPayment: (paymentId: string): Promise<RazorpayPayment> => {
      const path = `/payments/${encodeURIComponent(paymentId)}`;
      return callWithRetries({ method: 'GET', path, answer: RazorpayPayment });
    },

    /** All payment attempts for an order, oldest first. */
    listOrderPayments: async (orderId: string): Promise<readonly RazorpayPayment[]> => {
      const path = `/orders/${encodeURIComponent(orderId)}/payments`;
      const { items } = await callWithRetries({ method: 'GET', path, answer: collectionOf(RazorpayPayment) });
      return items.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
    },

    /** All refunds since a time, for any payment. */
    listRefunds: async (since: Date): Promise<readonly RazorpayRefund[]> => {
      const from = Math.floor(since.getTime() / 1000);
      const refunds = new Map<string, RazorpayRefund>();
      for (let skip = 0; ; skip += REFUNDS_PER_PAGE) {
        const path = `/refunds?from=${from}&count=${REFUNDS_PER_PAGE}&skip=${skip}`;
        const { items } = await callWithRetries({
          method: 'GET',
          path,
          answer: collectionOf(RazorpayRefund),
        });
        const known = refunds.size;
        // A refund created between two page reads shifts the rows, so the last of a page appears again.
        for (const refund of items) refunds.set(refund.id, refund);
        // A page without new rows is the last: otherwise a repeating list would never end.
        if (items.length < REFUNDS_PER_PAGE || refunds.size === known) return [...refunds.values()];
      }
    },

    refundPayment: (refund: { paymentId: string; amountPaise: number; idempotencyKey: string }) =>
      callWithRetries({
        method: 'POST',
        path: `/payments/${encodeURIComponent(refund.paymentId)}/refund`,
        headers: { 'x-refund-idempotency': refund.idempotencyKey },
        body: { amount: refund.amountPaise, speed: 'normal' },
        answer: RazorpayRefund,
      }),
  };
}
