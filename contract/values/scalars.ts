import { z } from 'zod';

/** The public key of a match, series, player, team or ground in our addresses. */
export const Key = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9][A-Za-z0-9_-]*$/);

/** Razorpay's ids: a short prefix and letters and digits. Bounded, so that nothing odd reaches the vendor. */
export const RazorpayOrderId = z.string().regex(/^order_[A-Za-z0-9]{6,40}$/);
export const RazorpayPaymentId = z.string().regex(/^pay_[A-Za-z0-9]{6,40}$/);

/** `GL-2627-000001`: series, Indian financial year, number in it; at most 16 characters (CGST rule 46). */
export const ReceiptNumber = z.string().regex(/^GLR?-\d{4}-\d{6}$/);

/** A moment in UTC as ISO 8601 with milliseconds and `Z`. */
export const Instant = z.iso.datetime();

/** Overs bowled as a scorebook writes them: `16.2` is sixteen overs and two balls. Text, so that nobody adds it up. */
export const Overs = z.string().regex(/^\d{1,3}(\.[0-9])?$/);

/** Money in whole paise; 100 paise are a rupee. */
export const Paise = z.int().min(0);
