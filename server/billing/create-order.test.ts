import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createRazorpayClient } from '../vendors/razorpay/razorpay-client.ts';
import { recoverRazorpayOrder } from './reconcile-orders.ts';
import { messages, orders, refunds } from './tables.ts';
import { callRazorpay } from './testing/call-razorpay-api.ts';
import { checkInvariants } from './testing/check-invariants.ts';
import { deliver, paymentEvent, runJobs } from './testing/deliver-webhook.ts';
import { control, countCalls, signUp } from './testing/paying-user.ts';
import { startImpatientBilling, startTestBilling, type TestBilling } from './testing/start-test-billing.ts';
import { processEvents } from './webhook-events.ts';

let on: TestBilling;
beforeAll(async () => {
  on = await startTestBilling();
});
afterAll(() => on.stop());

const CREATED = /^POST .*\/orders$/;
const ordersOf = (userId: string) => on.database.db.select().from(orders).where(eq(orders.userId, userId));

describe('one open order a user', () => {
  test('is returned to twenty parallel requests, and Razorpay gets one request', async () => {
    const user = signUp(on);
    const before = await countCalls(on, CREATED);
    const answers = await Promise.all(Array.from({ length: 20 }, user.createOrder));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body['order_id'])).size).toBe(1);
    expect(await countCalls(on, CREATED)).toBe(before + 1);
  });

  test('is placed under a lease that outlives all attempts', async () => {
    const user = signUp(on);
    await user.openOrder();
    const [order] = await ordersOf(user.userId);
    expect(order?.placingUntil).toEqual(new Date(on.clock.now().getTime() + 75_000));
  });

  test('is returned again the next day and checked again from then on', async () => {
    const user = signUp(on);
    const first = await user.openOrder();
    on.clock.advance(24 * 3_600_000);
    expect(await user.openOrder()).toBe(first);
    const [order] = await ordersOf(user.userId);
    expect(order?.nextCheckAt).toEqual(new Date(on.clock.now().getTime() + 60_000));
  });

  test('is replaced by a new one after four days without payment', async () => {
    const user = signUp(on);
    const first = await user.openOrder();
    on.clock.advance(96 * 3_600_000);
    await runJobs(on);
    expect(await user.orderState(first)).toBe('closed');
    expect(await user.openOrder()).not.toBe(first);
  });
});

/** As if the order had been created with another Razorpay account or in test mode. */
const makeUnknownAtRazorpay = (userId: string) =>
  on.database.db
    .update(orders)
    .set({ razorpayOrderId: `order_${userId.slice(0, 8)}` })
    .where(eq(orders.userId, userId));

describe('before a new order', () => {
  test('closes an order that is unknown at Razorpay', async () => {
    const user = signUp(on);
    await user.openOrder();
    await makeUnknownAtRazorpay(user.userId);
    const orderId = await user.openOrder();
    const states = (await ordersOf(user.userId)).map(({ state }) => state);
    expect(states.toSorted()).toEqual(['closed', 'open']);
    expect((await user.verify(await user.pay(orderId))).status).toBe(200);
  });

  test('finds a payment whose browser died: Premium is on and nothing more is charged', async () => {
    const user = signUp(on);
    await user.pay(await user.openOrder());
    expect(await user.createOrder()).toMatchObject({
      status: 409,
      body: { code: 'payment_already_arrived' },
    });
    expect(await user.status()).toMatchObject({ isPremium: true });
    await checkInvariants(on, user.userId);
  });

  test('waits for a payment that is pending at the bank', async () => {
    const user = signUp(on);
    await user.pay(await user.openOrder(), { outcome: 'authorized' });
    expect(await user.createOrder()).toMatchObject({ status: 409, body: { code: 'payment_on_its_way' } });
  });

  test('ignores a failed payment', async () => {
    const user = signUp(on);
    const orderId = await user.openOrder();
    await user.pay(orderId, { outcome: 'failed' });
    expect((await user.createOrder()).body['order_id']).toBe(orderId);
  });

  test('requires an answer from Razorpay, because an unknown payment could be charged twice', async () => {
    const user = signUp(on);
    await user.openOrder();
    await control(on, 'faults', { vendor: 'razorpay', mode: 'http500', count: 3 });
    const refused = await user.createOrder();
    expect(refused).toMatchObject({ status: 503, body: { code: 'earlier_payment_unknown' } });
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  });
});

