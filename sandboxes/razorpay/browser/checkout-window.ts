import { element } from '../../browser/element.ts';
import { showDialog } from '../../browser/show-dialog.ts';
import type { CheckoutOptions } from './checkout-options.ts';

/** The ways to pay in the sandbox's checkout. */
export type Method = 'upi' | 'card';
/** How the user decides that the payment ends. */
export type Outcome = 'captured' | 'failed';

interface WindowOptions {
  readonly options: CheckoutOptions;
  /** Pays the order. A returned text is shown in the open window; null means that the caller has closed the window. */
  readonly onPay: (outcome: Outcome, method: Method) => Promise<string | null>;
  readonly onDismiss: () => void;
}

const DEFAULT_THEME = '#0d2366';

const checkoutStyle = `
  header { display: flex; justify-content: space-between; gap: 1rem; padding: 1.25rem 1.5rem; border-top: 8px solid; }
  header h2, header p { color: #1f1f1f; }
  .close { width: 44px; border: 0; background: none; font-size: 1.5rem; line-height: 1; }
  .body { display: grid; gap: 1rem; padding: 0 1.5rem 1.5rem; }
  fieldset { display: grid; gap: .25rem; margin: 0; padding: .75rem 1rem; border: 1px solid #747775; border-radius: .5rem; }
  .method { display: flex; align-items: center; gap: .625rem; min-height: 44px; font-size: 1rem; }
  .pay { border: 0; border-radius: .5rem; background: #0d2366; color: #fff; font-weight: 600; }
  .fail { border: 1px solid #747775; border-radius: .5rem; background: #fff; }
`;

function money({ amount, currency }: CheckoutOptions): string {
  return new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(Number(amount) / 100);
}

function methodChoice(): { choice: HTMLFieldSetElement; chosen: () => Method } {
  const upi = element('input', { type: 'radio', name: 'method', value: 'upi', checked: true });
  const card = element('input', { type: 'radio', name: 'method', value: 'card' });
  const choice = element(
    'fieldset',
    {},
    element('legend', {}, 'Pay with'),
    element('label', { className: 'method' }, upi, 'UPI'),
    element('label', { className: 'method' }, card, 'Card'),
  );
  return { choice, chosen: () => (card.checked ? 'card' : 'upi') };
}

function heading(options: CheckoutOptions, dismiss: () => void): HTMLElement {
  const close = element('button', { type: 'button', className: 'close', ariaLabel: 'Close checkout' }, '×');
  close.addEventListener('click', dismiss);
  const titles = element(
    'div',
    {},
    element('h2', {}, options.name),
    element('p', { className: 'note' }, options.description ?? ''),
  );
  const header = element('header', {}, titles, close);
  header.style.borderTopColor = options.theme?.color ?? DEFAULT_THEME;
  return header;
}

/** Opens the payment window and returns the function that closes it. */
export function openCheckoutWindow({ options, onPay, onDismiss }: WindowOptions): () => void {
  const problem = element('p', { className: 'problem', role: 'alert' });
  const pay = element('button', { type: 'button', className: 'pay' }, `Pay ${money(options)}`);
  const fail = element('button', { type: 'button', className: 'fail' }, 'Fail this payment');
  const { choice, chosen } = methodChoice();
  const attempt = async (outcome: Outcome) => {
    problem.textContent = '';
    pay.disabled = fail.disabled = true;
    problem.textContent = await onPay(outcome, chosen());
    pay.disabled = fail.disabled = false;
  };
  pay.addEventListener('click', () => void attempt('captured'));
  fail.addEventListener('click', () => void attempt('failed'));
  const dismiss = () => {
    close();
    onDismiss();
  };
  const note = element('p', { className: 'note' }, 'Sandbox: stands in for Razorpay. No money moves.');
  const close = showDialog({
    label: `Pay ${options.name}`,
    css: checkoutStyle,
    content: [
      heading(options, dismiss),
      element('div', { className: 'body' }, note, choice, pay, fail, problem),
    ],
    escapes: options.modal?.escape ?? true,
    onDismiss,
  });
  return close;
}
