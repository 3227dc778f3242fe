import type { premiumRoutes } from '@gullylens/contract/http/premium';
import type { Handlers } from '../platform/http/handler.ts';
import type { BillingContext } from './billing-context.ts';
import { changeSubscription } from './change-subscription.ts';
import { listMessages } from './list-messages.ts';
import { listReceipts } from './list-receipts.ts';
import { presentPlans } from './plans.ts';
import { createReceiptPrinter } from './print-receipts.ts';
import { readReceiptPdf } from './read-receipt-pdf.ts';

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
export function createSubscriptionHandlers(context: BillingContext): Handlers<SubscriptionRoutes> {
  const print = createReceiptPrinter();
  const change = async (userId: string, cancelled: boolean) => {
    const data = await changeSubscription(context, { userId, cancelled });
    return { status: 200, body: { status: 'success', data } } as const;
  };
  return {
    readPremiumPlans: () => ({ status: 200, body: { status: 'success', data: presentPlans(context.gst) } }),
    cancelPremium: ({ visitor }) => change(visitor.userId, true),
    resumePremium: ({ visitor }) => change(visitor.userId, false),

    listReceipts: async ({ visitor, query }) => {
      const { rows, total } = await listReceipts(context, { userId: visitor.userId, ...query });
      return { status: 200, body: { status: 'success', data: rows, page: { ...query, total } } };
    },

    readReceipt: async ({ visitor, params }) => ({
      status: 200,
      bytes: await readReceiptPdf(context, print, { userId: visitor.userId, number: params.number }),
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${params.number}.pdf"`,
        'cache-control': 'private, no-store',
      },
    }),

    listBillingMessages: async ({ visitor, query }) => {
      const { rows, total } = await listMessages(context, { userId: visitor.userId, ...query });
      return { status: 200, body: { status: 'success', data: rows, page: { ...query, total } } };
    },
  };
}
