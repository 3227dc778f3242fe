import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { grants, payments } from './tables.ts';
import { callRazorpay } from './testing/call-razorpay-api.ts';
import { checkInvariants } from './testing/check-invariants.ts';
import { deliver, paymentEvent, runJobs } from './testing/deliver-webhook.ts';
import { type CheckoutResult, control, countCalls, signUp } from './testing/paying-user.ts';
import { startImpatientBilling, startTestBilling, type TestBilling } from './testing/start-test-billing.ts';

let on: TestBilling;
beforeAll(async () => {
  on = await startTestBilling();
});
afterEach(() => control(on, 'faults', { vendor: 'razorpay', mode: 'http500', count: 0 }));
afterAll(() => on.stop());

const stored = () => Promise.all([on.database.db.$count(payments), on.database.db.$count(grants)]);

test('a payment that the webhook reported first is verified as active with the same end', async () => {
  const user = signUp(on);
  const paid = await user.pay(await user.openOrder());
  await deliver(on, paymentEvent('payment.captured', paid));
  await runJobs(on);
  const before = await user.status();
  expect(before).toMatchObject({ isPremium: true });
  expect(await user.verify(paid)).toMatchObject({ status: 200, body: { success: true, premium: before } });
  await checkInvariants(on, user.userId);
});

