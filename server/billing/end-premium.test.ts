import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BillingContext } from './billing-context.ts';
import { findMissedRefunds } from './billing-jobs.ts';
import { callRazorpay } from './testing/call-razorpay-api.ts';
import { checkInvariants } from './testing/check-invariants.ts';
import { deliver, paymentEvent, runJobs } from './testing/deliver-webhook.ts';
import { type CheckoutResult, type PayingUser, signUp } from './testing/paying-user.ts';
import { startTestBilling, type TestBilling } from './testing/start-test-billing.ts';

const DAY_MS = 24 * 3_600_000;

let on: TestBilling;
beforeAll(async () => {
  on = await startTestBilling();
});
afterAll(() => on.stop());

async function buyMonth(user: PayingUser): Promise<CheckoutResult> {
  const paid = await user.pay(await user.openOrder());
  expect((await user.verify(paid)).status).toBe(200);
  return paid;
}

async function giveBack(paid: CheckoutResult, amount?: number): Promise<void> {
  await callRazorpay(
    on,
    `/payments/${paid.razorpay_payment_id}/refund`,
    amount === undefined ? {} : { amount },
  );
  await deliver(on, paymentEvent('refund.processed', paid, { status: 'refunded' }));
  await runJobs(on);
}

const dispute = async (paid: CheckoutResult, how: string, occurredAt?: string) => {
  const when = occurredAt === undefined ? {} : { occurredAt: new Date(occurredAt) };
  await deliver(on, paymentEvent(`payment.dispute.${how}`, paid, when));
  await runJobs(on);
};

describe('a refund weeks after the order whose event is lost', () => {
  const WEEKS_MS = 20 * 24 * 3_600_000;

  async function refundLater(amount?: number): Promise<PayingUser> {
    const user = signUp(on);
    const paid = await buyMonth(user);
    on.clock.advance(WEEKS_MS);
    await runJobs(on);
    const { razorpay } = on.context;
    const body = amount === undefined ? {} : { amount };
    await callRazorpay(on, `/payments/${paid.razorpay_payment_id}/refund`, body);
    await runJobs(on);
    expect(await user.status()).toMatchObject({ isPremium: true });
    // The sandbox dates its refunds by the machine's clock.
    const context = { ...on.context, clock: { now: () => new Date() } };
    expect(await razorpay.listRefunds(new Date(Date.now() + 3_600_000))).toEqual([]);
    expect(await findMissedRefunds(context)).toBe(1);
    expect(await findMissedRefunds(context)).toBe(0);
    on.clock.advance(-WEEKS_MS);
    return user;
  }

  test('is found once in the list of refunds and revokes the month', async () => {
    const user = await refundLater();
    expect(await user.status()).toMatchObject({ isPremium: false });
    await checkInvariants(on, user.userId);
  });

  test('changes nothing when it is partial', async () => {
    const user = await refundLater(10_000);
    expect(await user.status()).toMatchObject({ isPremium: true });
  });

  test('is found by the jobs', async () => {
    const user = signUp(on);
    const paid = await buyMonth(user);
    await on.database.pool.query(
      'update billing_orders set next_check_at = null where razorpay_order_id = $1',
      [paid.razorpay_order_id],
    );
    await callRazorpay(on, `/payments/${paid.razorpay_payment_id}/refund`, {});
    const stop = on.billing.startJobs();
    await expect.poll(user.status).toMatchObject({ isPremium: false });
    await stop();
  });

  test('does not delay others when it cannot be applied, and is found again by the next search', async () => {
    const buyers = [signUp(on), signUp(on)];
    for (const buyer of buyers) {
      const paid = await buyMonth(buyer);
      await callRazorpay(on, `/payments/${paid.razorpay_payment_id}/refund`, {});
    }
    let unlucky: string | undefined;
    const context: BillingContext = {
      ...on.context,
      clock: { now: () => new Date() },
      findUser: async (userId) => {
        if (buyers.some((buyer) => buyer.userId === userId)) unlucky ??= userId;
        if (userId === unlucky) throw new Error('no account can be read');
        return on.users.get(userId) ?? null;
      },
    };
    await expect(findMissedRefunds(context)).rejects.toThrow('refunds could not be applied');
    for (const buyer of buyers) {
      expect(await buyer.status()).toMatchObject({ isPremium: buyer.userId === unlucky });
    }
    await findMissedRefunds({ ...context, findUser: on.context.findUser });
    for (const buyer of buyers) expect(await buyer.status()).toMatchObject({ isPremium: false });
  });

  test('is found on every page of the list', async () => {
    const user = signUp(on);
    const paid = await buyMonth(user);
    for (let made = 0; made < 101; made += 1) {
      await callRazorpay(on, `/payments/${paid.razorpay_payment_id}/refund`, { amount: 100 });
    }
    const listed = await on.context.razorpay.listRefunds(new Date(0));
    const own = listed.filter(({ payment_id }) => payment_id === paid.razorpay_payment_id);
    expect(own).toHaveLength(101);
  });
});

