import { z } from 'zod';

/* The fields of Razorpay's entities that we read; parsing drops others. Amounts are in paise. */

const unixSeconds = z.int().transform((seconds) => new Date(seconds * 1000));

/** An order: an amount that a customer may pay, in several attempts. */
export const RazorpayOrder = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  receipt: z.string().nullable(),
  status: z.enum(['created', 'attempted', 'paid']),
  created_at: unixSeconds,
});
/** A parsed order. */
export type RazorpayOrder = z.infer<typeof RazorpayOrder>;

/** One attempt to pay an order. It counts when it is captured. */
export const RazorpayPayment = z.object({
  id: z.string(),
  order_id: z.string().nullable(),
  amount: z.int(),
  currency: z.string(),
  status: z.enum(['created', 'authorized', 'captured', 'refunded', 'failed']),
  captured: z.boolean(),
  amount_refunded: z.int(),
  method: z.string(),
  created_at: unixSeconds,
});
/** A parsed payment. */
export type RazorpayPayment = z.infer<typeof RazorpayPayment>;

/** A refund of a payment, whole or in part. */
export const RazorpayRefund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  status: z.enum(['pending', 'processed', 'failed']),
});
/** A parsed refund. */
export type RazorpayRefund = z.infer<typeof RazorpayRefund>;

/** A list of entities, as Razorpay sends it. */
export const collectionOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });

/** The body of an error response. */
export const RazorpayErrorBody = z.object({
  error: z.object({
    code: z.string().optional(),
    reason: z.string().nullish(),
    description: z.string().nullish(),
  }),
});

/** Parses JSON; undefined when it is invalid. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