test('verifying ten times in parallel grants one month', async () => {
  const user = signUp(on);
  const paid = await user.pay(await user.openOrder());
  const answers = await Promise.all(Array.from({ length: 10 }, () => user.verify(paid)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  await checkInvariants(on, user.userId);
});

test('rejects and logs the paid order of another user', async () => {
  const [owner, thief] = [signUp(on), signUp(on)];
  const paid = await owner.pay(await owner.openOrder());
  const notes = on.capturedLog.securityEvents().length;
  expect(await thief.verify(paid)).toMatchObject({ status: 404, body: { code: 'order_not_found' } });
  expect(on.capturedLog.securityEvents().slice(notes)).toEqual(['foreign_order']);
  expect(await thief.status()).toMatchObject({ isPremium: false });
  expect((await owner.verify(paid)).status).toBe(200);
  await checkInvariants(on, owner.userId);
});

/** Changes one digit. */
const flipped = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);

describe('an invalid signature', () => {
  test.each<[string, (paid: CheckoutResult) => string]>([
    ['is altered', ({ razorpay_signature }) => flipped(razorpay_signature)],
    ['is empty', () => ''],
    ['is too short', ({ razorpay_signature }) => razorpay_signature.slice(0, 40)],
    ['is too long', ({ razorpay_signature }) => `${razorpay_signature}00`],
    ['is no hexadecimal', () => 'z'.repeat(64)],
    [
      'is made with another secret',
      ({ razorpay_signature }) => razorpay_signature.split('').toReversed().join(''),
    ],
    ['has other letters than ASCII', () => '०'.repeat(64)],
  ])('is rejected without a request to Razorpay when it %s', async (_how, forge) => {
    const user = signUp(on);
    const paid = await user.pay(await user.openOrder());
    const [calls, rows] = [await countCalls(on, /GET .*payments/), await stored()];
    const answer = await user.verify({ ...paid, razorpay_signature: forge(paid) });
    expect(answer).toMatchObject({ status: 400, body: { error: 'Payment verification failed' } });
    expect(await countCalls(on, /GET .*payments/)).toBe(calls);
    expect(await stored()).toEqual(rows);
  });

  test('of another payment of the same order is rejected', async () => {
    const user = signUp(on);
    const orderId = await user.openOrder();
    const failed = await user.pay(orderId, { outcome: 'failed' });
    const paid = await user.pay(orderId);
    const mixed = { ...paid, razorpay_payment_id: failed.razorpay_payment_id };
    expect((await user.verify(mixed)).status).toBe(400);
  });
});

async function isPendingDuring(billing: TestBilling, mode: string): Promise<void> {
  const user = signUp(billing);
  const paid = await user.pay(await user.openOrder());
  await control(billing, 'faults', { vendor: 'razorpay', mode, count: 3 });
  expect((await user.verify(paid)).status).toBe(202);
  expect(await user.verify(paid)).toMatchObject({ status: 200, body: { success: true } });
  await checkInvariants(billing, user.userId);
}

describe('a valid signature', () => {
  test('of an authorised payment is pending, and the payment counts once it is captured', async () => {
    const user = signUp(on);
    const orderId = await user.openOrder();
    const paid = await user.pay(orderId, { outcome: 'authorized' });
    expect(await user.verify(paid)).toMatchObject({ status: 202, body: { success: false, pending: true } });
    expect(await user.orderState(orderId)).toBe('pending');
    expect(await user.status()).toMatchObject({ isPremium: false });
    await capture(paid);
    await runJobs(on);
    expect(await user.orderState(orderId)).toBe('paid');
    await checkInvariants(on, user.userId);
  });

  test('of a failed payment is rejected', async () => {
    const user = signUp(on);
    const paid = await user.pay(await user.openOrder(), { outcome: 'failed' });
    expect(await user.verify(paid)).toMatchObject({
      status: 400,
      body: { code: 'payment_verification_failed' },
    });
    await checkInvariants(on, user.userId);
  });

  test.each([
    ['another amount', { amount: 100 }],
    ['another currency', { currency: 'USD' }],
  ])('of a payment of %s is rejected, raises an alarm and grants nothing', async (_what, tampered) => {
    const user = signUp(on);
    const paid = await user.pay(await user.openOrder(), tampered);
    const rows = await stored();
    const alarms = on.capturedLog.alerts().length;
    expect(await user.verify(paid)).toMatchObject({ status: 409, body: { code: 'payment_mismatch' } });
    expect(on.capturedLog.alerts().slice(alarms)).toEqual(['payment_mismatch']);
    expect(await stored()).toEqual(rows);
    expect(await user.status()).toMatchObject({ isPremium: false });
  });

  test('of a refunded payment is rejected and grants nothing', async () => {
    const user = signUp(on);
    const paid = await user.pay(await user.openOrder());
    await refund(paid);
    expect(await user.verify(paid)).toMatchObject({ status: 409, body: { code: 'payment_returned' } });
    expect(await user.orderState(paid.razorpay_order_id)).toBe('refunded');
    await checkInvariants(on, user.userId);
  });

  test.each(['http500', 'http429', 'html', 'truncated', 'reset'])(
    'is pending while Razorpay answers %s, and the payment counts afterwards',
    (mode) => isPendingDuring(on, mode),
  );

  test('is pending while Razorpay does not answer, and the payment counts afterwards', async () => {
    const impatient = await startImpatientBilling();
    onTestFinished(impatient.stop);
    await isPendingDuring(impatient, 'hang');
  });
});

describe('a body that the checkout does not send', () => {
  const good = {
    razorpay_payment_id: 'pay_ABCDEF12345678',
    razorpay_order_id: 'order_ABCDEF12345678',
    razorpay_signature: 'a'.repeat(64),
  };
  test.each<[string, unknown]>([
    ['nothing', {}],
    ['a list', []],
    ['null', null],
    ['a number for an id', { ...good, razorpay_payment_id: 7 }],
    ['an object for a signature', { ...good, razorpay_signature: { toString: 'x' } }],
    ['an unknown key', { ...good, isPremium: true }],
    ['an id that climbs out of its path', { ...good, razorpay_payment_id: 'pay_../../refunds' }],
    ['an order id with a payment prefix', { ...good, razorpay_order_id: 'pay_ABCDEF12345678' }],
    ['a very long id', { ...good, razorpay_order_id: `order_${'A'.repeat(200)}` }],
    ['a very long signature', { ...good, razorpay_signature: 'a'.repeat(5_000) }],
    ['a missing signature', { ...good, razorpay_signature: undefined }],
  ])('is rejected when it is %s', async (_what, body) => {
    const user = signUp(on);
    const rows = await stored();
    const answer = await user.post('premium/verify-payment/', body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } });
    expect(await stored()).toEqual(rows);
  });

  test('is rejected for an unknown order', async () => {
    expect(await signUp(on).verify(good)).toMatchObject({
      status: 404,
      body: { error: 'We could not find that order.' },
    });
  });

  test('is rejected without a token', async () => {
    const answer = await fetch(`${on.address}/api/subscriptions/premium/verify-payment/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(good),
    });
    expect(answer.status).toBe(401);
  });
});

const capture = ({ razorpay_payment_id }: CheckoutResult) =>
  callRazorpay(on, `/payments/${razorpay_payment_id}/capture`, { amount: 49_900, currency: 'INR' });
const refund = ({ razorpay_payment_id }: CheckoutResult) =>
  callRazorpay(on, `/payments/${razorpay_payment_id}/refund`, {});
