import { element } from '../../browser/element.ts';
import { postJson } from '../../browser/post-json.ts';
import { scriptOrigin } from '../../browser/script-origin.ts';
import { type CheckoutOptions, canRetry, type PaymentResponse } from './checkout-options.ts';
import { type Method, openCheckoutWindow, type Outcome } from './checkout-window.ts';

type FailureListener = (response: { error: unknown }) => void;

/** Posts the three fields as a form, as the vendor does when a page cannot run its handler. */
function redirectTo(address: string, response: PaymentResponse): void {
  const fields = Object.entries(response).map(([name, value]) =>
    element('input', { type: 'hidden', name, value: String(value) }),
  );
  const form = element('form', { method: 'POST', action: address }, ...fields);
  document.body.append(form);
  form.submit();
}

function complete(options: CheckoutOptions, answer: Record<string, unknown>): void {
  const response: PaymentResponse = {
    razorpay_payment_id: String(answer['razorpay_payment_id']),
    razorpay_order_id: String(answer['razorpay_order_id']),
    razorpay_signature: String(answer['razorpay_signature']),
  };
  if (options.redirect && options.callback_url) redirectTo(options.callback_url, response);
  else options.handler?.(response);
}

/**
 * The global that checkout.js defines in the merchant's page. A class, because merchants write `new Razorpay(options)`.
 */
class Razorpay {
  private readonly options: CheckoutOptions;
  private readonly failureListeners: FailureListener[] = [];
  private closeWindow: (() => void) | null = null;

  constructor(options: CheckoutOptions) {
    if (!options?.key) throw new Error('No key passed');
    this.options = options;
  }

  on(event: string, listener: FailureListener): void {
    if (event === 'payment.failed') this.failureListeners.push(listener);
  }

  open(): void {
    this.close();
    this.closeWindow = openCheckoutWindow({
      options: this.options,
      onPay: (outcome, method) => this.pay(outcome, method),
      onDismiss: () => this.options.modal?.ondismiss?.(),
    });
  }

  close(): void {
    this.closeWindow?.();
    this.closeWindow = null;
  }

  private async pay(outcome: Outcome, method: Method): Promise<string | null> {
    const { order_id, prefill, description } = this.options;
    const customer = {
      ...(prefill?.email ? { email: prefill.email } : {}),
      description: description ?? null,
    };
    try {
      const answer = await postJson(`${scriptOrigin}/razorpay/pay`, {
        order_id,
        outcome,
        method,
        ...customer,
      });
      return answer['error'] === undefined ? this.succeed(answer) : this.fail(answer['error']);
    } catch (error) {
      return error instanceof Error ? error.message : 'The payment could not be made.';
    }
  }

  private succeed(answer: Record<string, unknown>): null {
    this.close();
    complete(this.options, answer);
    return null;
  }

  private fail(error: unknown): string {
    for (const listener of this.failureListeners) listener({ error });
    if (!canRetry(this.options)) {
      this.close();
      this.options.modal?.ondismiss?.();
    }
    return 'Payment failed. You can try again.';
  }
}

Object.assign(window, { Razorpay });