describe('a refund', () => {
  test('revokes the month when it is full, and notifies the user', async () => {
    const user = signUp(on);
    const paid = await buyMonth(user);
    await giveBack(paid);
    expect(await user.status()).toEqual({ isPremium: false, premiumUntil: null, subscriptionActive: false });
    expect(await user.orderState(paid.razorpay_order_id)).toBe('refunded');
    const { body } = await user.get('messages/');
    expect(body['data']).toMatchObject([
      { kind: 'premium_ended', cause: 'refund', amount: null, premiumUntil: null },
      { kind: 'premium_started', cause: null, amount: 49_900, premiumUntil: '2026-12-21T10:00:00.000Z' },
    ]);
    await checkInvariants(on, user.userId);
  });

  test('of the first of two months leaves the second, which then starts at its purchase', async () => {
    const user = signUp(on);
    const first = await buyMonth(user);
    await buyMonth(user);
    await giveBack(first);
    expect(await user.status()).toMatchObject({ premiumUntil: '2026-12-21T10:00:00.000Z' });
    const { body } = await user.get('messages/');
    expect((body['data'] as unknown[])[0]).toMatchObject({
      premiumUntil: '2026-12-21T10:00:00.000Z',
      text: expect.stringContaining('Premium is now on until 21 December 2026.'),
    });
    await checkInvariants(on, user.userId);
  });

  test('of the first of two months, at the new end of the second, leaves nothing', async () => {
    const user = signUp(on);
    const first = await buyMonth(user);
    await buyMonth(user);
    on.clock.advance(30 * DAY_MS);
    await giveBack(first);
    on.clock.advance(-30 * DAY_MS);
    const { body } = await user.get('messages/');
    expect((body['data'] as unknown[])[0]).toMatchObject({
      premiumUntil: null,
      text: 'Your payment was refunded, so the month it paid for was taken back. Premium has ended.',
    });
  });

  test('is not undone by a second payment of the same order, which is refunded without another message', async () => {
    const user = signUp(on);
    const paid = await buyMonth(user);
    await giveBack(paid);
    const again = await user.pay(paid.razorpay_order_id, { second: true });
    expect(await user.verify(again)).toMatchObject({ status: 409, body: { code: 'payment_returned' } });
    expect(await user.status()).toMatchObject({ isPremium: false });
    await runJobs(on);
    await checkInvariants(on, user.userId);
  });

  test('changes nothing when it is partial', async () => {
    const user = signUp(on);
    const before = await buyMonth(user).then((paid) => giveBack(paid, 10_000));
    expect(before).toBeUndefined();
    expect(await user.status()).toMatchObject({ isPremium: true });
  });

  test('whose event is lost is found by later checks of the order', async () => {
    const user = signUp(on);
    const paid = await buyMonth(user);
    await callRazorpay(on, `/payments/${paid.razorpay_payment_id}/refund`, {});
    on.clock.advance(15 * 60_000);
    await runJobs(on);
    expect(await user.status()).toMatchObject({ isPremium: false });
    on.clock.advance(-15 * 60_000);
    await checkInvariants(on, user.userId);
  });

  test('allows a new purchase', async () => {
    const user = signUp(on);
    await giveBack(await buyMonth(user));
    await buyMonth(user);
    expect(await user.status()).toMatchObject({ isPremium: true });
    await checkInvariants(on, user.userId);
  });
});

