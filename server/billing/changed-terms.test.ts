import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createOrder } from './create-order.ts';
import { placeOrder } from './place-razorpay-order.ts';
import { type Order, orders, receipts } from './tables.ts';
import { runJobs } from './testing/deliver-webhook.ts';
import { control, type PayingUser, signUp } from './testing/paying-user.ts';
import { startTestBilling, type TestBilling } from './testing/start-test-billing.ts';

const FORMER_PAISE = 39_900;
const gst = { gstin: '29ABCDE1234F1Z5', supplierState: '29', sacCode: '998439' };

let on: TestBilling;
beforeAll(async () => {
  on = await startTestBilling();
});
afterAll(() => on.stop());

const statesOf = async (user: PayingUser) => {
  const rows = await on.database.db.select().from(orders).where(eq(orders.userId, user.userId));
  return Object.fromEntries(rows.map(({ razorpayOrderId, state }) => [razorpayOrderId, state]));
};

/** Opens an order before the price changes. */
async function openAtFormerPrice(user: PayingUser): Promise<string> {
  const now = on.clock.now();
  const [order] = await on.database.db
    .insert(orders)
    .values({
      userId: user.userId,
      plan: 'monthly',
      receipt: `gl_${randomUUID().replaceAll('-', '')}`,
      amountPaise: FORMER_PAISE,
      currency: 'INR',
      createdAt: now,
      offeredAt: now,
      nextCheckAt: new Date(now.getTime() + 60_000),
    })
    .returning();
  return placeOrder(on.context, order as Order);
}

describe('an open order', () => {
  test.each<[string, Partial<Order>]>([
    ['another amount', { amountPaise: FORMER_PAISE }],
    ['another currency', { currency: 'USD' as 'INR' }],
    ['another GST rate', { gstPercent: 18 }],
  ])('with %s is closed and replaced by one on the current terms', async (_what, former) => {
    const user = signUp(on);
    const before = await user.openOrder();
    await on.database.db.update(orders).set(former).where(eq(orders.razorpayOrderId, before));
    const { status, body } = await user.createOrder();
    expect({ status, amount: body['amount'], currency: body['currency'] }).toEqual({
      status: 200,
      amount: 49_900,
      currency: 'INR',
    });
    expect(body['order_id']).not.toBe(before);
    expect(await statesOf(user)).toEqual({ [before]: 'closed', [String(body['order_id'])]: 'open' });
    expect(await user.openOrder()).toBe(body['order_id']);
  });

  test('that was not created at Razorpay yet is also closed when the price changes', async () => {
    const user = signUp(on);
    await control(on, 'faults', { vendor: 'razorpay', mode: 'http500', count: 4 });
    expect((await user.createOrder()).status).toBe(503);
    await on.database.db
      .update(orders)
      .set({ amountPaise: FORMER_PAISE })
      .where(eq(orders.userId, user.userId));
    const { body } = await user.createOrder();
    expect(body['amount']).toBe(49_900);
    expect(Object.values(await statesOf(user)).toSorted()).toEqual(['closed', 'open']);
  });

  test('is replaced when GST starts or stops being charged', async () => {
    const user = signUp(on);
    const request = { userId: user.userId, buyerState: '32' } as const;
    const untaxed = await createOrder(on.context, request);
    const taxed = await createOrder({ ...on.context, gst }, request);
    const again = await createOrder({ ...on.context, gst }, request);
    const untaxedAgain = await createOrder(on.context, request);
    expect(taxed.order_id).not.toBe(untaxed.order_id);
    expect(again.order_id).toBe(taxed.order_id);
    expect(untaxedAgain.order_id).not.toBe(taxed.order_id);
  });
});

/** Opens an order that is then replaced by one at today's price. */
async function replaceOrder(): Promise<{ user: PayingUser; former: string }> {
  const user = signUp(on);
  const former = await openAtFormerPrice(user);
  expect((await user.createOrder()).body['amount']).toBe(49_900);
  return { user, former };
}

