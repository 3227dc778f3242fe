import { makeAnswer } from '@gullylens/sandboxes/testing/make-answer';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findWebhookSecret, isPaymentSignatureValid } from '../vendors/razorpay/razorpay-signatures.ts';
import { events, grants, orders, payments } from './tables.ts';
import { checkInvariants } from './testing/check-invariants.ts';
import {
  deliver,
  paymentEvent,
  eventsArrived,
  runJobs,
  signBody,
  subscribe,
} from './testing/deliver-webhook.ts';
import { control, signUp } from './testing/paying-user.ts';
import {
  PREVIOUS_WEBHOOK_SECRET,
  openRazorpay,
  startTestBilling,
  type TestBilling,
} from './testing/start-test-billing.ts';
import { verifyPayment } from './verify-payment.ts';
import { processEvents } from './webhook-events.ts';

let on: TestBilling;
beforeAll(async () => {
  on = await startTestBilling();
});
afterAll(() => on.stop());

const storedEvents = () => on.database.db.$count(events);
const statusOf = async (paymentId: string) => {
  const [row] = await on.database.db.select().from(payments).where(eq(payments.razorpayPaymentId, paymentId));
  return row?.status;
};

test("Razorpay's events turn Premium on when the browser never returns", async () => {
  const before = await storedEvents();
  await subscribe(on);
  const user = signUp(on);
  await user.pay(await user.openOrder(), { webhook: true });
  await eventsArrived(on, before + 3);
  await control(on, 'webhooks', { off: true });
  await runJobs(on);
  expect(await user.status()).toMatchObject({ isPremium: true });
  await checkInvariants(on, user.userId);
});

test('ten copies of one event and ten events of one payment, in parallel, grant one month', async () => {
  const user = signUp(on);
  const paid = await user.pay(await user.openOrder());
  const body = paymentEvent('payment.captured', paid);
  const before = await storedEvents();
  const same = Array.from({ length: 10 }, () => deliver(on, body, { eventId: 'evt_same' }));
  const other = Array.from({ length: 10 }, () => deliver(on, paymentEvent('order.paid', paid)));
  const answers = await Promise.all([...same, ...other]);
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
  expect(await storedEvents()).toBe(before + 11);
  await Promise.all([runJobs(on), runJobs(on), runJobs(on)]);
  await checkInvariants(on, user.userId);
});

test('a captured payment stays captured whatever the order of events', async () => {
  const user = signUp(on);
  const paid = await user.pay(await user.openOrder());
  for (const event of ['payment.captured', 'payment.authorized', 'payment.failed'] as const) {
    await deliver(on, paymentEvent(event, paid, { status: event.slice('payment.'.length) }));
    await runJobs(on);
  }
  expect(await statusOf(paid.razorpay_payment_id)).toBe('captured');
  await checkInvariants(on, user.userId);
});

test('fetches the payment from Razorpay: an event with wrong content grants nothing', async () => {
  const user = signUp(on);
  const failed = await user.pay(await user.openOrder(), { outcome: 'failed' });
  await deliver(on, paymentEvent('payment.captured', failed));
  await runJobs(on);
  expect(await user.status()).toMatchObject({ isPremium: false });
});

test('retries an event until Razorpay answers', async () => {
  const user = signUp(on);
  const paid = await user.pay(await user.openOrder());
  await deliver(on, paymentEvent('payment.captured', paid), { eventId: 'evt_later' });
  await control(on, 'faults', { vendor: 'razorpay', mode: 'http500', count: 3 });
  await runJobs(on);
  expect(await user.status()).toMatchObject({ isPremium: false });
  on.clock.advance(5_000);
  await runJobs(on);
  expect(await user.status()).toMatchObject({ isPremium: true });
  const [event] = await on.database.db.select().from(events).where(eq(events.eventId, 'evt_later'));
  expect(event).toMatchObject({ attempts: 2, handledAt: expect.any(Date), nextAttemptAt: null });
});

test('stores events and answers 202 while Razorpay rejects our key; processes everything afterwards', async () => {
  const user = signUp(on);
  const paid = await user.pay(await user.openOrder());
  const mistyped = openRazorpay(on.sandboxes, { keySecret: 'mistyped' });
  const lockedOut = { ...mistyped, isPaymentSignatureValid: on.context.razorpay.isPaymentSignatureValid };
  await deliver(on, paymentEvent('payment.captured', paid), { eventId: 'evt_locked_out' });
  await processEvents({ ...on.context, razorpay: lockedOut });
  const claim = {
    userId: user.userId,
    paymentId: paid.razorpay_payment_id,
    orderId: paid.razorpay_order_id,
    signature: paid.razorpay_signature,
  };
  expect(await verifyPayment({ ...on.context, razorpay: lockedOut }, claim)).toBe('pending');
  on.clock.advance(5_000);
  await runJobs(on);
  expect(await user.status()).toMatchObject({ isPremium: true });
  const [event] = await on.database.db.select().from(events).where(eq(events.eventId, 'evt_locked_out'));
  expect(event).toMatchObject({ attempts: 2, handledAt: expect.any(Date) });
});

