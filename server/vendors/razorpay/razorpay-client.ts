import { createRazorpayCalls, type RazorpayAccess } from './call-razorpay.ts';
import { collectionOf, RazorpayOrder, RazorpayPayment, RazorpayRefund } from './razorpay-entities.ts';
import { isPaymentSignatureValid } from './razorpay-signatures.ts';

const REFUNDS_A_PAGE = 100;

export type RazorpayClient = ReturnType<typeof createRazorpayClient>;

/**
 * Razorpay over HTTP. Every call is bounded in time and throws `RazorpayError` alone. Reading, and refunding under an
 * idempotency key, are tried again; creating an order never is, because Razorpay has no key to make that safe: after a
 * time-out look for it by its receipt.
 */
export function createRazorpayClient(access: RazorpayAccess) {
  const { callOnce, callAgain } = createRazorpayCalls(access);
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
      const found = await callAgain({ method: 'GET', path, answer: collectionOf(RazorpayOrder) });
      return found.items.find((order) => order.receipt === receipt) ?? null;
    },

    fetchPayment: (paymentId: string): Promise<RazorpayPayment> => {
      const path = `/payments/${encodeURIComponent(paymentId)}`;
      return callAgain({ method: 'GET', path, answer: RazorpayPayment });
    },

    /** Every attempt at paying an order, oldest first. */
    listOrderPayments: async (orderId: string): Promise<readonly RazorpayPayment[]> => {
      const path = `/orders/${encodeURIComponent(orderId)}/payments`;
      const { items } = await callAgain({ method: 'GET', path, answer: collectionOf(RazorpayPayment) });
      return items.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
    },

    /** Every refund made since a moment, on whichever payment. */
    listRefunds: async (since: Date): Promise<readonly RazorpayRefund[]> => {
      const from = Math.floor(since.getTime() / 1000);
      const refunds = new Map<string, RazorpayRefund>();
      for (let skip = 0; ; skip += REFUNDS_A_PAGE) {
        const path = `/refunds?from=${from}&count=${REFUNDS_A_PAGE}&skip=${skip}`;
        const { items } = await callAgain({ method: 'GET', path, answer: collectionOf(RazorpayRefund) });
        const known = refunds.size;
        // A refund made while the pages are read shows the last of the page before once more.
        for (const refund of items) refunds.set(refund.id, refund);
        // A page of nothing new is the last as well, or a list that repeats itself would never end.
        if (items.length < REFUNDS_A_PAGE || refunds.size === known) return [...refunds.values()];
      }
    },

    refundPayment: (refund: { paymentId: string; amountPaise: number; idempotencyKey: string }) =>
      callAgain({
        method: 'POST',
        path: `/payments/${encodeURIComponent(refund.paymentId)}/refund`,
        headers: { 'x-refund-idempotency': refund.idempotencyKey },
        body: { amount: refund.amountPaise, speed: 'normal' },
        answer: RazorpayRefund,
      }),
  };
}
