import { z } from 'zod';
import { rateLimits } from '../definition/rate-limits.ts';
import { defineRoute, publicRead, success, successPage, userRead, userWrite } from '../definition/route.ts';
import { Instant, Paise, RazorpayOrderId, RazorpayPaymentId, ReceiptNumber } from '../values/scalars.ts';
import { StateCode } from '../values/indian-states.ts';
import { PageQuery } from '../values/page.ts';

export const PremiumStatus = z.object({
  isPremium: z.boolean(),
  premiumUntil: Instant.nullable(),
  /** False once cancelled, although access stays until `premiumUntil`. */
  subscriptionActive: z.boolean(),
});
export type PremiumStatus = z.infer<typeof PremiumStatus>;

/** What the checkout needs, in the names of Razorpay's own options. */
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

/**
 * How an order stands: `open` may still be paid, `pending` has a payment on its way at the bank,
 * `paid` has been granted, `refunded` was paid and given back, `closed` is not offered any more: it expired, or the price changed.
 */
export const OrderState = z.enum(['open', 'pending', 'paid', 'refunded', 'closed']);

/** A plan. `renews` is false: the price is paid once. */
export const PremiumPlan = z.object({
  plan_type: z.literal('monthly'),
  amount: Paise,
  currency: z.literal('INR'),
  renews: z.literal(false),
  /** GST in the price, in percent; null where none is charged. Where it is, the order needs the buyer's State. */
  gstPercent: z.number().nullable(),
});
export type PremiumPlan = z.infer<typeof PremiumPlan>;

/** One captured payment's receipt; the PDF is at the receipt's own address. */
export const Receipt = z.object({
  number: ReceiptNumber,
  kind: z.enum(['receipt', 'tax_invoice']),
  issuedAt: Instant,
  amount: Paise,
  currency: z.literal('INR'),
  periodStart: Instant,
  periodEnd: Instant,
  /** True when fully refunded since. */
  refunded: z.boolean(),
});
export type Receipt = z.infer<typeof Receipt>;

/** Something that happened to a payment. There is no mail server: the account page shows these. */
export const BillingMessage = z.object({
  id: z.int(),
  kind: z.enum(['premium_started', 'payment_returned', 'premium_ended', 'premium_restored']),
  /** In English; the other fields say the same for other languages. */
  text: z.string(),
  amount: Paise.nullable(),
  premiumUntil: Instant.nullable(),
  /** Why a month was revoked: our refund, or a chargeback. */
  cause: z.enum(['refund', 'dispute']).nullable(),
  createdAt: Instant,
});
export type BillingMessage = z.infer<typeof BillingMessage>;

export const premiumRoutes = {
  readPremiumPlans: defineRoute({
    ...publicRead,
    path: '/api/subscriptions/plans/',
    summary: 'What is sold, for how much, and whether the price holds GST',
    answers: { 200: success(z.array(PremiumPlan)) },
  }),
  readPremiumStatus: defineRoute({
    ...userRead,
    path: '/api/subscriptions/premium/status/',
    summary: 'Whether Premium is on, and until when',
    answers: { 200: PremiumStatus },
  }),
  createPremiumOrder: defineRoute({
    method: 'POST',
    path: '/api/subscriptions/premium/create-order/',
    summary: 'Open an order for one month, or return the open one while its price holds',
    access: 'user',
    rateLimit: rateLimits.order,
    body: z
      .strictObject({
        plan_type: z.enum(['monthly']).default('monthly'),
        /** Place of supply; must be sent where the plan is taxed, and is not kept where it is not. */
        buyer_state: StateCode.optional(),
      })
      .prefault({}),
    answers: { 200: CheckoutOrder },
    /** 409 `payment_already_arrived`: Premium is on after all. `payment_on_its_way`: wait for it. */
    refusals: [403, 409, 502],
  }),
  verifyPremiumPayment: defineRoute({
    method: 'POST',
    path: '/api/subscriptions/premium/verify-payment/',
    summary: 'Report what the checkout answered; Premium begins when Razorpay confirms the capture',
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
    refusals: [404, 409],
  }),
  readPremiumOrder: defineRoute({
    ...userRead,
    path: '/api/subscriptions/premium/orders/{order_id}/',
    summary: 'How one of your orders stands, for a payment that is still on its way',
    params: z.strictObject({ order_id: RazorpayOrderId }),
    answers: {
      200: z.object({
        order_id: z.string(),
        state: OrderState,
        /** When the order was last checked at Razorpay; null before the first check. */
        checkedAt: Instant.nullable(),
      }),
    },
    refusals: [404],
  }),
  cancelPremium: defineRoute({
    ...userWrite,
    method: 'POST',
    path: '/api/subscriptions/premium/cancel/',
    summary: 'Cancel; access stays until the month that was paid for is over',
    answers: { 200: success(PremiumStatus) },
    refusals: [409],
  }),
  resumePremium: defineRoute({
    ...userWrite,
    method: 'POST',
    path: '/api/subscriptions/premium/resume/',
    summary: 'Undo a cancellation',
    answers: { 200: success(PremiumStatus) },
    refusals: [409],
  }),
  listReceipts: defineRoute({
    ...userRead,
    path: '/api/subscriptions/receipts/',
    summary: 'Receipts of your payments, newest first',
    query: PageQuery,
    answers: { 200: successPage(Receipt) },
  }),
  readReceipt: defineRoute({
    method: 'GET',
    path: '/api/subscriptions/receipts/{number}/',
    summary: 'One receipt as a PDF',
    access: 'user',
    rateLimit: rateLimits.document,
    kind: 'bytes',
    mediaType: 'application/pdf',
    params: z.strictObject({ number: ReceiptNumber }),
    answers: { 200: z.string() },
    refusals: [404],
  }),
  listBillingMessages: defineRoute({
    ...userRead,
    path: '/api/subscriptions/messages/',
    summary: 'What happened to your payments, newest first',
    query: PageQuery,
    answers: { 200: successPage(BillingMessage) },
  }),
  receiveRazorpayWebhook: defineRoute({
    method: 'POST',
    path: '/api/webhooks/razorpay/',
    summary: 'Events from Razorpay, signed over the raw body',
    access: 'signature',
    rateLimit: rateLimits.webhook,
    answers: { 200: z.object({ received: z.literal(true) }) },
  }),
};