describe('a dispute', () => {
  test('that is open changes nothing and raises an alarm', async () => {
    const user = signUp(on);
    await dispute(await buyMonth(user), 'created');
    expect(await user.status()).toMatchObject({ isPremium: true });
    expect(on.capturedLog.alerts()).toContain('payment_dispute');
  });

  test('revokes the month when it is lost, and restores it when it is won afterwards', async () => {
    const user = signUp(on);
    const paid = await buyMonth(user);
    const before = await user.status();
    await dispute(paid, 'lost');
    await dispute(paid, 'lost');
    expect(await user.status()).toMatchObject({ isPremium: false });
    await dispute(paid, 'won');
    expect(await user.status()).toEqual(before);
  });

  test('has its latest outcome, whatever the order of events', async () => {
    const user = signUp(on);
    const paid = await buyMonth(user);
    await dispute(paid, 'won', '2026-12-01T10:00:00Z');
    await dispute(paid, 'lost', '2026-12-03T10:00:00Z');
    await dispute(paid, 'won', '2026-12-02T10:00:00Z');
    expect(await user.status()).toMatchObject({ isPremium: false });
    await dispute(paid, 'won', '2026-12-05T10:00:00Z');
    await dispute(paid, 'lost', '2026-12-04T10:00:00Z');
    expect(await user.status()).toMatchObject({ isPremium: true });
  });

  test('is found by its payment when its event names no order', async () => {
    const user = signUp(on);
    const { razorpay_payment_id: payment_id } = await buyMonth(user);
    const payload = { dispute: { entity: { payment_id } } };
    await deliver(on, JSON.stringify({ entity: 'event', event: 'payment.dispute.lost', payload }));
    await runJobs(on);
    expect(await user.status()).toMatchObject({ isPremium: false });
  });

  test('over a second payment does not revoke the month of the first', async () => {
    const user = signUp(on);
    const orderId = await user.openOrder();
    await user.verify(await user.pay(orderId));
    const second = await user.pay(orderId, { second: true });
    await user.verify(second);
    await dispute(second, 'lost');
    expect(await user.status()).toMatchObject({ isPremium: true });
  });

  test('that is won does not restore a month that was refunded', async () => {
    const user = signUp(on);
    const paid = await buyMonth(user);
    await giveBack(paid);
    await dispute(paid, 'won');
    expect(await user.status()).toMatchObject({ isPremium: false });
  });

  test('that is lost and then won does not restore a month that was refunded in between', async () => {
    const user = signUp(on);
    const paid = await buyMonth(user);
    await dispute(paid, 'lost');
    await giveBack(paid);
    await dispute(paid, 'won');
    expect(await user.status()).toMatchObject({ isPremium: false });
  });
});

describe('cancelling', () => {
  test('keeps access until the end of the month, and is undone by one call', async () => {
    const user = signUp(on);
    await buyMonth(user);
    const until = '2026-12-21T10:00:00.000Z';
    for (const answer of [
      await user.post('premium/cancel/', undefined),
      await user.post('premium/cancel/', undefined),
    ]) {
      expect(answer).toMatchObject({
        status: 200,
        body: {
          status: 'success',
          data: { isPremium: true, premiumUntil: until, subscriptionActive: false },
        },
      });
    }
    expect(await user.status()).toMatchObject({ isPremium: true, subscriptionActive: false });
    expect(await user.post('premium/resume/', undefined)).toMatchObject({
      body: { data: { isPremium: true, premiumUntil: until, subscriptionActive: true } },
    });
  });

  test('is undone by a new purchase', async () => {
    const user = signUp(on);
    await buyMonth(user);
    await user.post('premium/cancel/', undefined);
    await buyMonth(user);
    expect(await user.status()).toMatchObject({ subscriptionActive: true });
  });

  test.each(['cancel', 'resume'])('%s is rejected for a user without Premium', async (what) => {
    expect(await signUp(on).post(`premium/${what}/`, undefined)).toMatchObject({
      status: 409,
      body: { code: 'no_subscription' },
    });
  });
});
