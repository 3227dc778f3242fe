import { z } from 'zod';
import { type Order, secondsNow } from '../book/entities.ts';
import { makeId } from '../book/make-id.ts';
import { readBody, required } from './read-body.ts';

const LEAST_AMOUNT = 100;
const LARGEST_AMOUNT = 50_000_000;

const notesSchema = z
  .record(z.string(), z.union([z.string(), z.number()]))
  .refine((notes) => Object.keys(notes).length <= 15, {
    error: 'Number of fields in notes should be less than or equal to 15',
  })
  .refine((notes) => Object.values(notes).every((value) => String(value).length <= 256), {
    error: 'Notes value cannot be greater than 256 characters',
  });

/** Accepts an empty array too, because the vendor writes missing notes that way. */
const emptyArrayAsObject = (value: unknown) => (Array.isArray(value) && value.length === 0 ? {} : value);

/** Schema of notes; Razorpay accepts an empty list for none. */
export const notes = z.preprocess(emptyArrayAsObject, notesSchema.default({}));

/** Schema of the merchant's reference of an order. */
export const receipt = z
  .string({ error: 'The receipt must be a string.' })
  .max(40, { error: 'The receipt may not be greater than 40 characters.' })
  .nullable()
  .default(null);

const orderRequest = z.strictObject({
  amount: z
    .int(required('amount', 'The amount must be an integer.'))
    .min(LEAST_AMOUNT, { error: 'Order amount less than minimum amount allowed' })
    .max(LARGEST_AMOUNT, { error: 'Amount exceeds maximum amount allowed.' }),
  currency: z.literal('INR', required('currency', 'Currency is not supported')),
  receipt,
  notes,
  partial_payment: z.literal([false, 0, '0']).optional(),
  payment: z.object({ capture: z.enum(['automatic', 'manual']) }).optional(),
  payment_capture: z.union([z.boolean(), z.literal([0, 1, '0', '1'])]).optional(),
});

/**
 * Makes a new order from the body of a request, without storing it. Throws the vendor's error for its first invalid
 * field.
 */
export function readOrder(body: unknown): Order {
  const request = readBody(orderRequest, body);
  return {
    id: makeId('order'),
    amount: request.amount,
    currency: request.currency,
    receipt: request.receipt,
    notes: request.notes,
    created_at: secondsNow(),
  };
}
