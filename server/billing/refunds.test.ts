import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { RazorpayError } from '../vendors/razorpay/razorpay-error.ts';
import { sendRefunds } from './refunds.ts';
import { refunds } from './tables.ts';
import { callRazorpay } from './testing/call-razorpay-api.ts';
import { deliver, paymentEvent, runJobs } from './testing/deliver-webhook.ts';
import { type CheckoutResult, signUp } from './testing/paying-user.ts';
import { startTestBilling, type TestBilling } from './testing/start-test-billing.ts';
import { processEvents } from './webhook-events.ts';

let on: TestBilling;
let second: CheckoutResult;
beforeAll(async () => {
  on = await startTestBilling();
});
beforeEach(async () => {
  const user = signUp(on);
  const orderId = await user.openOrder();
  await user.verify(await user.pay(orderId));
  second = await user.pay(orderId, { second: true });
  await user.verify(second);
});
afterAll(() => on.stop());

const inMs = (ms: number) => new Date(on.clock.now().getTime() + ms);

async function stored() {
  const ofSecond = eq(refunds.razorpayPaymentId, second.razorpay_payment_id);
  const [row] = await on.database.db.select().from(refunds).where(ofSecond);
  return { sent: row?.razorpayRefundId, next: row?.nextAttemptAt };
}

/** Sends due refunds with a replaced Razorpay response and returns the alarms raised. */
async function sendWith(kind: RazorpayError['kind']): Promise<string[]> {
  const before = on.capturedLog.alerts().length;
  const refundPayment = async () => {
    throw new RazorpayError('POST /refund', { kind });
  };
  await sendRefunds({ ...on.context, razorpay: { ...on.context.razorpay, refundPayment } });
  return on.capturedLog.alerts().slice(before);
}

const giveBack = (amount?: number) =>
  callRazorpay(on, `/payments/${second.razorpay_payment_id}/refund`, amount === undefined ? {} : { amount });

test('a refund is done when Razorpay rejects it because the payment is already refunded', async () => {
  await giveBack();
  expect(await sendWith('refused')).toEqual([]);
  expect(await stored()).toEqual({ sent: null, next: null });
  expect(on.capturedLog.text()).toContain('already refunded by Razorpay');
});

test.each([
  ['refused, with no money given back', 'refused', undefined],
  ['refused, with a part of the money given back', 'refused', 49_899],
  ['not answered, although the money was given back', 'unreachable', 49_900],
] as const)(
  'a refund that is %s is retried after five seconds and raises an alarm',
  async (_what, kind, given) => {
    if (given !== undefined) await giveBack(given);
    expect(await sendWith(kind)).toEqual(['refund_not_sent']);
    expect(await stored()).toEqual({ sent: null, next: inMs(5_000) });
  },
);

test('a refund that failed later is requested again after five minutes', async () => {
  await sendRefunds(on.context);
  expect(await stored()).toEqual({ sent: expect.stringMatching(/^rfnd_/), next: null });
  await deliver(on, paymentEvent('refund.failed', second));
  await runJobs(on);
  expect(await stored()).toEqual({ sent: null, next: inMs(5 * 60_000) });
});

test('a refund that is not sent yet is not postponed by the failure of an earlier one', async () => {
  const alarms = on.capturedLog.alerts().length;
  await deliver(on, paymentEvent('refund.failed', second));
  const before = await stored();
  await processEvents(on.context);
  expect(await stored()).toEqual(before);
  expect(on.capturedLog.alerts().slice(alarms)).toEqual([]);
});
