import { z } from 'zod';

/* The fields of Razorpay's entities that we read; parsing drops others. Amounts are in paise. */

const unixSeconds = z.int().transform((seconds) => new Date(seconds * 1000));

export const RazorpayOrder = z.object({
  id: z.string(),
  amount: z.int(),
  currency: z.string(),
  receipt: z.string().nullable(),
  status: z.enum(['created', 'attempted', 'paid']),
  created_at: unixSeconds,
});
export type RazorpayOrder = z.infer<typeof RazorpayOrder>;

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
export type RazorpayPayment = z.infer<typeof RazorpayPayment>;

export const RazorpayRefund = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  status: z.enum(['pending', 'processed', 'failed']),
});
export type RazorpayRefund = z.infer<typeof RazorpayRefund>;

export const collectionOf = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) });

export const RazorpayErrorBody = z.object({
  error: z.object({
    code: z.string().optional(),
    reason: z.string().nullish(),
    description: z.string().nullish(),
  }),
});

/** Undefined for invalid JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
