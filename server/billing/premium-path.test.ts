import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deliver, eventAbout } from './testing/deliver-webhook.ts';
import { signUp } from './testing/paying-user.ts';
import { startTestBilling, type TestBilling } from './testing/start-test-billing.ts';

const DAY_MS = 86_400_000;
let on: TestBilling;
beforeAll(async () => {
  on = await startTestBilling();
});
afterAll(() => on.stop());

describe('premium status', () => {
  test('is off for somebody who never paid', async () => {
    expect(await signUp(on).status()).toEqual({
      isPremium: false,
      premiumUntil: null,
      subscriptionActive: false,
    });
  });

  test('is refused to a visitor who is not signed in', async () => {
    const answer = await fetch(`${on.address}/api/subscriptions/premium/status/`);
    expect(answer.status).toBe(401);
  });
});

describe('create-order', () => {
  test('gives what the checkout needs', async () => {
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

  test('takes the monthly plan when none is named, also without a body', async () => {
    const user = signUp(on);
    const bare = await fetch(`${on.address}/api/subscriptions/premium/create-order/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${user.userId}` },
    });
    expect(bare.status).toBe(200);
    expect((await user.post('premium/create-order/', {})).status).toBe(200);
  });
});

test('an order that is paid and verified turns Premium on at once, for one calendar month', async () => {
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

test('a month bought before the first is over is added to its end', async () => {
  const user = signUp(on);
  await user.verify(await user.pay(await user.openOrder()));
  await user.verify(await user.pay(await user.openOrder()));
  expect(await user.status()).toMatchObject({ premiumUntil: '2027-01-21T10:00:00.000Z' });
});

test("another user's order cannot be looked at", async () => {
  const orderId = await signUp(on).openOrder();
  expect((await signUp(on).get(`premium/orders/${orderId}/`)).status).toBe(404);
});

test('counters tell by which way payments came, and how long ago the last event did', async () => {
  const user = signUp(on);
  const paid = await user.pay(await user.openOrder());
  await user.verify(paid);
  await deliver(on, eventAbout('payment.captured', paid));
  on.clock.advance(90_000);
  const counters = await on.metrics.metrics();
  on.clock.advance(-90_000);
  expect(counters).toMatch(/gullylens_payments_applied_total\{via="verify",outcome="granted"\} [1-9]/);
  expect(counters).toContain('gullylens_webhook_events_total{result="stored"} 1');
  expect(counters).toContain('gullylens_razorpay_last_webhook_age_seconds 90');
});
