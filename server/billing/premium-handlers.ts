import type { premiumRoutes } from '@gullylens/contract/http/premium';
import type { Handlers } from '../platform/http/handler.ts';
import type { BillingContext } from './billing-context.ts';
import { createOrder } from './create-order.ts';
import { listMessages } from './messages.ts';
import { presentPlans } from './plans.ts';
import { changeSubscription, type preparePremiumReader, presentPremiumStatus } from './premium-status.ts';
import { readOrderState } from './read-order-state.ts';
import { createReceiptPrinter, listReceipts, readReceiptText } from './read-receipts.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { verifyPayment } from './verify-payment.ts';

/** Answers all routes of Premium; these are a payment's: status, order, verification, webhook. */
export function createPremiumHandlers(
  context: BillingContext,
  readPremium: ReturnType<typeof preparePremiumReader>,
): Handlers<typeof premiumRoutes> {
  const statusOf = async (userId: string) => presentPremiumStatus(await readPremium(userId), context.clock);
  return {
    ...createSubscriptionHandlers(context),
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
      return { status: 200, body: { received: true } };
    },
  };
}

type SubscriptionRoutes = Pick<
  typeof premiumRoutes,
  | 'readPremiumPlans'
  | 'cancelPremium'
  | 'resumePremium'
  | 'listReceipts'
  | 'readReceipt'
  | 'listBillingMessages'
>;

/** What is sold, and the account page's part: cancelling, receipts, messages. */
function createSubscriptionHandlers(context: BillingContext): Handlers<SubscriptionRoutes> {
  const printer = createReceiptPrinter();
  const change = async (userId: string, cancelled: boolean) => {
    const data = await changeSubscription(context, { userId, cancelled });
    return { status: 200, body: { status: 'success', data } } as const;
  };
  return {
    readPremiumPlans: () => ({ status: 200, body: { status: 'success', data: presentPlans(context.gst) } }),
    cancelPremium: ({ visitor }) => change(visitor.userId, true),
    resumePremium: ({ visitor }) => change(visitor.userId, false),

    listReceipts: async ({ visitor, query }) => ({
      status: 200,
      body: { status: 'success', ...(await listReceipts(context, visitor.userId, query)) },
    }),

    readReceipt: async ({ visitor, params: { number } }) => {
      const text = await readReceiptText(context, { userId: visitor.userId, number });
      return {
        status: 200,
        bytes: Buffer.from(await printer.run(text, visitor.userId)),
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${number}.pdf"`,
          'cache-control': 'private, no-store',
        },
      };
    },

    listBillingMessages: async ({ visitor, query }) => ({
      status: 200,
      body: { status: 'success', ...(await listMessages(context, visitor.userId, query)) },
    }),
  };
}
