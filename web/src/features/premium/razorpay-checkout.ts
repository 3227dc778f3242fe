import type { CheckoutOrder } from '@gullylens/contract/http/premium';
import { paymentMessages } from './payment-messages.ts';

/** What the checkout gives its handler; the server checks every field of it. */
export interface CheckoutAnswer {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
}

interface RazorpayOptions extends CheckoutOrder {
  theme: { color: string };
  modal: { ondismiss: () => void; confirm_close: boolean };
  handler: (answer: CheckoutAnswer) => void;
}

interface RazorpayCheckout {
  open: () => void;
  on: (event: 'payment.failed', listener: (failure: { error?: { description?: string } }) => void) => void;
}

declare global {
  interface Window {
    Razorpay?: new (options: RazorpayOptions) => RazorpayCheckout;
  }
}

const PAYMENT_THEME_COLOUR = '#dc2626';

export type CheckoutOutcome =
  | { kind: 'answered'; answer: CheckoutAnswer }
  | { kind: 'dismissed'; failure: string | null };

/** Opens the checkout for an order and waits until the person has paid or closed it. Closing is no proof of not paying. */
export function openCheckout(
  Razorpay: NonNullable<Window['Razorpay']>,
  order: CheckoutOrder,
): Promise<CheckoutOutcome> {
  return new Promise((resolve) => {
    let failure: string | null = null;
    const checkout = new Razorpay({
      ...order,
      theme: { color: PAYMENT_THEME_COLOUR },
      handler: (answer) => resolve({ kind: 'answered', answer }),
      modal: { confirm_close: false, ondismiss: () => resolve({ kind: 'dismissed', failure }) },
    });
    checkout.on('payment.failed', ({ error }) => {
      failure = error?.description || paymentMessages.generic;
    });
    checkout.open();
  });
}
