import { z } from 'zod';
import { ErrorBody } from '../errors.ts';
import { rateLimits } from '../rate-limits.ts';
import { defineRoute } from '../route.ts';
import { RazorpayOrderId, RazorpayPaymentId } from '../values/identifiers.ts';
import { Instant } from '../values/instant.ts';
import { Paise } from '../values/paise.ts';

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
 * `paid` has been granted, `refunded` was paid and given back, `closed` can no longer be paid.
 */
export const OrderState = z.enum(['open', 'pending', 'paid', 'refunded', 'closed']);

export const premiumRoutes = {
  readPremiumStatus: defineRoute({
    method: 'GET',
    path: '/api/subscriptions/premium/status/',
    summary: 'Whether Premium is on, and until when',
    access: 'user',
    rateLimit: rateLimits.read,
    answers: { 200: PremiumStatus, 401: ErrorBody },
  }),
  createPremiumOrder: defineRoute({
    method: 'POST',
    path: '/api/subscriptions/premium/create-order/',
    summary: 'Open an order for one month, or give the open one again',
    access: 'user',
    rateLimit: rateLimits.order,
    body: z.strictObject({ plan_type: z.enum(['monthly']).default('monthly') }).prefault({}),
    answers: {
      200: CheckoutOrder,
      400: ErrorBody,
      401: ErrorBody,
      403: ErrorBody,
      /** `payment_already_arrived`: Premium is on after all. `payment_on_its_way`: wait for it. */
      409: ErrorBody,
      502: ErrorBody,
      503: ErrorBody,
    },
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
      400: ErrorBody,
      401: ErrorBody,
      404: ErrorBody,
      409: ErrorBody,
      503: ErrorBody,
    },
  }),
  readPremiumOrder: defineRoute({
    method: 'GET',
    path: '/api/subscriptions/premium/orders/{order_id}/',
    summary: 'How one of your orders stands, for a payment that is still on its way',
    access: 'user',
    rateLimit: rateLimits.read,
    params: z.strictObject({ order_id: RazorpayOrderId }),
    answers: { 200: z.object({ order_id: z.string(), state: OrderState }), 401: ErrorBody, 404: ErrorBody },
  }),
  receiveRazorpayWebhook: defineRoute({
    method: 'POST',
    path: '/api/webhooks/razorpay/',
    summary: 'Events from Razorpay, signed over the raw body',
    access: 'signature',
    rateLimit: rateLimits.webhook,
    answers: { 200: z.object({ received: z.literal(true) }), 400: ErrorBody, 503: ErrorBody },
  }),
};
