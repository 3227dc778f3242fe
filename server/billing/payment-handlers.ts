import type { PremiumStatus, premiumRoutes } from '@gullylens/contract/http/premium';
import { and, eq, gt, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Clock } from '../platform/clock.ts';
import type { Database } from '../platform/database/open-database.ts';
import { ok, success } from '../platform/http/answers.ts';
import type { Handlers } from '../platform/http/handler.ts';
import type { BillingContext } from './billing-context.ts';
import { createOrder } from './create-order.ts';
import { listMessages } from './messages.ts';
import { listPlans } from './plans.ts';
import { createReceiptRenderer, listReceipts, readReceiptText } from './receipts.ts';
import { premium } from './tables.ts';
import { readOrderState, verifyPayment } from './verify-payment.ts';
import { receiveWebhook } from './webhook-events.ts';

type StoredPremium = Pick<typeof premium.$inferSelect, 'premiumUntil' | 'cancelledAt'>;

/**
 * Reads a user's Premium, for every premium request. Never cached. The statement is built once but has no name at the
 * server, because PgBouncer in transaction mode has no named ones before its version 1.21.
 */
export function createPremiumReader(db: Database): (userId: string) => Promise<StoredPremium> {
  const statement = db
    .select({ premiumUntil: premium.premiumUntil, cancelledAt: premium.cancelledAt })
    .from(premium)
    .where(eq(premium.userId, sql.placeholder('userId')))
    .prepare('');
  return async (userId) => {
    const [row] = await statement.execute({ userId });
    return row ?? { premiumUntil: null, cancelledAt: null };
  };
}

/** Converts the stored Premium to the API's shape, as of now. */
export function presentPremiumStatus(
  { premiumUntil, cancelledAt }: StoredPremium,
  clock: Clock,
): PremiumStatus {
  const isPremium = premiumUntil !== null && premiumUntil > clock.now();
  return {
    isPremium,
    premiumUntil: premiumUntil?.toISOString() ?? null,
    subscriptionActive: isPremium && cancelledAt === null,
  };
}

/**
 * Cancels a subscription or undoes the cancellation; idempotent. Nothing renews, so access lasts until the month ends
 * either way.
 */
export async function changeSubscription(
  { db, clock }: BillingContext,
  { userId, cancelled }: { userId: string; cancelled: boolean },
): Promise<PremiumStatus> {
  const now = clock.now();
  const [row] = await db
    .update(premium)
    .set({ cancelledAt: cancelled ? now : null })
    .where(and(eq(premium.userId, userId), gt(premium.premiumUntil, now)))
    .returning();
  if (row === undefined) throw new AppError('no_subscription');
  return presentPremiumStatus(row, clock);
}

/** Handles all Premium routes; those of payments here: status, order, verification, webhook. */
export function createPremiumHandlers(
  context: BillingContext,
  readPremium: ReturnType<typeof createPremiumReader>,
): Handlers<typeof premiumRoutes> {
  const statusOf = async (userId: string) => presentPremiumStatus(await readPremium(userId), context.clock);
  return {
    ...createSubscriptionHandlers(context),
    readPremiumStatus: async ({ visitor }) => ok(await statusOf(visitor.userId)),

    createPremiumOrder: async ({ visitor: { userId }, body }) => {
      return ok(await createOrder(context, { userId, buyerState: body.buyer_state ?? null }));
    },

    verifyPremiumPayment: async ({ visitor: { userId }, body }) => {
      const outcome = await verifyPayment(context, {
        userId,
        paymentId: body.razorpay_payment_id,
        orderId: body.razorpay_order_id,
        signature: body.razorpay_signature,
      });
      return outcome === 'pending'
        ? { status: 202, body: { success: false, pending: true } }
        : { status: 200, body: { success: true, premium: await statusOf(userId) } };
    },

    readPremiumOrder: async ({ visitor: { userId }, params: { order_id } }) => {
      const { state, checkedAt } = await readOrderState(context, { userId, razorpayOrderId: order_id });
      return ok({ order_id, state, checkedAt: checkedAt?.toISOString() ?? null });
    },

    receiveRazorpayWebhook: async ({ request }) => {
      await receiveWebhook(context, {
        rawBody: request.rawBody,
        signature: request.headers['x-razorpay-signature'] ?? '',
        eventId: request.headers['x-razorpay-event-id'],
      });
      return ok({ received: true });
    },
  };
}

/** Handles plans, cancellation, receipts (rendered as PDF in a thread) and messages. */
function createSubscriptionHandlers(context: BillingContext) {
  const renderer = createReceiptRenderer();
  return {
    readPremiumPlans: () => success(listPlans(context.gst)),
    cancelPremium: async ({ visitor }) =>
      success(await changeSubscription(context, { userId: visitor.userId, cancelled: true })),
    resumePremium: async ({ visitor }) =>
      success(await changeSubscription(context, { userId: visitor.userId, cancelled: false })),
    listReceipts: async ({ visitor, query }) =>
      ok({ status: 'success', ...(await listReceipts(context, visitor.userId, query)) }),
    listBillingMessages: async ({ visitor, query }) =>
      ok({ status: 'success', ...(await listMessages(context, visitor.userId, query)) }),

    readReceipt: async ({ visitor: { userId }, params: { number } }) => {
      const text = await readReceiptText(context, { userId, number });
      return {
        status: 200,
        bytes: Buffer.from(await renderer.run(text, userId)),
        headers: {
          'content-type': 'application/pdf',
          'content-disposition': `inline; filename="${number}.pdf"`,
          'cache-control': 'private, no-store',
        },
      };
    },
  } satisfies Partial<Handlers<typeof premiumRoutes>>;
}
