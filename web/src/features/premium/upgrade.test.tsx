import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { asha, storeSession } from '../../testing/test-people.ts';
import { type TestHandler, type TestServer, refusal, startTestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { ToasterHost } from '../../ui/feedback/toaster-host.tsx';
import { PaymentPending, usePaymentWatch } from './payment-watch.tsx';
import { PaymentWatchProvider } from './payment-watch-provider.tsx';
import { PENDING_ORDER_KEY, writePendingOrder } from './pending-order.ts';
import { UNPAID_AFTER_MS } from './watch-order.ts';

const PLANS = 'GET /api/subscriptions/plans/';
const CREATE = 'POST /api/subscriptions/premium/create-order/';
const VERIFY = 'POST /api/subscriptions/premium/verify-payment/';
const ORDER = 'GET /api/subscriptions/premium/orders/order_abcdef1234/';
const ON_ITS_WAY = 'Your payment is on its way. Premium switches on by itself.';

const planOf = (amount: number, gstPercent: number | null) => () => ({
  body: { status: 'success', data: [{ plan_type: 'monthly', amount, gstPercent }] },
});
const happy: Record<string, TestHandler> = {
  'GET /api/settings/': () => refusal(503, 'unavailable', ''),
  'GET /api/auth/status/': () => ({ body: {} }),
  [PLANS]: planOf(49_900, null),
  [CREATE]: () => ({ body: { order_id: 'order_abcdef1234', amount: 49_900 } }),
  [VERIFY]: () => ({ body: { success: true, premium: {} } }),
};
const waitsAtBank: Record<string, TestHandler> = {
  [VERIFY]: () => ({ status: 202, body: { success: false, pending: true } }),
};
const paid = {
  razorpay_payment_id: 'pay_abcdef123456',
  razorpay_order_id: 'order_abcdef1234',
  razorpay_signature: 'signature',
};

let server: TestServer;
afterEach(async () => {
  delete window.Razorpay;
  await server.close();
});

type Handler = (answer: typeof paid) => void;

interface Shown {
  open?: boolean;
  onPaid?: () => void;
}

async function show(handlers: Record<string, TestHandler> = {}, shown: Shown = {}) {
  server = await startTestServer({ ...happy, ...handlers });
  storeSession();
  const pressed: { pay: Handler | null } = { pay: null };
  window.Razorpay = class {
    readonly handler: Handler;
    constructor(options: { handler: Handler }) {
      this.handler = options.handler;
    }
    on = () => undefined;
    open = () => {
      pressed.pay = this.handler;
    };
  };
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const unlock = vi.spyOn(client, 'invalidateQueries');
  /** Pages are unlocked by reading everything again, not only the plan. */
  const onUnlock = { calls: () => unlock.mock.calls.filter(([filters]) => filters === undefined).length };
  renderScreen(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <PaymentWatchProvider userId={asha.id}>
          <PaymentPending className="mb-4" />
          <ToasterHost />
          <Opener onPaid={shown.onPaid} />
        </PaymentWatchProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  if (shown.open ?? true) fireEvent.click(screen.getByRole('button', { name: 'open' }));
  return { onUnlock, pressed };
}

const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close Upgrade to Premium' }));

function Opener({ onPaid }: { onPaid: (() => void) | undefined }) {
  const { upgrade } = usePaymentWatch();
  const navigate = useNavigate();
  return (
    <>
      <button type="button" onClick={() => upgrade(onPaid)}>
        open
      </button>
      <button type="button" onClick={() => void navigate('/elsewhere')}>
        leave
      </button>
    </>
  );
}

const payButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Pay ₹499' });

async function open(handlers: Record<string, TestHandler> = {}, shown: Shown = {}) {
  const heard = await show(handlers, shown);
  return { ...heard, button: await until(payButton) };
}

/** Whether a text can be seen: a price that is not known leaves its place empty or grey. */
const seen = (text: string) => screen.getByText(text).closest('.invisible, .text-transparent') === null;

describe('the price in the upgrade dialog', () => {
  it('is the plan’s', async () => {
    await show({ [PLANS]: planOf(59_950, null) });
    await until(() => screen.getByRole('button', { name: 'Pay ₹599.50' }));
    screen.getByText('₹599.50');
  });

  it('is shown with its benefits, and that it does not renew', async () => {
    await open();
    const dialog = screen.getByRole('dialog').textContent;
    for (const words of ['₹499', 'including GST', 'monthly', 'Limited time offer', 'Does not renew']) {
      expect(dialog).toContain(words);
    }
    expect(seen('₹499')).toBe(true);
  });

  it('has to be known before anything can be paid', async () => {
    await show({ [PLANS]: () => null });
    const button = await until(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Loading' }));
    expect(button.disabled).toBe(true);
    expect([seen('including GST'), seen('₹000')]).toEqual([true, false]);
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
  });

  it('shows a message and a retry button when it cannot be loaded', async () => {
    const answers: TestHandler[] = [() => refusal(503, 'unavailable', ''), planOf(49_900, null)];
    await show({ [PLANS]: (...request) => answers.shift()?.(...request) ?? null });
    const retry = await until(() => screen.getByRole('button', { name: 'Try Again' }));
    screen.getByText('The price could not be loaded. Please try again.');
    expect(seen('including GST')).toBe(false);
    expect(screen.queryByRole('button', { name: /Pay/ })).toBeNull();
    fireEvent.click(retry);
    expect((await until(payButton)).disabled).toBe(false);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is updated when the order costs another, and nothing is charged', async () => {
    const prices = [49_900];
    const { button, pressed } = await open({
      [PLANS]: () => planOf(prices.shift() ?? 59_900, null)(),
      [CREATE]: () => ({ body: { order_id: 'order_abcdef1234', amount: 59_900 } }),
    });
    fireEvent.click(button);
    await until(() => screen.getByText('The price has changed. Please check it before you pay.'));
    screen.getByText('Nothing was charged this time.');
    await until(() => screen.getByRole('button', { name: 'Pay ₹599' }));
    expect(pressed.pay).toBeNull();
  });
});

describe('the upgrade dialog', () => {
  it('asks for the buyer’s State when the plan is taxed, and sends it with the order', async () => {
    const { button } = await open({ [PLANS]: planOf(49_900, 18), [CREATE]: () => null });
    const choice = screen.getByLabelText('Your State, for the tax invoice');
    expect(button.disabled).toBe(true);

    fireEvent.change(choice, { target: { value: '29' } });
    fireEvent.click(button);
    await until(() => expect(server.callsOf(CREATE)).toBe(1));
    const order = server.requests.find(({ call }) => call === CREATE);
    expect(order?.body).toEqual({ plan_type: 'monthly', buyer_state: '29' });
  });

  it('asks for the State when the plan has become taxed since it was opened', async () => {
    const plans = [planOf(49_900, null)];
    const { button } = await open({
      [PLANS]: () => (plans.shift() ?? planOf(49_900, 18))(),
      [CREATE]: () => refusal(400, 'buyer_state_required', 'Please choose your State.'),
    });
    fireEvent.click(button);
    await until(() => screen.getByText('Please choose your State.'));
    await until(() => screen.getByLabelText('Your State, for the tax invoice'));
  });

  it('states below the failure that nothing was charged when that is certain', async () => {
    const { button } = await open({ [CREATE]: () => refusal(502, 'razorpay_refused', '') });
    fireEvent.click(button);
    const told = await until(() => screen.getByRole('alert'));
    expect(told.textContent).toBe('Failed to create payment order');
    screen.getByText('Nothing was charged this time.');
  });

  it('shows Processing... and accepts no second click while paying', async () => {
    const { button } = await open({ [CREATE]: () => null });
    fireEvent.click(button);
    await until(() => expect(button.textContent).toBe('Processing...'));
    expect(button.disabled).toBe(true);
    await until(() => expect(server.callsOf(CREATE)).toBe(1));
  });

  it('closes after a verified payment, and the pages are unlocked', async () => {
    const { button, pressed, onUnlock } = await open();
    fireEvent.click(button);
    await until(() => expect(pressed.pay).not.toBeNull());
    pressed.pay?.(paid);
    await until(() => expect(onUnlock.calls()).toBe(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    // The other tabs hear of it through the storage.
    expect(localStorage.getItem('gullylens.premiumBought')).not.toBeNull();
  });

  it('leaves unlocking to a page with its own action after a payment', async () => {
    const onPaid = vi.fn();
    const { button, pressed, onUnlock } = await open({}, { onPaid });
    fireEvent.click(button);
    await until(() => expect(pressed.pay).not.toBeNull());
    pressed.pay?.(paid);
    await until(() => expect(onPaid).toHaveBeenCalledOnce());
    expect(onUnlock.calls()).toBe(0);
  });

  it('closes when the page under it is left', async () => {
    await open();
    fireEvent.click(screen.getByRole('button', { name: 'leave', hidden: true }));
    await until(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('shows the failure in its own red line', async () => {
    const { button } = await open({
      [CREATE]: () => refusal(503, 'x', 'Not reachable just now.'),
    });
    fireEvent.click(button);
    const alert = await until(() => screen.getByRole('alert'));
    expect(alert.textContent).toBe('Not reachable just now.');
    screen.getByText('Nothing was charged this time.', { selector: 'p' });
    expect(button.textContent).toBe('Pay ₹499');
  });
});

const check = () => window.dispatchEvent(new Event('online'));

/** Pays, and shows what the order is then said to be. */
async function payAndWait(states: readonly string[]) {
  const left = [...states];
  const heard = await open({
    ...waitsAtBank,
    [ORDER]: () => ({
      body: { order_id: 'order_abcdef1234', state: left.shift() ?? 'pending', checkedAt: null },
    }),
  });
  fireEvent.click(heard.button);
  await until(() => expect(heard.pressed.pay).not.toBeNull());
  heard.pressed.pay?.(paid);
  await until(() => screen.getByText('Your payment is on its way'));
  await until(() => expect(server.callsOf(ORDER)).toBe(1));
  return heard;
}

describe('a payment that waits at the bank', () => {
  it('is waited for in the dialog, which closes when the bank has confirmed', async () => {
    const { onUnlock } = await payAndWait(['pending', 'paid']);
    expect(onUnlock.calls()).toBe(0);
    check();
    await until(() => expect(onUnlock.calls()).toBe(1));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(window.localStorage.getItem(PENDING_ORDER_KEY)).toBeNull();
  });

  it('shows a toast and unlocks the page once the dialog is closed', async () => {
    const { onUnlock } = await payAndWait(['pending', 'paid']);
    close();
    screen.getByText(ON_ITS_WAY);
    check();
    await until(() => expect(onUnlock.calls()).toBe(1));
    expect(screen.queryByText(ON_ITS_WAY)).toBeNull();
  });

  it('shows a failure in the dialog after a refund, where paying is possible again', async () => {
    const { onUnlock } = await payAndWait(['pending', 'refunded']);
    check();
    expect((await until(() => screen.getByRole('alert'))).textContent).toBe('Payment failed');
    expect(payButton().disabled).toBe(false);
    expect(onUnlock.calls()).toBe(0);
  });

  it('shows a toast after a refund when the dialog is closed', async () => {
    const { onUnlock } = await payAndWait(['pending', 'refunded']);
    close();
    check();
    await until(() => screen.getByText('Payment failed'));
    expect(screen.queryByText(ON_ITS_WAY)).toBeNull();
    expect(onUnlock.calls()).toBe(0);
  });

  it('is known again after a reload, and in a tab that was open before', async () => {
    const order = { userId: asha.id, orderId: 'order_abcdef1234', since: Date.now() - UNPAID_AFTER_MS };
    const { onUnlock } = await show(
      { [ORDER]: () => ({ body: { order_id: order.orderId, state: 'paid', checkedAt: null } }) },
      { open: false },
    );
    expect(screen.queryByText(ON_ITS_WAY)).toBeNull();
    writePendingOrder(order);
    window.dispatchEvent(new StorageEvent('storage', { key: PENDING_ORDER_KEY }));
    await until(() => expect(onUnlock.calls()).toBe(1));
  });
});
