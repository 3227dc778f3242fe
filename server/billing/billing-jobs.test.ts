import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { findMissedRefunds, checkWebhookSilence } from './billing-jobs.ts';
import { claimDue } from './claim-due.ts';
import { events, orders, payments } from './tables.ts';
import { deliver, paymentEvent } from './testing/deliver-webhook.ts';
import { countCalls, type PayingUser, signUp } from './testing/paying-user.ts';
import { startTestBilling, type TestBilling } from './testing/start-test-billing.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

let on: TestBilling;
let stop: (() => Promise<void>) | undefined;
beforeAll(async () => {
  on = await startTestBilling();
});
afterEach(async () => {
  await stop?.();
  stop = undefined;
});
afterAll(() => on.stop());

/** Waits until an event is processed, by a run of the jobs that begins after its arrival. */
async function passRound(): Promise<void> {
  const user = signUp(on);
  const paid = await user.pay(await user.openOrder());
  await deliver(on, paymentEvent('payment.captured', paid));
  await expect.poll(user.status).toMatchObject({ isPremium: true });
}

const hasPaid = (user: PayingUser) => expect.poll(user.status).toMatchObject({ isPremium: true });

describe('the jobs of a process that starts', () => {
  test('check open orders immediately, and later when they are due', async () => {
    const [paying, waiting] = [signUp(on), signUp(on)];
    await paying.pay(await paying.openOrder());
    const orderId = await waiting.openOrder();
    stop = on.billing.startJobs();
    await hasPaid(paying);
    await passRound();
    await passRound();
    expect(await countCalls(on, new RegExp(`GET .*/${orderId}/payments`))).toBe(1);
  });

  test('search for missed refunds and missing webhooks once, not in each run', async () => {
    await on.database.db.delete(events);
    await on.database.db
      .update(payments)
      .set({ firstSeenAt: new Date(on.clock.now().getTime() - 11 * MINUTE) });
    const sweeps = await countCalls(on, /^GET .*\/refunds/);
    const alarms = on.capturedLog.alerts().length;
    stop = on.billing.startJobs();
    await passRound();
    await passRound();
    expect(await countCalls(on, /^GET .*\/refunds/)).toBe(sweeps + 1);
    expect(on.capturedLog.alerts().slice(alarms)).toEqual(['razorpay_last_webhook_age']);
  });
});

test('searches the refunds of the last four days', async () => {
  const searchedSince: Date[] = [];
  const listRefunds = async (since: Date) => {
    searchedSince.push(since);
    return [];
  };
  const context = { ...on.context, razorpay: { ...on.context.razorpay, listRefunds } };
  expect(await findMissedRefunds(context)).toBe(0);
  expect(searchedSince).toEqual([new Date(on.clock.now().getTime() - 4 * DAY)]);
});

test('ignores failed refunds and sums partial refunds of a payment', async () => {
  const user = signUp(on);
  const paid = await user.pay(await user.openOrder());
  await user.verify(paid);
  const part = { id: 'rfnd_1', payment_id: paid.razorpay_payment_id, currency: 'INR' };
  const sweep = async (...refunds: { amount: number; status: 'processed' | 'failed' }[]) => {
    const listRefunds = async () => refunds.map((refund) => ({ ...part, ...refund })) as never;
    return findMissedRefunds({ ...on.context, razorpay: { ...on.context.razorpay, listRefunds } });
  };
  const known = eq(payments.razorpayPaymentId, paid.razorpay_payment_id);
  await on.database.db.update(payments).set({ amountRefundedPaise: 300 }).where(known);
  expect(await sweep({ amount: 100, status: 'processed' }, { amount: 200, status: 'processed' })).toBe(0);
  expect(await sweep({ amount: 300, status: 'processed' }, { amount: 1, status: 'failed' })).toBe(0);
  expect(await sweep({ amount: 100, status: 'processed' }, { amount: 201, status: 'processed' })).toBe(1);
});

test('the alarm about missing webhooks contains the age of the last one', async () => {
  const user = signUp(on);
  await on.database.db.delete(events);
  await user.verify(await user.pay(await user.openOrder()));
  on.clock.advance(11 * MINUTE);
  await checkWebhookSilence(on.context);
  const receivedAt = new Date(on.clock.now().getTime() - 2 * 60 * MINUTE);
  const event = { eventId: 'evt_old', bodySha256: 'a'.repeat(64), event: 'payment.captured', receivedAt };
  await on.database.db.insert(events).values(event);
  await checkWebhookSilence(on.context);
  const ages = [...on.capturedLog.text().matchAll(/"ageSeconds":(\w+)/g)].map(([, age]) => age);
  expect(ages.slice(-2)).toEqual(['null', '7200']);
  on.clock.advance(-11 * MINUTE);
});

test('skips due rows locked by another process; claimed rows are due again after a minute', async () => {
  const [held, free] = [await signUp(on).openOrder(), await signUp(on).openOrder()];
  on.clock.advance(2 * MINUTE);
  const ofHeld = eq(orders.razorpayOrderId, held);
  const claimed = await on.database.db.transaction(async (tx) => {
    await tx.select().from(orders).where(ofHeld).for('update');
    return claimDue(on.context, {
      table: orders,
      key: orders.id,
      dueAt: orders.nextCheckAt,
      batchSize: 1_000,
      claim: (until) => ({ nextCheckAt: until }),
    });
  });
  const ids = claimed.map(({ razorpayOrderId }) => razorpayOrderId);
  expect([ids.includes(held), ids.includes(free)]).toEqual([false, true]);
  const inAMinute = new Date(on.clock.now().getTime() + MINUTE);
  expect(claimed.map(({ nextCheckAt }) => nextCheckAt)).toEqual(claimed.map(() => inAMinute));
  on.clock.advance(-2 * MINUTE);
});
