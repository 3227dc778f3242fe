/** Key-value notes that a merchant adds to an entity. */
export type Notes = Readonly<Record<string, string | number>>;

/**
 * Immutable data of an order; `amount` in paise, `created_at` in seconds since 1970. Its status follows from its
 * payments.
 */
export interface Order {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly receipt: string | null;
  readonly notes: Notes;
  readonly created_at: number;
}

/** The methods with which the sandbox pays. */
export const payableMethods = ['upi', 'card', 'netbanking', 'wallet'] as const;
/** One of them. */
export type PaymentMethod = (typeof payableMethods)[number];

/** The fields of a payment that depend on its method. */
export interface Instrument {
  readonly acquirer_data: Readonly<Record<string, string | null>>;
  readonly [field: string]: unknown;
}

/** One attempt to pay an order. `amount` is in paise. */
export interface Payment {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'authorized' | 'captured' | 'failed';
  readonly order_id: string;
  readonly method: PaymentMethod;
  readonly description: string | null;
  readonly email: string;
  readonly contact: string;
  readonly notes: Notes;
  /** Made when the payment is created: its card, virtual payment address or bank reference. */
  readonly instrument: Instrument;
  readonly created_at: number;
}

/** A refund of a captured payment, whole or in part. `amount` is in paise. */
export interface Refund {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly payment_id: string;
  readonly notes: Notes;
  readonly receipt: string | null;
  readonly speed: 'normal' | 'optimum';
  /** The `X-Refund-Idempotency` header of the request, and its body; null without the header. */
  readonly idempotency: { readonly key: string; readonly body: string } | null;
  readonly created_at: number;
}

/** The time in whole seconds since 1970, as Razorpay states times. */
export const secondsNow = () => Math.floor(Date.now() / 1_000);
