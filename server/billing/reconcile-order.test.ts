import { and, eq, inArray, lte } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RazorpayError } from '../vendors/razorpay/razorpay-error.ts';
import type { BillingContext } from './billing-context.ts';
import { processBatches, checkWebhookSilence } from './billing-jobs.ts';
import { reconcileDueOrders } from './reconcile-orders.ts';
import { messages, orders } from './tables.ts';
import { checkInvariants } from './testing/check-invariants.ts';
import { deliver, paymentEvent, runJobs } from './testing/deliver-webhook.ts';
import { control, countCalls, signUp } from './testing/paying-user.ts';
import { startTestBilling, type TestBilling } from './testing/start-test-billing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

let on: TestBilling;
beforeAll(async () => {
  on = await startTestBilling();
});
afterAll(() => on.stop());

test('a payment whose browser died and whose events were lost counts once, within two minutes', async () => {
  const user = signUp(on);
  const orderId = await user.openOrder();
  await user.pay(orderId);
  on.clock.advance(2 * MINUTE);
  await Promise.all([runJobs(on), runJobs(on)]);
  expect(await user.status()).toMatchObject({ isPremium: true });
  expect(await user.orderState(orderId)).toBe('paid');
  await checkInvariants(on, user.userId);
});

test('requesting the state of an open order has it checked within five seconds', async () => {
  const user = signUp(on);
  const orderId = await user.openOrder();
  await user.pay(orderId);
  expect(await user.orderState(orderId)).toBe('open');
  on.clock.advance(5_000);
  await runJobs(on);
  expect(await user.orderState(orderId)).toBe('paid');
});

test('requesting the state of a paid order does not change its next check', async () => {
  const user = signUp(on);
  const orderId = await user.openOrder();
  await user.verify(await user.pay(orderId));
  const nextCheck = async () => {
    const [order] = await on.database.db.select().from(orders).where(eq(orders.razorpayOrderId, orderId));
    return order?.nextCheckAt;
  };
  const before = await nextCheck();
  expect(before).toBeInstanceOf(Date);
  expect(await user.orderState(orderId)).toBe('paid');
  expect(await nextCheck()).toEqual(before);
});

test('an order whose state is requested continuously is checked at most once in five seconds', async () => {
  const user = signUp(on);
  const orderId = await user.openOrder();
  const countChecks = () => countCalls(on, new RegExp(`GET .*/${orderId}/payments`));
  for (let second = 0; second < 12; second += 1) {
    await user.orderState(orderId);
    await runJobs(on);
    on.clock.advance(1_000);
  }
  expect(await countChecks()).toBe(2);
});

test('open orders do not delay events, however many there are', async () => {
  const orderIds = await Promise.all(Array.from({ length: 12 }, () => signUp(on).openOrder()));
  on.clock.advance(2 * MINUTE);
  await processBatches(on.context);
  const user = signUp(on);
  const paid = await user.pay(await user.openOrder());
  await deliver(on, paymentEvent('payment.captured', paid));
  await processBatches(on.context);
  expect(await user.status()).toMatchObject({ isPremium: true });
  const due = and(inArray(orders.razorpayOrderId, orderIds), lte(orders.nextCheckAt, on.clock.now()));
  expect(await on.database.db.$count(orders, due)).toBeGreaterThan(0);
  await runJobs(on);
  expect(await on.database.db.$count(orders, due)).toBe(0);
});

test('a failed payment that the bank authorises on the second day starts its month then', async () => {
  const user = signUp(on);
  const orderId = await user.openOrder();
  const failed = await user.pay(orderId, { outcome: 'failed' });
  on.clock.advance(2 * MINUTE);
  await runJobs(on);
  expect(await user.status()).toMatchObject({ isPremium: false });
  on.clock.advance(2 * DAY);
  await user.pay(orderId, { payment_id: failed.razorpay_payment_id });
  const from = on.clock.now();
  await runJobs(on);
  const until = await on.billing.readPremiumUntil(user.userId);
  expect(until?.getTime()).toBeGreaterThanOrEqual(from.getTime() + 28 * DAY);
  expect(until?.getUTCDate()).toBe(from.getUTCDate());
  const notifications = await on.database.db.select().from(messages).where(eq(messages.userId, user.userId));
  expect(notifications.map(({ kind }) => kind)).toEqual(['premium_started']);
  await checkInvariants(on, user.userId);
});

test('with the webhook down for 26 hours every payment counts, and an alarm is raised', async () => {
  const users = Array.from({ length: 12 }, () => signUp(on));
  const alarms = on.capturedLog.alerts().length;
  for (const user of users) {
    await user.pay(await user.openOrder());
    on.clock.advance(2 * HOUR + 10 * MINUTE);
  }
  await runJobs(on);
  on.clock.advance(15 * MINUTE);
  await checkWebhookSilence(on.context);
  for (const user of users) {
    expect(await on.billing.readPremiumUntil(user.userId)).not.toBeNull();
    await checkInvariants(on, user.userId);
  }
  expect(on.capturedLog.alerts().slice(alarms)).toContain('razorpay_last_webhook_age');
});

