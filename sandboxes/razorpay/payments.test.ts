import { describe, expect, it } from 'vitest';
import { sandboxCredentials } from '../sandbox-settings.ts';
import { ask } from '../testing/ask.ts';
import { callApi, createOrder, pay } from '../testing/razorpay-caller.ts';
import { haveSamples, readSample } from '../testing/recorded-samples.ts';
import { runSandboxes } from '../testing/run-sandboxes.ts';
import { shapeOf } from '../testing/shape-of.ts';
import { signPayment, signWebhook } from './sign.ts';

const descriptionOf = (body: Record<string, unknown>) =>
  (body['error'] as { description: string }).description;

const capturedPayment = async (address: string) =>
  (await pay(address, await createOrder(address))).razorpay_payment_id;

describe('signatures', () => {
  it.skipIf(!haveSamples)('equal the recorded vectors', () => {
    const vectors = readSample('razorpay/signature_test_vectors.json') as Record<string, string>[];
    const vector = (kind: string) => vectors.find((entry) => entry['kind'] === kind) ?? {};
    const { secret = '', order_id = '', payment_id = '', signature } = vector('order_payment');
    expect(signPayment(secret, order_id, payment_id)).toBe(signature);
    const webhook = vector('webhook_body');
    expect(signWebhook(webhook['secret'] ?? '', webhook['body'] ?? '')).toBe(webhook['signature']);
  });
});

describe('paying as a customer', () => {
  it('hands back the three fields, signed with the key secret', async () => {
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

  it('can fail, with the vendor’s account of why', async () => {
    const { address } = await runSandboxes();
    const orderId = await createOrder(address);
    const { body } = await ask(`${address}/razorpay/pay`, { post: { order_id: orderId, outcome: 'failed' } });
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
      const second = await ask(`${address}/razorpay/pay`, {
        post: { order_id: orderId, outcome: 'captured' },
      });
      expect(second.status).toBe(400);
      expect(descriptionOf(second.body)).toBe('Payment already done for this order.');
    }
  });

  it('lets a failed payment be authorised late, as one and the same payment', async () => {
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

  it('can hold another amount or currency than the order, for merchants to refuse', async () => {
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
    expect((await ask(`${address}/razorpay/pay`, { post: body })).status).toBe(400);
  });
});

describe('capturing', () => {
  it('captures what is authorised, once, for the exact amount', async () => {
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
  it('gives back a part, then the rest, then nothing more', async () => {
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

  it('answers a repeated idempotency key with the first refund, and refuses another body under it', async () => {
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

  it('refuses what is not captured', async () => {
    const { address } = await runSandboxes();
    const { razorpay_payment_id: id } = await pay(address, await createOrder(address), {
      outcome: 'authorized',
    });
    const { body } = await callApi(address, `/payments/${id}/refund`, {});
    expect(descriptionOf(body)).toBe('The payment status should be captured for action to be taken');
  });
});

describe.skipIf(!haveSamples)('recorded payments and refunds', () => {
  it('payment__03_fetch_a_payment has the shape of a UPI payment here', async () => {
    const { address } = await runSandboxes();
    const paid = await pay(address, await createOrder(address), { description: 'Premium' });
    const { body } = await callApi(address, `/payments/${paid.razorpay_payment_id}`);
    const { customer_id, acquirer_data, ...recorded } = readSample(
      'razorpay/payment__03_fetch_a_payment.json',
    ) as Record<string, unknown>;
    expect(customer_id).toMatch(/^cust_/); // Only customers saved at the vendor have one; ours are not.
    const { upi, ...sent } = body;
    expect(upi).toEqual({ vpa: 'success@razorpay', flow: 'collect' });
    expect(shapeOf(sent)).toMatchObject(shapeOf({ ...recorded, acquirer_data }) as object);
  });

  it('order__05_fetch_payments_for_an_order has the shape of the list here', async () => {
    const { address } = await runSandboxes();
    const orderId = await createOrder(address);
    await pay(address, orderId, { method: 'card', description: 'Premium' });
    const { body } = await callApi(address, `/orders/${orderId}/payments`);
    expect(shapeOf(body)).toMatchObject(
      shapeOf(readSample('razorpay/order__05_fetch_payments_for_an_order.json')) as object,
    );
  });

  it('payment__01_capture_payment has no key that a captured payment lacks here, but for a saved customer', async () => {
    const { address } = await runSandboxes();
    const { razorpay_payment_id: id } = await pay(address, await createOrder(address), {
      outcome: 'authorized',
    });
    const { body } = await callApi(address, `/payments/${id}/capture`, { amount: 49_900, currency: 'INR' });
    const { customer_id: _customer, ...recorded } = readSample(
      'razorpay/payment__01_capture_payment.json',
    ) as object & {
      customer_id: string;
    };
    expect(Object.keys(body)).toEqual(expect.arrayContaining(Object.keys(recorded)));
  });

  it('payment__04_fetch_payments_for_an_order has no key that the list lacks here', async () => {
    const { address } = await runSandboxes();
    const orderId = await createOrder(address);
    await pay(address, orderId, { method: 'netbanking', description: 'Premium' });
    const { body } = await callApi(address, `/orders/${orderId}/payments`);
    expect(shapeOf(body)).toMatchObject(
      shapeOf(readSample('razorpay/payment__04_fetch_payments_for_an_order.json')) as object,
    );
  });

  it.each([
    ['refund__03_fetch_multiple_refunds_for_a_payment', (id: string) => `/payments/${id}/refunds`],
    ['refund__05_fetch_all_refunds', () => '/refunds'],
  ])('%s has the keys of the list here', async (sample, pathFor) => {
    const { address } = await runSandboxes();
    const id = await capturedPayment(address);
    await callApi(address, `/payments/${id}/refund`, { notes: { comment: 'x' } });
    const sent = (await callApi(address, pathFor(id))).body;
    const recorded = readSample(`razorpay/${sample}.json`) as typeof sent;
    const keysIn = (list: typeof sent) => Object.keys((list['items'] as object[])[0] ?? {}).toSorted();
    expect(Object.keys(sent).toSorted()).toEqual(Object.keys(recorded).toSorted());
    expect(keysIn(sent)).toEqual(keysIn(recorded));
  });

  it.each(['refund__04_fetch_a_specific_refund_for_a_payment', 'refund__06_fetch_particular_refund'])(
    '%s has the keys of a refund here',
    async (sample) => {
      const { address } = await runSandboxes();
      const { body } = await callApi(address, `/payments/${await capturedPayment(address)}/refund`, {});
      const fetched = (await callApi(address, `/refunds/${body['id']}`)).body;
      expect(fetched).toEqual(body);
      expect(Object.keys(fetched).toSorted()).toEqual(
        Object.keys(readSample(`razorpay/${sample}.json`) as object).toSorted(),
      );
    },
  );

  it('refund__01_create_a_normal_refund has the shape that the sandbox sends', async () => {
    const { address } = await runSandboxes();
    const { razorpay_payment_id: id } = await pay(address, await createOrder(address));
    const { body } = await callApi(address, `/payments/${id}/refund`, { receipt: 'Receipt No. 31' });
    expect(shapeOf(body)).toEqual(shapeOf(readSample('razorpay/refund__01_create_a_normal_refund.json')));
  });
});
