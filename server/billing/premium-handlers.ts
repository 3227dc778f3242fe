import type { premiumRoutes } from '@gullylens/contract/http/premium';
import type { Handlers } from '../platform/http/handler.ts';
import type { BillingContext } from './billing-context.ts';
import type { BillingJobs } from './billing-jobs.ts';
import { createOrder } from './create-order.ts';
import { preparePremiumReader, presentPremiumStatus } from './premium-status.ts';
import { readOrderState } from './read-order-state.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { verifyPayment } from './verify-payment.ts';

type PaymentRoutes = Pick<
  typeof premiumRoutes,
  | 'readPremiumStatus'
  | 'createPremiumOrder'
  | 'verifyPremiumPayment'
  | 'readPremiumOrder'
  | 'receiveRazorpayWebhook'
>;

/** The way of a payment: status, order, verification, webhook. */
export function createPremiumHandlers(
  context: BillingContext,
  jobs: BillingJobs,
  readPremium: ReturnType<typeof preparePremiumReader>,
): Handlers<PaymentRoutes> {
  const statusOf = async (userId: string) => presentPremiumStatus(await readPremium(userId), context.clock);
  return {
    readPremiumStatus: async ({ visitor }) => ({ status: 200, body: await statusOf(visitor.userId) }),

    createPremiumOrder: async ({ visitor, body }) => ({
      status: 200,
      body: await createOrder(context, {
        userId: visitor.userId,
        plan: body.plan_type,
        buyerState: body.buyer_state ?? null,
      }),
    }),

    verifyPremiumPayment: async ({ visitor, body }) => {
      const outcome = await verifyPayment(context, {
        userId: visitor.userId,
        paymentId: body.razorpay_payment_id,
        orderId: body.razorpay_order_id,
        signature: body.razorpay_signature,
      });
      jobs.nudge();
      return outcome === 'pending'
        ? { status: 202, body: { success: false, pending: true } }
        : { status: 200, body: { success: true, premium: await statusOf(visitor.userId) } };
    },

    readPremiumOrder: async ({ visitor, params }) => {
      const { state, checkedAt } = await readOrderState(context, {
        userId: visitor.userId,
        razorpayOrderId: params.order_id,
      });
      return {
        status: 200,
        body: { order_id: params.order_id, state, checkedAt: checkedAt?.toISOString() ?? null },
      };
    },

    receiveRazorpayWebhook: async ({ request }) => {
      await receiveWebhook(context, {
        rawBody: request.rawBody,
        signature: request.header('x-razorpay-signature') ?? '',
        eventId: request.header('x-razorpay-event-id'),
      });
      jobs.nudge();
      return { status: 200, body: { received: true } };
    },
  };
}
