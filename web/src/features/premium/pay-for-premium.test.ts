import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeSession } from '../../testing/test-people.ts';
import {
  proxyPage,
  refusal,
  startTestServer,
  type TestHandler,
  type TestServer,
} from '../../testing/test-server.ts';
import { payForPremium } from './pay-for-premium.ts';

const STATUS = 'GET /api/auth/status/';
const REFRESH = 'POST /api/auth/refresh/';
const PREMIUM = 'GET /api/subscriptions/premium/status/';
const CREATE = 'POST /api/subscriptions/premium/create-order/';
const VERIFY = 'POST /api/subscriptions/premium/verify-payment/';
const ORDER = 'GET /api/subscriptions/premium/orders/order_abcdef1234/';

const order = {
  key: 'rzp_test_key',
  amount: 49900,
  currency: 'INR',
  name: 'GullyLens',
  description: 'Premium, one month',
  order_id: 'order_abcdef1234',
  prefill: { name: 'Asha Rao', email: 'asha@example.com' },
};
const shown = { shownAmount: order.amount };
const paid = {
  razorpay_payment_id: 'pay_abcdef123456',
  razorpay_order_id: order.order_id,
  razorpay_signature: 'signature',
};
const happy: Record<string, TestHandler> = {
  [STATUS]: () => ({ body: { authenticated: true, expiresAt: '2030-01-01T00:00:00.000Z' } }),
  [PREMIUM]: () => ({ body: { isPremium: false, premiumUntil: null, subscriptionActive: false } }),
  [CREATE]: () => ({ body: order }),
  [VERIFY]: () => ({ body: { success: true, premium: {} } }),
  [ORDER]: () => ({ body: { order_id: order.order_id, state: 'open', checkedAt: null } }),
};

let server: TestServer;
beforeEach(() => {
  storeSession();
});
afterEach(async () => {
  delete window.Razorpay;
  await server.close();
});

type Options = ConstructorParameters<NonNullable<Window['Razorpay']>>[0];
type Failed = (failure: { error?: { description?: string } }) => void;

/** A checkout whose customer does as told the moment it opens. */
function customer(act: (options: Options, fail: Failed) => void): Options[] {
  const opened: Options[] = [];
  window.Razorpay = class {
    readonly options: Options;
    fail: Failed | null = null;
    constructor(options: Options) {
      this.options = options;
    }
    on(_event: 'payment.failed', listener: Failed): void {
      this.fail = listener;
    }
    open(): void {
      opened.push(this.options);
      act(this.options, (reported) => this.fail?.(reported));
    }
  };
  return opened;
}

const pays = (options: Options) => options.handler(paid);
const closes = (options: Options) => options.modal.ondismiss();

const arrived = () => refusal(409, 'payment_already_arrived', 'Your earlier payment has arrived.');

describe('paying for Premium', () => {
  it('is verified when the server says success, with our order in a red checkout', async () => {
    server = await startTestServer(happy);
    const opened = customer(pays);

    expect(await payForPremium(shown)).toEqual({ kind: 'verified' });
    expect(opened[0]).toMatchObject({ ...order, theme: { color: '#dc2626' } });
    expect(server.requests.at(-1)?.body).toEqual(paid);
  });

  it('opens no checkout for another price than the one on the screen', async () => {
    server = await startTestServer(happy);
    const opened = customer(pays);
    await expect(payForPremium({ shownAmount: 39_900 })).rejects.toMatchObject({
      message: 'The price has changed. Please check it before you pay.',
      advice: 'Nothing was charged this time.',
    });
    expect(opened).toEqual([]);
  });

  it('opens no checkout for a user who has paid on another device', async () => {
    const status = { isPremium: true, premiumUntil: '2030-01-01T00:00:00.000Z', subscriptionActive: true };
    server = await startTestServer({ ...happy, [PREMIUM]: () => ({ body: status }) });
    const opened = customer(pays);
    expect(await payForPremium(shown)).toEqual({ kind: 'verified' });
    expect(opened).toEqual([]);
    expect(server.callsOf(CREATE)).toBe(0);
  });

  it('goes on when the Premium status cannot be read', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    server = await startTestServer({ ...happy, [PREMIUM]: () => refusal(503, 'unavailable', '') });
    customer(pays);
    expect(await payForPremium(shown)).toEqual({ kind: 'verified' });
    expect(server.requests.at(-1)?.body).toEqual(paid);
  });

  it('is dismissed when the customer closes the checkout and the order is still open', async () => {
    server = await startTestServer(happy);
    customer(closes);
    expect(await payForPremium(shown)).toEqual({ kind: 'dismissed' });
  });

  it('is verified after all when the closed checkout had been paid', async () => {
    server = await startTestServer({
      ...happy,
      [ORDER]: () => ({ body: { order_id: 'x', state: 'paid', checkedAt: null } }),
    });
    customer(closes);
    expect(await payForPremium(shown)).toEqual({ kind: 'verified' });
  });

  it('opens no checkout when an earlier payment has arrived meanwhile', async () => {
    server = await startTestServer({ ...happy, [CREATE]: arrived });
    const opened = customer(pays);

    expect(await payForPremium(shown)).toEqual({ kind: 'verified' });
    expect(opened).toEqual([]);
  });

  it.each([
    ['the bank has not confirmed', () => ({ status: 202, body: { success: false, pending: true } })],
    ['the answer was lost', ((_, response) => (response.destroy(), null)) satisfies TestHandler],
    ['the server could not ask Razorpay', () => refusal(503, 'razorpay_unavailable', 'Not reachable')],
  ])('is on its way when %s', async (_, verify) => {
    server = await startTestServer({ ...happy, [VERIFY]: verify });
    customer(pays);
    expect(await payForPremium(shown)).toEqual({ kind: 'pending', orderId: order.order_id });
  });
});

