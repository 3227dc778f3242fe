import { z } from 'zod';
import { rateLimits } from '../definition/rate-limits.ts';
import { defineRoute, publicRead, success, successPage, userRead, userWrite } from '../definition/route.ts';
import { StateCode } from '../values/indian-states.ts';
import { PageQuery } from '../values/page.ts';
import { Instant, Paise, RazorpayOrderId, RazorpayPaymentId, ReceiptNumber } from '../values/scalars.ts';

/** Whether a user has Premium, and until when. */
export const PremiumStatus = z.object({
  isPremium: z.boolean(),
  premiumUntil: Instant.nullable(),
  subscriptionActive: z.boolean().describe('False after a cancellation; access lasts until `premiumUntil`.'),
});
export type PremiumStatus = z.infer<typeof PremiumStatus>;

/** Options of Razorpay's checkout, under Razorpay's names. */
export const CheckoutOrder = z.object({
  key: z.string(),
  amount: Paise,
  currency: z.literal('INR'),
  name: z.string(),
  description: z.string(),
  order_id: z.string(),
  prefill: z.object({ name: z.string(), email: z.string() }),
});
export type CheckoutOrder = z.infer<typeof CheckoutOrder>;

/** How far the payment of an order has come. */
export const OrderState = z
  .enum(['open', 'pending', 'paid', 'refunded', 'closed'])
  .describe(
    '`open`: can be paid. `pending`: a payment is neither captured nor failed yet. `paid`: Premium was granted. `refunded`: paid and refunded. `closed`: unpaid for four days, or replaced.',
  );

/** A plan. `renews` is always false: the user pays once for one month. */
export const PremiumPlan = z.object({
  plan_type: z.literal('monthly'),
  amount: Paise,
  currency: z.literal('INR'),
  renews: z.literal(false),
  gstPercent: z
    .number()
    .nullable()
    .describe('GST in the price, in percent. If not null, an order needs `buyer_state`.'),
});
export type PremiumPlan = z.infer<typeof PremiumPlan>;

/** The receipt of a captured payment. `readReceipt` returns it as a PDF. */
export const Receipt = z.object({
  number: ReceiptNumber,
  kind: z.enum(['receipt', 'tax_invoice']),
  issuedAt: Instant,
  amount: Paise,
  currency: z.literal('INR'),
  periodStart: Instant,
  periodEnd: Instant,
  refunded: z.boolean().describe('True after a full refund.'),
});
export type Receipt = z.infer<typeof Receipt>;

/** A message about a payment, shown on the account page because the product sends no e-mail. */
export const BillingMessage = z.object({
  id: z.int(),
  kind: z.enum(['premium_started', 'payment_returned', 'premium_ended', 'premium_restored']),
  text: z.string().describe('English; translate from the other fields.'),
  amount: Paise.nullable(),
  premiumUntil: Instant.nullable(),
  cause: z
    .enum(['refund', 'dispute'])
    .nullable()
    .describe('Why Premium was revoked; `dispute` is a chargeback.'),
  createdAt: Instant,
});
export type BillingMessage = z.infer<typeof BillingMessage>;

/** Routes of Premium: plans, orders, payments and receipts. */
export const premiumRoutes = {
  readPremiumPlans: defineRoute({
    ...publicRead,
    path: '/api/subscriptions/plans/',
    summary: 'List the plans with prices and GST',
    answers: { 200: success(z.array(PremiumPlan)) },
  }),
  readPremiumStatus: defineRoute({
    ...userRead,
    path: '/api/subscriptions/premium/status/',
    summary: 'Read whether Premium is active, and until when',
    answers: { 200: PremiumStatus },
  }),
  createPremiumOrder: defineRoute({
    method: 'POST',
    path: '/api/subscriptions/premium/create-order/',
    summary: 'Open an order for one month, or return the open order if its price is current',
    access: 'user',
    rateLimit: rateLimits.order,
    body: z
      .strictObject({
        plan_type: z.enum(['monthly']).default('monthly'),
        buyer_state: StateCode.optional().describe(
          'Place of supply; required and stored only when GST is charged.',
        ),
      })
      .prefault({}),
    answers: { 200: CheckoutOrder },
    /**
     * 409: `payment_already_arrived` (Premium is active) or `payment_on_its_way` (the bank is processing a payment).
     */
    errorStatuses: [409, 502],
  }),
  verifyPremiumPayment: defineRoute({
    method: 'POST',
    path: '/api/subscriptions/premium/verify-payment/',
    summary: 'Report the result of the checkout; 202 until Razorpay confirms the capture',
    access: 'user',
    rateLimit: rateLimits.verify,
    body: z.strictObject({
      razorpay_payment_id: RazorpayPaymentId,
      razorpay_order_id: RazorpayOrderId,
      razorpay_signature: z.string().max(128),
    }),
    answers: {
      200: z.object({ success: z.literal(true), premium: PremiumStatus }),
      202: z.object({ success: z.literal(false), pending: z.literal(true) }),
    },
    errorStatuses: [404, 409],
  }),
  readPremiumOrder: defineRoute({
    ...userRead,
    path: '/api/subscriptions/premium/orders/{order_id}/',
    summary: 'Read the state of one of your orders, to wait for a pending payment',
    params: z.strictObject({ order_id: RazorpayOrderId }),
    answers: {
      200: z.object({
        order_id: z.string(),
        state: OrderState,
        checkedAt: Instant.nullable().describe('Last check at Razorpay; null before the first.'),
      }),
    },
    errorStatuses: [404],
  }),
  cancelPremium: defineRoute({
    ...userWrite,
    method: 'POST',
    path: '/api/subscriptions/premium/cancel/',
    summary: 'Cancel Premium; access lasts until the end of the paid month',
    answers: { 200: success(PremiumStatus) },
    errorStatuses: [409],
  }),
  resumePremium: defineRoute({
    ...userWrite,
    method: 'POST',
    path: '/api/subscriptions/premium/resume/',
    summary: 'Undo a cancellation',
    answers: { 200: success(PremiumStatus) },
    errorStatuses: [409],
  }),
  listReceipts: defineRoute({
    ...userRead,
    path: '/api/subscriptions/receipts/',
    summary: 'List receipts of your payments, newest first',
    query: PageQuery,
    answers: { 200: successPage(Receipt) },
  }),
  readReceipt: defineRoute({
    method: 'GET',
    path: '/api/subscriptions/receipts/{number}/',
    summary: 'Download a receipt as a PDF',
    access: 'user',
    rateLimit: rateLimits.document,
    kind: 'bytes',
    mediaType: 'application/pdf',
    params: z.strictObject({ number: ReceiptNumber }),
    answers: { 200: z.unknown() },
    errorStatuses: [404],
  }),
  listBillingMessages: defineRoute({
    ...userRead,
    path: '/api/subscriptions/messages/',
    summary: 'List messages about your payments, newest first',
    query: PageQuery,
    answers: { 200: successPage(BillingMessage) },
  }),
  receiveRazorpayWebhook: defineRoute({
    method: 'POST',
    path: '/api/webhooks/razorpay/',
    summary: 'Receive a Razorpay event, signed over the raw body',
    access: 'signature',
    rateLimit: rateLimits.webhook,
    headers: { 'X-Razorpay-Event-Id': 'Id of the event. A repeated id is processed once.' },
    answers: { 200: z.object({ received: z.literal(true) }) },
  }),
};