test('two payments captured on one order: the first counts, the second is refunded once and its user notified', async () => {
  const user = signUp(on);
  const orderId = await user.openOrder();
  const first = await user.pay(orderId);
  const second = await user.pay(orderId, { second: true });
  const answers = await Promise.all([user.verify(first), user.verify(second)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  await Promise.all([runJobs(on), runJobs(on)]);
  await checkInvariants(on, user.userId);
  const given = await on.database.db.select().from(refunds);
  expect(given).toMatchObject([
    { reason: 'second_payment', razorpayRefundId: expect.stringMatching(/^rfnd_/) },
  ]);
  expect(await countCalls(on, /POST .*\/refund$/)).toBe(1);
  const notifications = await on.database.db.select().from(messages).where(eq(messages.userId, user.userId));
  expect(notifications.map(({ kind }) => kind).toSorted()).toEqual(['payment_returned', 'premium_started']);
  expect(notifications.map(({ text }) => /₹\S+/.exec(text)?.[0])).toEqual(['₹499', '₹499']);
});

test.each([
  ['we', 'rfnd_ThatFails'],
  ['Razorpay itself', null],
])('a refund that fails after %s created it is requested again', async (_who, razorpayRefundId) => {
  const user = signUp(on);
  const orderId = await user.openOrder();
  await user.verify(await user.pay(orderId));
  const second = await user.pay(orderId, { second: true });
  await user.verify(second);
  const ofSecond = eq(refunds.razorpayPaymentId, second.razorpay_payment_id);
  const [requested] = await on.database.db
    .update(refunds)
    .set({ razorpayRefundId, nextAttemptAt: null, attempts: 1 })
    .where(ofSecond)
    .returning();
  await deliver(on, paymentEvent('refund.failed', second));
  await runJobs(on);
  on.clock.advance(5 * 60_000);
  await runJobs(on);
  await checkInvariants(on, user.userId);
  const [made] = await on.database.db.select().from(refunds).where(ofSecond);
  expect(made?.razorpayRefundId).toMatch(/^rfnd_(?!ThatFails)/);
  // The same key would return the failed refund.
  expect(made?.idempotencyKey).not.toBe(requested?.idempotencyKey);
  expect(on.capturedLog.alerts()).toContain('refund_failed');
});

test('two payments on each of fifteen orders, verified in parallel, leave fifteen grants', async () => {
  const users = Array.from({ length: 15 }, () => signUp(on));
  const pairs = await Promise.all(
    users.map(async (user) => {
      const orderId = await user.openOrder();
      return { user, paid: [await user.pay(orderId), await user.pay(orderId, { second: true })] };
    }),
  );
  const answers = await Promise.all(pairs.flatMap(({ user, paid }) => paid.map(user.verify)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await runJobs(on);
  for (const user of users) await checkInvariants(on, user.userId);
});

async function isFoundInTheSameRequest(billing: TestBilling, mode: string): Promise<void> {
  const user = signUp(billing);
  const before = await countCalls(billing, CREATED);
  await control(billing, 'faults', { vendor: 'razorpay', mode, count: 1 });
  const { status, body } = await user.createOrder();
  expect(status).toBe(200);
  expect(await countCalls(billing, CREATED)).toBe(before + 1);
  await user.verify(await user.pay(String(body['order_id'])));
  await checkInvariants(billing, user.userId);
}

describe('an order that Razorpay creates without responding', () => {
  test.each(['reset', 'truncated'])('is found by its receipt in the same request (%s)', (mode) =>
    isFoundInTheSameRequest(on, mode),
  );

  test('is found by its receipt in the same request (hang)', async () => {
    const impatient = await startImpatientBilling();
    onTestFinished(impatient.stop);
    await isFoundInTheSameRequest(impatient, 'hang');
  });

  test('is found by its receipt at the next request', async () => {
    const user = signUp(on);
    const before = await countCalls(on, CREATED);
    await control(on, 'faults', { vendor: 'razorpay', mode: 'reset', count: 4 });
    expect(await user.createOrder()).toMatchObject({ status: 503, body: { code: 'razorpay_unavailable' } });
    expect((await user.createOrder()).status).toBe(200);
    expect(await countCalls(on, CREATED)).toBe(before + 1);
    expect(await ordersOf(user.userId)).toHaveLength(1);
  });
});

test('an order that was created twice keeps the id that a browser may have received', async () => {
  const user = signUp(on);
  const given = await user.openOrder();
  const [order] = await ordersOf(user.userId);
  if (order === undefined) throw new Error('no order');
  const { receipt, amountPaise: amount, currency } = order;
  await callRazorpay(on, '/orders', { receipt, amount, currency });
  expect(await recoverRazorpayOrder(on.context, { ...order, razorpayOrderId: null })).toBe(given);
  expect(await ordersOf(user.userId)).toMatchObject([{ razorpayOrderId: given }]);
  for (const other of [{ amountPaise: 1 }, { currency: 'USD' as 'INR' }]) {
    expect(await recoverRazorpayOrder(on.context, { ...order, razorpayOrderId: null, ...other })).toBeNull();
  }
});

test('an order that Razorpay never created is created at the next request', async () => {
  const user = signUp(on);
  await control(on, 'faults', { vendor: 'razorpay', mode: 'http500', count: 4 });
  expect((await user.createOrder()).status).toBe(503);
  expect((await user.createOrder()).status).toBe(200);
});

test('refunds the payment of an account that was deleted before it arrived, without a grant', async () => {
  const user = signUp(on);
  await user.pay(await user.openOrder());
  on.users.delete(user.userId);
  on.clock.advance(60_000);
  await runJobs(on);
  await runJobs(on);
  await checkInvariants(on, user.userId);
  expect(await on.billing.readPremiumUntil(user.userId)).toBeNull();
});

test('refunds the payment of an account that is deleted while the payment is applied', async () => {
  const user = signUp(on);
  const paid = await user.pay(await user.openOrder());
  const leavesAsTheyAreLookedUp = async (userId: string) => {
    const buyer = await on.context.findUser(userId);
    on.users.delete(userId);
    return buyer;
  };
  await deliver(on, paymentEvent('payment.captured', paid));
  await processEvents({ ...on.context, findUser: leavesAsTheyAreLookedUp });
  on.clock.advance(5_000);
  await runJobs(on);
  await checkInvariants(on, user.userId);
  expect(await on.billing.readPremiumUntil(user.userId)).toBeNull();
});

test.each<[string, unknown]>([
  ['another plan', { plan_type: 'yearly' }],
  ['a plan that is no text', { plan_type: 1 }],
  ['a price', { plan_type: 'monthly', amount: 1 }],
  ['another user', { plan_type: 'monthly', user_id: 'x' }],
  ['a list', []],
])('rejects a body that requests %s, and opens no order', async (_what, body) => {
  const user = signUp(on);
  expect(await user.post('premium/create-order/', body)).toMatchObject({ status: 400 });
  expect(await ordersOf(user.userId)).toHaveLength(0);
});

test("answers order_failed when Razorpay rejects the order, and logs Razorpay's reason", async () => {
  const misconfigured = await startTestBilling(async ({ sandboxes }) => ({
    razorpay: createRazorpayClient({
      baseUrl: `${sandboxes.address}/razorpay/v1`,
      keyId: sandboxes.settings.razorpayKeyId,
      keySecret: 'mistyped',
      timeoutMs: 20_000,
    }),
  }));
  const answer = await signUp(misconfigured).createOrder();
  expect(answer).toMatchObject({ status: 502, body: { error: 'Failed to create payment order' } });
  expect(misconfigured.capturedLog.text()).toContain('Razorpay locked-out: POST /orders 401');
  expect(misconfigured.capturedLog.text()).not.toContain('mistyped');
  await misconfigured.stop();
});
