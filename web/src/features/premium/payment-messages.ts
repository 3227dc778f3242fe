import type { MessageDescriptor } from '@lingui/core';
import { isApiError, textOfError } from '../../platform/api/api-error.ts';
import { sentence } from '../../platform/language/sentence.ts';

/** Sentences of the checkout, as the specification states them. */
export const paymentMessages = {
  signInNeeded: sentence('Authentication required. Please log in to continue.'),
  expired: sentence('Authentication expired. Please log in again.'),
  notLoaded: sentence('Razorpay is not loaded. Please refresh the page and try again.'),
  openFailed: sentence('Failed to initialize payment. Please try again.'),
  priceChanged: sentence('The price has changed. Please check it before you pay.'),
  generic: sentence('Payment failed'),
} as const;

/** The advice after a failure, given only when certain: a bank may have charged without our knowledge. */
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

/** The error of a failed order creation. It says that nothing was charged, unless an earlier payment is open. */
export function orderError(error: unknown): PaymentError {
  return asPaymentError(error, {
    401: sentence('Authentication failed. Please log in again.'),
    403: sentence('Access denied. Please check your account.'),
    otherwise: sentence('Failed to create payment order'),
    advice: isApiError(error) && earlierPaymentCodes.has(error.code) ? undefined : paymentAdvice.uncharged,
  });
}

/** The message for a payment that could not be verified. */
export function verificationError(error: unknown): PaymentError {
  return asPaymentError(error, {
    401: sentence('Authentication failed during payment verification. Please log in again.'),
    otherwise: sentence('Payment verification failed'),
  });
}

interface Wording {
  401: string;
  403?: string;
  otherwise: string;
  advice?: string | undefined;
}

/** Our text for known statuses, else the server's message, else the general one. */
function asPaymentError(cause: unknown, wording: Wording): PaymentError {
  const options = { cause, advice: wording.advice };
  const { code, status } = isApiError(cause) ? cause : { code: null, status: null };
  if (code === 'session_ended') return new PaymentError(paymentMessages.expired, options);
  const fixed = status === 401 ? wording[401] : status === 403 ? wording[403] : undefined;
  return new PaymentError(fixed ?? textOfError(cause, wording.otherwise), options);
}