describe('a signature', () => {
  const body = JSON.stringify({ entity: 'event', event: 'payment.captured', payload: {} });

  test('made with the previous secret is accepted while both are configured', async () => {
    const answer = await deliver(on, body, { secret: PREVIOUS_WEBHOOK_SECRET });
    expect(answer).toMatchObject({ status: 200, body: { received: true } });
  });

  test.each([
    ['made with another secret', signBody('another', body)],
    ['that is empty', ''],
    ['that is too short', signBody('another', body).slice(2)],
    [
      'over the same JSON written otherwise',
      signBody('sandbox-webhook-secret', JSON.stringify(JSON.parse(body), null, 2)),
    ],
  ])('%s is rejected with 400 and nothing is stored', async (_what, signature) => {
    const before = await storedEvents();
    expect(await deliver(on, body, { signature })).toMatchObject({
      status: 400,
      body: { code: 'webhook_signature_invalid' },
    });
    expect(await storedEvents()).toBe(before);
  });

  test.each([
    ['no JSON', '{"event":'],
    ['no event', '{"hello":"there"}'],
    ['nothing', ''],
    ['a deep nest of lists', '['.repeat(20_000) + ']'.repeat(20_000)],
  ])('over %s is rejected with 400 although it is valid, and nothing is stored', async (_what, odd) => {
    const before = await storedEvents();
    expect((await deliver(on, odd)).status).toBe(400);
    expect(await storedEvents()).toBe(before);
  });
});

test('processes both events when an event id arrives again with another body', async () => {
  const user = signUp(on);
  const paid = await user.pay(await user.openOrder());
  const before = await storedEvents();
  await deliver(on, paymentEvent('payment.failed', paid), { eventId: 'evt_reused' });
  await deliver(on, paymentEvent('payment.captured', paid), { eventId: 'evt_reused' });
  expect(await storedEvents()).toBe(before + 2);
  await runJobs(on);
  await checkInvariants(on, user.userId);
});

// Calculated with another program: printf '%s' 'order_A|pay_B' | openssl dgst -sha256 -hmac the-secret
test('the signature of a payment is HMAC-SHA256 over order and payment', () => {
  const signed = {
    orderId: 'order_A',
    paymentId: 'pay_B',
    signature: '124e544ca4f5fdac55ba711e6c377be030cc9a435d9bb3c9553591c2e0ffa3b9',
  };
  expect(isPaymentSignatureValid(signed, 'the-secret')).toBe(true);
  expect(isPaymentSignatureValid(signed, 'the-secretx')).toBe(false);
});

test('the signature of a webhook is HMAC-SHA256 over its exact bytes, with one of the secrets', () => {
  const body = '{"event":"payment.captured"}';
  const signature = '520612e9d7033c181c087f1640fe3acf383d66e46f9481b3095d105295bb82ce';
  expect(findWebhookSecret(Buffer.from(body), signature, ['other', 'the-secret'])).toBe(1);
  expect(findWebhookSecret(Buffer.from(`${body} `), signature, ['other', 'the-secret'])).toBe(-1);
});

test.each([
  'payment.captured upi',
  'payment.captured card',
  'payment.failed card',
  'order.paid wallet',
  'refund.processed card before 2024',
])('accepts %s as Razorpay sends it, and ignores it when the order is unknown', async (kind) => {
  const body = JSON.stringify(makeAnswer(`razorpay/${kind}`, 'required')).replaceAll(
    '"Text"',
    '"of_another"',
  );
  const eventId = `evt_${kind.replaceAll(/\W/g, '_')}`;
  expect((await deliver(on, body, { eventId })).status).toBe(200);
  const ours = async () => (await on.database.db.select().from(events).where(eq(events.eventId, eventId)))[0];
  expect(await ours()).toMatchObject({
    event: kind.split(' ')[0],
    razorpayPaymentId: 'of_another',
    razorpayOrderId: 'of_another',
  });
  const before = await on.database.db.$count(grants);
  await runJobs(on);
  expect((await ours())?.handledAt).not.toBeNull();
  expect(await on.database.db.$count(grants)).toBe(before);
  expect(await on.database.db.$count(orders, eq(orders.razorpayOrderId, 'of_another'))).toBe(0);
});
