import { fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.tsx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeSession } from '../../testing/test-people.ts';
import { refusal, startTestServer, type TestHandler, type TestServer } from '../../testing/test-server.ts';
import { until } from '../../testing/until.ts';
import { Upgrade } from './upgrade.tsx';
import { PENDING_POLL_MS } from './watch-order.ts';

const CREATE = 'POST /api/subscriptions/premium/create-order/';
const ORDER = 'GET /api/subscriptions/premium/orders/order_abcdef1234/';
const happy: Record<string, TestHandler> = {
  'GET /api/settings/': () => refusal(503, 'unavailable', ''),
  'GET /api/auth/status/': () => ({ body: {} }),
  [CREATE]: () => ({ body: { order_id: 'order_abcdef1234' } }),
  'POST /api/subscriptions/premium/verify-payment/': () => ({ body: { success: true, premium: {} } }),
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

async function open(handlers: Record<string, TestHandler> = {}) {
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
  const heard = { onClose: vi.fn(), onPaid: vi.fn() };
  renderScreen(<Upgrade open {...heard} />);
  const button = await until(() => screen.getByRole<HTMLButtonElement>('button', { name: 'Pay ₹499' }));
  return { ...heard, pressed, button };
}

describe('the upgrade dialog', () => {
  it('asks for the State of the buyer where the plan is taxed, and sends it with the order', async () => {
    const { button } = await open({
      'GET /api/subscriptions/plans/': () => ({ body: { status: 'success', data: [{ gstPercent: 18 }] } }),
      [CREATE]: () => null,
    });
    const choice = await until(() => screen.getByLabelText('Your State, for the tax invoice'));
    expect(button.disabled).toBe(true);

    fireEvent.change(choice, { target: { value: '29' } });
    fireEvent.click(button);
    await until(() => expect(server.callsOf(CREATE)).toBe(1));
    const order = server.requests.find(({ call }) => call === CREATE);
    expect(order?.body).toEqual({ plan_type: 'monthly', buyer_state: '29' });
  });

  it('says under why a payment failed that nothing was charged, where that is certain', async () => {
    const { button } = await open({ [CREATE]: () => refusal(502, 'razorpay_refused', '') });
    fireEvent.click(button);
    const told = await until(() => screen.getByRole('alert'));
    expect(told.textContent).toBe('Failed to create payment order');
    screen.getByText('Nothing was charged this time.');
  });

  it('says what Premium costs and that it does not renew', async () => {
    await open();
    const dialog = screen.getByRole('dialog').textContent;
    for (const words of ['₹499', 'including GST', 'monthly', 'Limited time offer', 'Does not renew']) {
      expect(dialog).toContain(words);
    }
  });

  it('says Processing... and takes no second press while paying', async () => {
    const { button } = await open({ [CREATE]: () => null });
    fireEvent.click(button);
    await until(() => expect(button.textContent).toBe('Processing...'));
    expect(button.disabled).toBe(true);
    await until(() => expect(server.callsOf(CREATE)).toBe(1));
  });

  it('closes and reports a verified payment', async () => {
    const { button, pressed, onClose, onPaid } = await open();
    fireEvent.click(button);
    await until(() => expect(pressed.pay).not.toBeNull());
    pressed.pay?.(paid);
    await until(() => expect(onPaid).toHaveBeenCalledOnce());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('shows what went wrong in its own red line', async () => {
    const { button } = await open({
      [CREATE]: () => refusal(503, 'x', 'Not reachable just now.'),
    });
    fireEvent.click(button);
    expect((await until(() => screen.getByRole('alert'))).textContent).toBe('Not reachable just now.');
    expect(button.textContent).toBe('Pay ₹499');
  });

  it('waits for a payment on its way and reports it when the bank has confirmed', async () => {
    const states = ['pending', 'paid'];
    const { button, pressed, onPaid } = await open({
      'POST /api/subscriptions/premium/verify-payment/': () => ({
        status: 202,
        body: { success: false, pending: true },
      }),
      [ORDER]: () => ({ body: { order_id: 'order_abcdef1234', state: states.shift() } }),
    });
    fireEvent.click(button);
    await until(() => expect(pressed.pay).not.toBeNull());
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    pressed.pay?.(paid);
    await until(() => screen.getByText('Your payment is on its way'));

    vi.advanceTimersByTime(PENDING_POLL_MS);
    await until(() => expect(server.callsOf(ORDER)).toBe(1));
    expect(onPaid).not.toHaveBeenCalled();
    vi.advanceTimersByTime(PENDING_POLL_MS);
    await until(() => expect(onPaid).toHaveBeenCalledOnce());
  });
});