async function expectMonthAtFormerPrice(user: PayingUser): Promise<void> {
  expect(await user.status()).toMatchObject({ isPremium: true });
  const rows = await on.database.db.select().from(receipts).where(eq(receipts.userId, user.userId));
  expect(rows).toMatchObject([{ totalPaise: FORMER_PAISE }]);
}

describe('an order closed because the price changed', () => {
  test('still counts, for its own amount, when it is paid in another tab', async () => {
    const { user, former } = await replaceOrder();
    expect((await user.verify(await user.pay(former))).status).toBe(200);
    await expectMonthAtFormerPrice(user);
    expect(await user.orderState(former)).toBe('paid');
  });

  test('is still checked: a payment without browser or event is found within two minutes', async () => {
    const { user, former } = await replaceOrder();
    on.clock.advance(60_000);
    await runJobs(on);
    await user.pay(former);
    on.clock.advance(60_000);
    await runJobs(on);
    await expectMonthAtFormerPrice(user);
  });

  test('is checked before another order is offered: a paid one grants its month', async () => {
    const { user, former } = await replaceOrder();
    await user.pay(former);
    const { status, body } = await user.createOrder();
    expect([status, body['code']]).toEqual([409, 'payment_already_arrived']);
    await expectMonthAtFormerPrice(user);
  });

  test('reports a payment that is pending at the bank, and is checked soon after its state is requested', async () => {
    const { user, former } = await replaceOrder();
    const paid = await user.pay(former, { outcome: 'authorized' });
    expect((await user.verify(paid)).status).toBe(202);
    expect(await user.orderState(former)).toBe('pending');
    const [order] = await on.database.db.select().from(orders).where(eq(orders.razorpayOrderId, former));
    expect(order?.nextCheckAt?.getTime()).toBeLessThanOrEqual(on.clock.now().getTime() + 5_000);
  });
});

/** Billing in which `event` happens just after Razorpay has listed an order's payments. */
const afterAnswer = (event: () => Promise<unknown>) => ({
  ...on.context,
  razorpay: {
    ...on.context.razorpay,
    listOrderPayments: async (orderId: string) => {
      const listed = await on.context.razorpay.listOrderPayments(orderId);
      await event();
      return listed;
    },
  },
});

describe('an order at a former price', () => {
  test('is not closed while its payment is pending at the bank', async () => {
    const user = signUp(on);
    const former = await openAtFormerPrice(user);
    await user.pay(former, { outcome: 'authorized' });
    expect(await user.createOrder()).toMatchObject({ status: 409, body: { code: 'payment_on_its_way' } });
    expect(await statesOf(user)).toEqual({ [former]: 'open' });
  });

  test('grants Premium when it was already paid, and no second order is opened', async () => {
    const user = signUp(on);
    const former = await openAtFormerPrice(user);
    await user.pay(former);
    expect(await user.createOrder()).toMatchObject({
      status: 409,
      body: { code: 'payment_already_arrived' },
    });
    expect(await statesOf(user)).toEqual({ [former]: 'paid' });
  });

  test('that is paid just after Razorpay reported no payment is not followed by a second order', async () => {
    const user = signUp(on);
    const former = await openAtFormerPrice(user);
    const context = afterAnswer(async () => user.verify(await user.pay(former)));
    const request = { userId: user.userId, buyerState: null } as const;
    await expect(createOrder(context, request)).rejects.toMatchObject({ code: 'payment_already_arrived' });
    expect(await statesOf(user)).toEqual({ [former]: 'paid' });
  });

  test.each(['closed', 'refunded'] as const)(
    'that became %s by a parallel request is followed by a new one',
    async (state) => {
      const user = signUp(on);
      const former = await openAtFormerPrice(user);
      const ofFormer = eq(orders.razorpayOrderId, former);
      const context = afterAnswer(() => on.database.db.update(orders).set({ state }).where(ofFormer));
      const request = { userId: user.userId, buyerState: null } as const;
      const { order_id } = await createOrder(context, request);
      expect(await statesOf(user)).toEqual({ [former]: state, [order_id]: 'open' });
    },
  );
});
