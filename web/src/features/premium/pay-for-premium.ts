import type { CheckoutOrder } from '@gullylens/contract/http/premium';
import type { StateCode } from '@gullylens/contract/values/indian-states';
import { callApi } from '../../platform/api/api-client.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { readSession } from '../../platform/storage/session-storage.ts';
import {
  orderError,
  paymentAdvice,
  PaymentError,
  paymentMessages,
  verificationError,
} from './payment-messages.ts';
import { readOrderState } from './watch-order.ts';

const { uncharged, shouldRetry } = paymentAdvice;

/**
 * How a checkout ended. `pending`: a payment may be in progress, so the order must be watched. `dismissed`: the
 * customer closed the checkout without a payment.
 */
export type PaymentResult =
  | { kind: 'verified' }
  | { kind: 'dismissed' }
  | { kind: 'pending'; orderId: string };

interface Purchase {
  /** The price on the screen, in paise. */
  readonly shownAmount: number;
  readonly buyerState?: StateCode | undefined;
}

/**
 * Pays for one month: checks the session, creates the order, opens the checkout, verifies the payment. Called by the
 * upgrade dialog. Opens no checkout when the user has paid on another device. Throws a `PaymentError` with its text, also
 * when the order costs another amount than shown.
 */
export async function payForPremium({ shownAmount, buyerState }: Purchase): Promise<PaymentResult> {
  await requireLiveSession();
  if (window.Razorpay === undefined) throw new PaymentError(paymentMessages.notLoaded, { advice: uncharged });
  if (await isPaidAlready()) return { kind: 'verified' };
  const order = await createOrder(buyerState);
  if (order === 'paid-already') return { kind: 'verified' };
  if (order.amount !== shownAmount) {
    throw new PaymentError(paymentMessages.priceChanged, { advice: uncharged });
  }
  const outcome = await openCheckout(window.Razorpay, order).catch((cause: unknown) => {
    throw new PaymentError(paymentMessages.openFailed, { cause, advice: uncharged });
  });
  if (outcome.kind === 'answered') return verify(outcome.answer);
  return resolveDismissal(order.order_id, outcome.failure);
}

async function requireLiveSession(): Promise<void> {
  if (!readSession()?.access) throw new PaymentError(paymentMessages.signInNeeded, { advice: uncharged });
  try {
    await callApi('GET /api/auth/status/');
  } catch (cause) {
    if (isApiError(cause) && cause.status === 401) {
      throw new PaymentError(paymentMessages.expired, { cause, advice: uncharged });
    }
    reportProblem('The session could not be checked before paying.', cause);
  }
}

async function isPaidAlready(): Promise<boolean> {
  try {
    return (await callApi('GET /api/subscriptions/premium/status/')).isPremium;
  } catch (cause) {
    reportProblem('The Premium status could not be checked before paying.', cause);
    return false;
  }
}

/**
 * Creates the order to pay. Returns `paid-already` when an earlier payment has just arrived and nothing is left to pay.
 */
async function createOrder(buyerState: StateCode | undefined): Promise<CheckoutOrder | 'paid-already'> {
  const state = buyerState === undefined ? {} : { buyer_state: buyerState };
  const body = { plan_type: 'monthly', ...state } as const;
  try {
    return await callApi('POST /api/subscriptions/premium/create-order/', { body });
  } catch (error) {
    if (isApiError(error) && error.code === 'payment_already_arrived') return 'paid-already';
    throw orderError(error);
  }
}

/**
 * Has the server verify the payment. If its response is lost the order must be watched; only a rejection is a failure.
 */
async function verify(answer: CheckoutAnswer): Promise<PaymentResult> {
  const pending = { kind: 'pending', orderId: answer.razorpay_order_id } as const;
  try {
    const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = answer;
    const body = { razorpay_payment_id, razorpay_order_id, razorpay_signature };
    const verdict = await callApi('POST /api/subscriptions/premium/verify-payment/', { body });
    if (verdict.success) return { kind: 'verified' };
    if (verdict.pending) return pending;
    throw verificationError(verdict);
  } catch (error) {
    if (error instanceof PaymentError) throw error;
    if (isApiError(error) && (error.status === 0 || error.status === 503)) return pending;
    throw verificationError(error);
  }
}

/**
 * Returns the result after the customer closed the checkout. They may still have paid: the state of the order decides.
 */
async function resolveDismissal(orderId: string, failure: string | null): Promise<PaymentResult> {
  const state = (await readOrderState(orderId))?.state;
  if (state === 'paid') return { kind: 'verified' };
  if (state === 'pending') return { kind: 'pending', orderId };
  if (failure !== null)
    throw new PaymentError(failure, { advice: state === 'open' ? shouldRetry : undefined });
  return { kind: 'dismissed' };
}

/** The result that Razorpay's checkout passes to its handler. The server checks every field. */
interface CheckoutAnswer {
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

/** Colour of the checkout (specification). */
const PAYMENT_THEME_COLOUR = '#dc2626';

type CheckoutOutcome =
  | { kind: 'answered'; answer: CheckoutAnswer }
  | { kind: 'dismissed'; failure: string | null };

/**
 * Opens the checkout for an order and waits until the customer has paid or closed it. Closing does not prove that
 * nothing was paid.
 */
function openCheckout(
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