test('an unpaid order is checked for four days and then no more', async () => {
  const user = signUp(on);
  const orderId = await user.openOrder();
  const countChecks = () => countCalls(on, new RegExp(`GET .*/${orderId}/payments`));
  const days: number[] = [];
  for (let day = 0; day < 6; day++) {
    const before = await countChecks();
    for (let round = 0; round < 8; round++) {
      on.clock.advance(3 * HOUR);
      await runJobs(on);
    }
    days.push((await countChecks()) - before);
  }
  expect(days).toEqual([8, 8, 8, 8, 0, 0]);
  expect(await user.orderState(orderId)).toBe('closed');
});

test('an order stays open while it is checked, and a paid one stays paid after its last check', async () => {
  const user = signUp(on);
  const [orderId, paidId] = [await user.openOrder(), await signUp(on).openOrder()];
  const stateOf = async (id: string) =>
    (await on.database.db.select().from(orders).where(eq(orders.razorpayOrderId, id)))[0]?.state;
  await user.pay(paidId);
  on.clock.advance(MINUTE);
  await runJobs(on);
  expect([await stateOf(orderId), await stateOf(paidId)]).toEqual(['open', 'paid']);
  on.clock.advance(5 * DAY);
  await runJobs(on);
  expect([await stateOf(orderId), await stateOf(paidId)]).toEqual(['closed', 'paid']);
});

test('an order unknown at Razorpay is checked no longer than four days', async () => {
  const user = signUp(on);
  await user.openOrder();
  const own = 'where user_id = $1';
  await on.database.pool.query(`update billing_orders set razorpay_order_id = 'order_Elsewhere' ${own}`, [
    user.userId,
  ]);
  on.clock.advance(5 * DAY);
  await runJobs(on);
  const { rows } = await on.database.pool.query(`select state, next_check_at from billing_orders ${own}`, [
    user.userId,
  ]);
  expect(rows).toEqual([{ state: 'closed', next_check_at: null }]);
});

test('a payment on a closed order counts when its event arrives', async () => {
  const user = signUp(on);
  const orderId = await user.openOrder();
  on.clock.advance(5 * DAY);
  await runJobs(on);
  const paid = await user.pay(orderId);
  expect((await user.verify(paid)).status).toBe(200);
  await checkInvariants(on, user.userId);
});

test('orders wait while Razorpay is unreachable and are checked afterwards', async () => {
  const user = signUp(on);
  await user.pay(await user.openOrder());
  on.clock.advance(MINUTE);
  await control(on, 'faults', { vendor: 'razorpay', mode: 'reset', count: 3 });
  await runJobs(on);
  expect(await user.status()).toMatchObject({ isPremium: false });
  on.clock.advance(MINUTE);
  await runJobs(on);
  expect(await user.status()).toMatchObject({ isPremium: true });
});

test('a second payment that arrives after the first was granted is found by later checks', async () => {
  const user = signUp(on);
  const orderId = await user.openOrder();
  await user.verify(await user.pay(orderId));
  await user.pay(orderId, { second: true });
  on.clock.advance(15 * MINUTE);
  await runJobs(on);
  await checkInvariants(on, user.userId);
});

/** Reconciles all due orders with a replaced Razorpay response. */
async function checkOrders(listOrderPayments: BillingContext['razorpay']['listOrderPayments']) {
  const context = { ...on.context, razorpay: { ...on.context.razorpay, listOrderPayments } };
  while ((await reconcileDueOrders(context)) > 0);
}

describe("the time of an order's last check at Razorpay", () => {
  test('is returned with its state, and is null before the first check', async () => {
    const user = signUp(on);
    const orderId = await user.openOrder();
    expect(await user.orderCheckedAt(orderId)).toBeNull();
    on.clock.advance(MINUTE);
    const requestedAt = on.clock.now().toISOString();
    await runJobs(on);
    on.clock.advance(1_000);
    expect(await user.orderCheckedAt(orderId)).toBe(requestedAt);
  });

  test('is the time before the request, because a payment made during it may be missing from the response', async () => {
    const user = signUp(on);
    const orderId = await user.openOrder();
    on.clock.advance(MINUTE);
    const requestedAt = on.clock.now().toISOString();
    await checkOrders(async (listed) => {
      const answer = await on.context.razorpay.listOrderPayments(listed);
      if (listed === orderId) on.clock.advance(1_000);
      return answer;
    });
    expect(await user.orderCheckedAt(orderId)).toBe(requestedAt);
  });

  test('does not change while Razorpay is unreachable', async () => {
    const user = signUp(on);
    const orderId = await user.openOrder();
    on.clock.advance(MINUTE);
    const checked = on.clock.now().toISOString();
    await runJobs(on);
    on.clock.advance(MINUTE);
    await checkOrders(async () => {
      throw new RazorpayError('GET /orders/payments', { kind: 'unreachable' });
    });
    expect(await user.orderCheckedAt(orderId)).toBe(checked);
  });

  test('changes when Razorpay answers that the order is unknown', async () => {
    const user = signUp(on);
    const orderId = await user.openOrder();
    on.clock.advance(MINUTE);
    const requestedAt = on.clock.now().toISOString();
    await checkOrders(async () => {
      throw new RazorpayError('GET /orders/payments', { kind: 'refused' });
    });
    expect(await user.orderCheckedAt(orderId)).toBe(requestedAt);
  });
});
