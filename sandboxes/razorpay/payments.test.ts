import { describe, expect, it } from 'vitest';
import { sandboxCredentials } from '../control/sandbox-settings.ts';
import { sendRequest } from '../testing/send-request.ts';
import { callApi, createOrder, pay } from '../testing/call-razorpay.ts';
import { runSandboxes } from '../testing/run-sandboxes.ts';
import { signPayment, signWebhook } from './requests/signatures.ts';

const descriptionOf = (body: Record<string, unknown>) =>
  (body['error'] as { description: string }).description;

const capturedPayment = async (address: string) =>
  (await pay(address, await createOrder(address))).razorpay_payment_id;

describe('signatures', () => {
  // Computed with another program: printf '%s' 'order_A|pay_B' | openssl dgst -sha256 -hmac the-secret
  it('are HMAC-SHA256 over order and payment, and over the body of a webhook', () => {
    expect(signPayment('the-secret', 'order_A', 'pay_B')).toBe(
      '124e544ca4f5fdac55ba711e6c377be030cc9a435d9bb3c9553591c2e0ffa3b9',
    );
    expect(signWebhook('the-secret', '{"event":"payment.captured"}')).toBe(
      '520612e9d7033c181c087f1640fe3acf383d66e46f9481b3095d105295bb82ce',
    );
  });
});

describe('paying as a customer', () => {
  it('returns the three fields, signed with the key secret', async () => {
    const { address } = await runSandboxes();
    const orderId = await createOrder(address);
    const paid = await pay(address, orderId);
    expect(paid.razorpay_order_id).toBe(orderId);
    expect(paid.razorpay_signature).toBe(
      signPayment(sandboxCredentials.razorpayKeySecret, orderId, paid.razorpay_payment_id),
    );
    const { body } = await callApi(address, `/payments/${paid.razorpay_payment_id}`);
    expect(body).toMatchObject({
      status: 'captured',
      captured: true,
      amount: 49_900,
      order_id: orderId,
      fee: 1_178,
    });
  });

  it('can fail, with the vendor’s error', async () => {
    const { address } = await runSandboxes();
    const orderId = await createOrder(address);
    const { body } = await sendRequest(`${address}/razorpay/pay`, {
      post: { order_id: orderId, outcome: 'failed' },
    });
    expect(body['error']).toMatchObject({
      code: 'BAD_REQUEST_ERROR',
      reason: 'payment_failed',
      metadata: { order_id: orderId, payment_id: body['razorpay_payment_id'] },
    });
    const payment = await callApi(address, `/payments/${body['razorpay_payment_id']}`);
    expect(payment.body).toMatchObject({
      status: 'failed',
      captured: false,
      fee: null,
      error_reason: 'payment_failed',
    });
  });

  it('lists every attempt on the order', async () => {
    const { address } = await runSandboxes();
    const orderId = await createOrder(address);
    await pay(address, orderId, { outcome: 'failed' });
    await pay(address, orderId);
    const { body } = await callApi(address, `/orders/${orderId}/payments`);
    expect((body['items'] as { status: string }[]).map(({ status }) => status)).toEqual([
      'captured',
      'failed',
    ]);
  });

  it('is refused once the order is paid or a payment on it is authorised', async () => {
    const { address } = await runSandboxes();
    for (const outcome of ['captured', 'authorized']) {
      const orderId = await createOrder(address);
      await pay(address, orderId, { outcome });
      const second = await sendRequest(`${address}/razorpay/pay`, {
        post: { order_id: orderId, outcome: 'captured' },
      });
      expect(second.status).toBe(400);
      expect(descriptionOf(second.body)).toBe('Payment already done for this order.');
    }
  });

  it('allows late authorisation of a failed payment, with the same id', async () => {
    const { address } = await runSandboxes();
    const orderId = await createOrder(address);
    const { razorpay_payment_id: payment_id } = await pay(address, orderId, { outcome: 'failed' });
    const late = await pay(address, orderId, { outcome: 'captured', payment_id });
    expect(late.razorpay_payment_id).toBe(payment_id);
    expect((await callApi(address, `/orders/${orderId}`)).body).toMatchObject({
      status: 'paid',
      attempts: 1,
    });
  });

  it('can have another amount or currency than the order, which merchants must refuse', async () => {
    const { address } = await runSandboxes();
    const paid = await pay(address, await createOrder(address), { amount: 100, currency: 'USD' });
    const { body } = await callApi(address, `/payments/${paid.razorpay_payment_id}`);
    expect(body).toMatchObject({ amount: 100, currency: 'USD', status: 'captured' });
  });

  it.each([
    [{ order_id: 'order_00000000000000', outcome: 'captured' }],
    [{ order_id: 'order_00000000000000', outcome: 'stolen' }],
    [{ outcome: 'captured' }],
  ])('refuses %j', async (body) => {
    const { address } = await runSandboxes();
    expect((await sendRequest(`${address}/razorpay/pay`, { post: body })).status).toBe(400);
  });
});

