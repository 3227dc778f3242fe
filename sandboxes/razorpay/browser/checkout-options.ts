/** The merchant's options of a checkout, by the vendor's names. `amount` is in paise. */
export interface CheckoutOptions {
  readonly key: string;
  readonly amount: number | string;
  readonly currency: string;
  readonly name: string;
  readonly order_id: string;
  readonly description?: string;
  readonly prefill?: { readonly name?: string; readonly email?: string; readonly contact?: string };
  readonly theme?: { readonly color?: string };
  readonly modal?: { readonly ondismiss?: () => void; readonly escape?: boolean };
  readonly handler?: (response: PaymentResponse) => void;
  readonly callback_url?: string;
  readonly redirect?: boolean;
  readonly retry?: { readonly enabled?: boolean } | boolean;
}

/** What the checkout passes to the page after a payment. */
export interface PaymentResponse {
  readonly razorpay_payment_id: string;
  readonly razorpay_order_id: string;
  readonly razorpay_signature: string;
}

/** Whether the window stays open after a failed payment; true unless the merchant disables it. */
export const canRetry = ({ retry = true }: CheckoutOptions) =>
  typeof retry === 'boolean' ? retry : (retry.enabled ?? true);
