import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliver, paymentEvent } from './testing/deliver-webhook.ts';
import { signUp } from './testing/paying-user.ts';
import { startTestBilling, type TestBilling } from './testing/start-test-billing.ts';

const DAY_MS = 86_400_000;
let on: TestBilling;
beforeAll(async () => {
  on = await startTestBilling();
});
afterAll(() => on.stop());

describe('premium status', () => {
  test('is off for a user who never paid', async () => {
    expect(await signUp(on).status()).toEqual({
      isPremium: false,
      premiumUntil: null,
      subscriptionActive: false,
    });
  });

  test('requires a signed-in user', async () => {
    const answer = await fetch(`${on.address}/api/subscriptions/premium/status/`);
    expect(answer.status).toBe(401);
  });
});

describe('create-order', () => {
  test('returns what the checkout needs', async () => {
    const user = signUp(on, 'Meera Nair');
    const { status, body } = await user.createOrder();
    expect(status).toBe(200);
    expect(body).toEqual({
      key: on.sandboxes.settings.razorpayKeyId,
      amount: 49_900,
      currency: 'INR',
      name: 'GullyLens',
      description: 'Premium for one month',
      order_id: expect.stringMatching(/^order_/),
      prefill: { name: 'Meera Nair', email: `${user.userId}@example.com` },
    });
  });

  test('defaults to the monthly plan, also without a body', async () => {
    const user = signUp(on);
    const bare = await fetch(`${on.address}/api/subscriptions/premium/create-order/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${user.userId}` },
    });
    expect(bare.status).toBe(200);
    expect((await user.post('premium/create-order/', {})).status).toBe(200);
  });
});

test('a paid and verified order turns Premium on immediately, for one calendar month', async () => {
  const user = signUp(on);
  const paid = await user.pay(await user.openOrder());
  const verified = await user.verify(paid);
  const premium = { isPremium: true, premiumUntil: '2026-12-21T10:00:00.000Z', subscriptionActive: true };
  expect(verified).toMatchObject({ status: 200, body: { success: true, premium } });
  expect(await user.status()).toEqual(premium);
  expect(await on.billing.isPremium(user.userId)).toBe(true);
  expect(await user.orderState(paid.razorpay_order_id)).toBe('paid');
});

test('Premium ends when its month is over', async () => {
  const user = signUp(on);
  await user.verify(await user.pay(await user.openOrder()));
  on.clock.advance(30 * DAY_MS);
  expect(await user.status()).toMatchObject({ isPremium: false, subscriptionActive: false });
  on.clock.advance(-30 * DAY_MS);
});

test('a month bought before the end of the first starts at that end', async () => {
  const user = signUp(on);
  await user.verify(await user.pay(await user.openOrder()));
  await user.verify(await user.pay(await user.openOrder()));
  expect(await user.status()).toMatchObject({ premiumUntil: '2027-01-21T10:00:00.000Z' });
});

test("does not return another user's order", async () => {
  const orderId = await signUp(on).openOrder();
  expect((await signUp(on).get(`premium/orders/${orderId}/`)).status).toBe(404);
});

test('counts payments by source and reports the age of the last event', async () => {
  const user = signUp(on);
  const paid = await user.pay(await user.openOrder());
  await user.verify(paid);
  await deliver(on, paymentEvent('payment.captured', paid));
  on.clock.advance(90_000);
  const counters = await on.metrics.metrics();
  on.clock.advance(-90_000);
  expect(counters).toMatch(/gullylens_payments_applied_total\{via="verify",outcome="granted"\} [1-9]/);
  expect(counters).toContain('gullylens_webhook_events_total{result="stored"} 1');
  expect(counters).toContain('gullylens_razorpay_last_webhook_age_seconds 90');
});
