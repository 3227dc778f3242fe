import type { MessageDescriptor } from '@lingui/core';
import { isApiError, textOfError } from '../../platform/api/api-error.ts';
import { sentence } from '../../platform/language/sentence.ts';

/** Messages of the checkout. */
export const paymentMessages = {
  signInNeeded: sentence('Authentication required. Please log in to continue.'),
  expired: sentence('Authentication expired. Please log in again.'),
  notLoaded: sentence('Razorpay is not loaded. Please refresh the page and try again.'),
  openFailed: sentence('Failed to initialize payment. Please try again.'),
  priceChanged: sentence('The price has changed. Please check it before you pay.'),
  generic: sentence('Payment failed'),
} as const;

/** The advice after a failure. Given only when it is certain, because a bank may have charged without our knowledge. */
export const paymentAdvice = {
  uncharged: sentence('Nothing was charged this time.'),
  shouldRetry: sentence('You can try again, or pay in another way.'),
} as const;

/** Rejections because of an earlier payment whose outcome is unknown. */
const earlierPaymentCodes: ReadonlySet<string> = new Set(['payment_on_its_way', 'earlier_payment_unknown']);

/** A failed payment: a text for the customer and, when it is certain, advice. */
export class PaymentError extends Error {
  /** For `i18n.t`. */
  readonly text: MessageDescriptor;
  readonly advice: string | undefined;

  constructor(
    text: string | MessageDescriptor,
    options: ErrorOptions & { advice?: string | undefined } = {},
  ) {
    const described = typeof text === 'string' ? { id: text } : text;
    super(described.message ?? described.id, options);
    this.text = described;
    this.advice = options.advice;
    this.name = 'PaymentError';
  }
}

/**
 * Returns the error of a failed order creation. It says that nothing was charged, unless an earlier payment is open.
 */
export function orderError(error: unknown): PaymentError {
  return asPaymentError(error, {
    401: sentence('Authentication failed. Please log in again.'),
    403: sentence('Access denied. Please check your account.'),
    fallback: sentence('Failed to create payment order'),
    advice: isApiError(error) && earlierPaymentCodes.has(error.code) ? undefined : paymentAdvice.uncharged,
  });
}

/** Returns the error of a payment that could not be verified. */
export function verificationError(error: unknown): PaymentError {
  return asPaymentError(error, {
    401: sentence('Authentication failed during payment verification. Please log in again.'),
    fallback: sentence('Payment verification failed'),
  });
}

interface FailureTexts {
  401: string;
  403?: string;
  fallback: string;
  advice?: string | undefined;
}

/** Returns an error with our text for 401 and 403, else the server's message, else the fallback. */
function asPaymentError(cause: unknown, texts: FailureTexts): PaymentError {
  const options = { cause, advice: texts.advice };
  const { code, status } = isApiError(cause) ? cause : { code: null, status: null };
  if (code === 'session_ended') return new PaymentError(paymentMessages.expired, options);
  const ownText = status === 401 ? texts[401] : status === 403 ? texts[403] : undefined;
  return new PaymentError(ownText ?? textOfError(cause, texts.fallback), options);
}