describe('capturing', () => {
  it('captures an authorised payment once, for the exact amount', async () => {
    const { address } = await runSandboxes();
    const orderId = await createOrder(address);
    const { razorpay_payment_id: id } = await pay(address, orderId, { outcome: 'authorized' });
    expect((await callApi(address, `/orders/${orderId}`)).body['status']).toBe('attempted');
    const wrong = await callApi(address, `/payments/${id}/capture`, { amount: 100, currency: 'INR' });
    expect(descriptionOf(wrong.body)).toBe('Capture amount must be equal to the amount authorized');
    const right = await callApi(address, `/payments/${id}/capture`, { amount: 49_900, currency: 'INR' });
    expect(right.body).toMatchObject({ status: 'captured', captured: true });
    expect((await callApi(address, `/orders/${orderId}`)).body['status']).toBe('paid');
    const again = await callApi(address, `/payments/${id}/capture`, { amount: 49_900, currency: 'INR' });
    expect(descriptionOf(again.body)).toBe('This payment has already been captured');
  });

  it('does not capture a failed payment', async () => {
    const { address } = await runSandboxes();
    const { razorpay_payment_id: id } = await pay(address, await createOrder(address), { outcome: 'failed' });
    const { status } = await callApi(address, `/payments/${id}/capture`, { amount: 49_900, currency: 'INR' });
    expect(status).toBe(400);
  });
});

describe('refunding', () => {
  it('refunds a part, then the rest, and refuses any more', async () => {
    const { address } = await runSandboxes();
    const id = await capturedPayment(address);
    const part = await callApi(address, `/payments/${id}/refund`, { amount: 10_000, notes: { why: 'test' } });
    expect(part.body).toMatchObject({
      amount: 10_000,
      payment_id: id,
      status: 'processed',
      notes: { why: 'test' },
    });
    expect((await callApi(address, `/payments/${id}`)).body).toMatchObject({
      status: 'captured',
      refund_status: 'partial',
      amount_refunded: 10_000,
    });
    expect((await callApi(address, `/payments/${id}/refund`, { amount: 40_000 })).status).toBe(400);
    expect((await callApi(address, `/payments/${id}/refund`, {})).body['amount']).toBe(39_900);
    expect((await callApi(address, `/payments/${id}`)).body).toMatchObject({
      status: 'refunded',
      refund_status: 'full',
    });
    const more = await callApi(address, `/payments/${id}/refund`, {});
    expect(descriptionOf(more.body)).toBe('The payment has been fully refunded already');
    expect((await callApi(address, `/payments/${id}/refunds`)).body['count']).toBe(2);
  });

  it('returns the first refund for a repeated idempotency key, and refuses another body', async () => {
    const { address } = await runSandboxes();
    const id = await capturedPayment(address);
    const key = { 'x-refund-idempotency': 'refund-0001' };
    const first = await callApi(address, `/payments/${id}/refund`, { amount: 500 }, key);
    const repeated = await callApi(address, `/payments/${id}/refund`, { amount: 500 }, key);
    expect(repeated.body).toEqual(first.body);
    expect((await callApi(address, `/payments/${id}/refund`, { amount: 600 }, key)).status).toBe(400);
    const short = await callApi(address, `/payments/${id}/refund`, {}, { 'x-refund-idempotency': 'short' });
    expect(short.status).toBe(400);
    expect((await callApi(address, `/payments/${id}`)).body['amount_refunded']).toBe(500);
  });

  it('refuses a payment that is not captured', async () => {
    const { address } = await runSandboxes();
    const { razorpay_payment_id: id } = await pay(address, await createOrder(address), {
      outcome: 'authorized',
    });
    const { body } = await callApi(address, `/payments/${id}/refund`, {});
    expect(descriptionOf(body)).toBe('The payment status should be captured for action to be taken');
  });
});

it('a payment by UPI has the virtual address and the flow', async () => {
  const { address } = await runSandboxes();
  const { razorpay_payment_id: id } = await pay(address, await createOrder(address));
  const { body } = await callApi(address, `/payments/${id}`);
  expect(body['upi']).toEqual({ vpa: 'success@razorpay', flow: 'collect' });
});