async function failure(handlers: Record<string, TestHandler>, act = pays): Promise<string> {
  server = await startTestServer({ ...happy, ...handlers });
  customer(act);
  return payForPremium(shown).then(
    () => 'no failure',
    (error: Error) => error.message,
  );
}

const refused = () => refusal(401, 'x', '');
const refreshed = () => ({ body: { access: 'access-2', refresh: 'refresh-2' } });
const breaks = () => {
  throw new Error('broken');
};
const isDeclined = (options: Options, fail?: Failed) => {
  fail?.({ error: { description: 'Your card was declined' } });
  options.modal.ondismiss();
};

describe('the message after a failed payment', () => {
  it.each<[string, string, TestHandler, string]>([
    [
      'an order refused with 401',
      CREATE,
      () => refusal(401, 'x', ''),
      'Authentication failed. Please log in again.',
    ],
    [
      'an order refused with 403',
      CREATE,
      () => refusal(403, 'x', 'No'),
      'Access denied. Please check your account.',
    ],
    ['an order refused with words', CREATE, () => refusal(503, 'x', 'Own words'), 'Own words'],
    ['an order refused without words', CREATE, () => refusal(502, 'x', ''), 'Failed to create payment order'],
    [
      'a verification refused with 401',
      VERIFY,
      () => refusal(401, 'x', ''),
      'Authentication failed during payment verification. Please log in again.',
    ],
    [
      'a verification refused with status 200',
      VERIFY,
      () => ({ body: { success: false } }),
      'Payment verification failed',
    ],
    ['a verification refused with words', VERIFY, () => refusal(409, 'x', 'Own words'), 'Own words'],
    [
      'a verification refused without words',
      VERIFY,
      () => refusal(400, 'x', ''),
      'Payment verification failed',
    ],
    ['an order refused without a body', CREATE, () => ({ status: 400 }), 'Failed to create payment order'],
    ['an order refused by a proxy', CREATE, proxyPage(502), 'Failed to create payment order'],
    ['a page of a proxy in place of an order', CREATE, proxyPage(200), 'Failed to create payment order'],
    ['a verification refused without a body', VERIFY, () => ({ status: 400 }), 'Payment verification failed'],
    ['a verification refused by a proxy', VERIFY, proxyPage(502), 'Payment verification failed'],
  ])('after %s', async (_, call, handler, message) => {
    expect(await failure({ [call]: handler, [REFRESH]: refreshed })).toBe(message);
  });

  it('without a stored token', async () => {
    window.localStorage.clear();
    expect(await failure({})).toBe('Authentication required. Please log in to continue.');
  });

  it('when the session cannot be refreshed', async () => {
    expect(await failure({ [STATUS]: refused, [REFRESH]: refused })).toBe(
      'Authentication expired. Please log in again.',
    );
  });

  it('without the checkout script', async () => {
    server = await startTestServer(happy);
    await expect(payForPremium(shown)).rejects.toThrow(
      'Razorpay is not loaded. Please refresh the page and try again.',
    );
  });

  it('when the checkout does not open', async () => {
    expect(await failure({}, breaks)).toBe('Failed to initialize payment. Please try again.');
  });

  it('when the customer gives up after a declined card', async () => {
    expect(await failure({}, isDeclined)).toBe('Your card was declined');
  });
});

const onItsWay = () => refusal(409, 'payment_on_its_way', 'Wait for it.');
const unknown = () => refusal(503, 'earlier_payment_unknown', 'Ask again shortly.');

describe('the advice after a failed payment', () => {
  const nothing = 'Nothing was charged this time.';

  it.each<[string, Record<string, TestHandler>, typeof pays, string | undefined]>([
    ['no order was opened', { [CREATE]: () => refusal(502, 'x', '') }, pays, nothing],
    ['the checkout did not open', {}, breaks, nothing],
    ['a card was declined', {}, isDeclined, 'You can try again, or pay in another way.'],
    ['it is not known how the order stands', { [ORDER]: () => refusal(503, 'x', '') }, isDeclined, undefined],
    ['an earlier payment is on its way', { [CREATE]: onItsWay }, pays, undefined],
    ['it is not known whether an earlier order was paid', { [CREATE]: unknown }, pays, undefined],
    ['the verification was refused', { [VERIFY]: () => refusal(409, 'x', '') }, pays, undefined],
  ])('when %s', async (_, handlers, act, advice) => {
    server = await startTestServer({ ...happy, ...handlers });
    customer(act);
    await expect(payForPremium(shown)).rejects.toMatchObject({ advice });
  });
});
