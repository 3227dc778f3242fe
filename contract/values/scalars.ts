import { z } from 'zod';

/** Id of an object that our database created. */
export const Uuid = z.uuid();

/** Key of a match, series, player, team or venue in paths and queries. */
export const Key = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/)
  .describe('Public key of a match, series, player, team or venue.');

/** Razorpay's id of an order. */
export const RazorpayOrderId = z
  .string()
  .regex(/^order_[A-Za-z0-9]{6,40}$/)
  .describe('Id of an order at Razorpay.');
/** Razorpay's id of a payment. */
export const RazorpayPaymentId = z.string().regex(/^pay_[A-Za-z0-9]{6,40}$/);

/** Number of a receipt, `GLR-…`, or of a tax invoice, `GL-…`. */
export const ReceiptNumber = z
  .string()
  .regex(/^GLR?-\d{4}-\d{6}$/)
  .describe('`GL-2627-000001`: series, Indian financial year, number; at most 16 characters (CGST rule 46).');

/** A time. */
export const Instant = z.iso.datetime().describe('UTC time in ISO 8601 with milliseconds and `Z`.');

/** Overs and balls of an innings or a bowler. */
export const Overs = z
  .string()
  .regex(/^\d{1,3}(\.[0-9])?$/)
  .describe('Overs as on a scorecard: `16.2` is 16 overs and 2 balls, so not a decimal number.');

/** An amount of money. */
export const Paise = z.int().min(0).describe('Amount in paise; 100 paise are one rupee.');

/** A team, venue, player or series: its public key and display name. */
export const NamedKey = z.object({ key: z.string(), name: z.string() });
