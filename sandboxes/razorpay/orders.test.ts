import { appendFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sendRequest } from '../testing/send-request.ts';
import { callApi, createOrder, pay } from '../testing/call-razorpay.ts';
import { runSandboxes } from '../testing/run-sandboxes.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const errorOf = (body: Record<string, unknown>) => body['error'] as { description: string; field?: string };
const idsIn = (body: Record<string, unknown>) => (body['items'] as { id: string }[]).map(({ id }) => id);

describe('creating an order', () => {
  it('returns the order, with an empty array when there are no notes', async () => {
    const { address } = await runSandboxes();
    const { body, status } = await callApi(address, '/orders', {
      amount: 49_900,
      currency: 'INR',
      receipt: 'r-1',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      entity: 'order',
      amount: 49_900,
      amount_paid: 0,
      amount_due: 49_900,
      currency: 'INR',
      receipt: 'r-1',
      status: 'created',
      attempts: 0,
      notes: [],
    });
    expect(body['id']).toMatch(/^order_[A-Za-z0-9]{14}$/);
  });

  it.each([
    [{ currency: 'INR' }, 'The amount field is required.', 'amount'],
    [{ amount: 499.5, currency: 'INR' }, 'The amount must be an integer.', 'amount'],
    [{ amount: 99, currency: 'INR' }, 'Order amount less than minimum amount allowed', 'amount'],
    [{ amount: 100 }, 'The currency field is required.', 'currency'],
    [{ amount: 100, currency: 'DOGE' }, 'Currency is not supported', 'currency'],
    [
      { amount: 100, currency: 'INR', receipt: 'r'.repeat(41) },
      'The receipt may not be greater than 40 characters.',
      'receipt',
    ],
    [
      {
        amount: 100,
        currency: 'INR',
        notes: Object.fromEntries(Array.from({ length: 16 }, (_, i) => [i, 'x'])),
      },
      'Number of fields in notes should be less than or equal to 15',
      'notes',
    ],
  ])('refuses %j with the vendor’s error', async (order, description, field) => {
    const { address } = await runSandboxes();
    const { body, status } = await callApi(address, '/orders', order);
    expect(status).toBe(400);
    expect(errorOf(body)).toMatchObject({ code: 'BAD_REQUEST_ERROR', description, field });
  });

  it('refuses unknown fields', async () => {
    const { address } = await runSandboxes();
    const { body } = await callApi(address, '/orders', { amount: 100, currency: 'INR', colour: 'red' });
    expect(errorOf(body).description).toBe('colour is/are not required and should not be sent');
  });

  it('refuses callers without the key', async () => {
    const { address } = await runSandboxes();
    const forged = {
      authorization: `Basic ${Buffer.from('rzp_test_sandbox:guess').toString('base64')}`,
    };
    const nobody = await sendRequest(`${address}/razorpay/v1/orders`, {
      post: { amount: 100, currency: 'INR' },
    });
    const impostor = await callApi(address, '/orders', { amount: 100, currency: 'INR' }, forged);
    expect([nobody.status, impostor.status]).toEqual([401, 401]);
    expect(errorOf(impostor.body).description).toBe('Authentication failed');
    expect((await callApi(address, '/orders')).body['count']).toBe(0);
  });
});

describe('finding orders', () => {
  it('lists the newest first, optionally by receipt', async () => {
    const { address } = await runSandboxes();
    const first = await createOrder(address, { receipt: 'mine' });
    const second = await createOrder(address, { receipt: 'theirs' });
    const third = await createOrder(address, { receipt: 'mine' });
    expect(idsIn((await callApi(address, '/orders')).body)).toEqual([third, second, first]);
    expect(idsIn((await callApi(address, '/orders?receipt=mine')).body)).toEqual([third, first]);
    expect(idsIn((await callApi(address, '/orders?count=1&skip=1')).body)).toEqual([second]);
    expect((await callApi(address, '/orders?receipt=nobody')).body).toEqual({
      entity: 'collection',
      count: 0,
      items: [],
    });
  });

  it('refuses an unknown id', async () => {
    const { address } = await runSandboxes();
    for (const path of ['/orders/order_00000000000000', '/orders/order_00000000000000/payments']) {
      const { body, status } = await callApi(address, path);
      expect(status).toBe(400);
      expect(errorOf(body).description).toBe('The id provided does not exist');
    }
  });

  it('answers an unknown address in the vendor’s form', async () => {
    const { address } = await runSandboxes();
    const { body, status } = await callApi(address, '/ordes');
    expect(status).toBe(404);
    expect(errorOf(body).description).toBe('The requested URL was not found on the server.');
  });
});

describe('states of an order', () => {
  it('change from created to attempted to paid, count attempts, and stay paid after a refund', async () => {
    const { address } = await runSandboxes();
    const id = await createOrder(address);
    const standing = async () => {
      const { body } = await callApi(address, `/orders/${id}`);
      return [body['status'], body['attempts'], body['amount_paid'], body['amount_due']];
    };
    expect(await standing()).toEqual(['created', 0, 0, 49_900]);
    await pay(address, id, { outcome: 'failed' });
    expect(await standing()).toEqual(['attempted', 1, 0, 49_900]);
    const { razorpay_payment_id } = await pay(address, id);
    expect(await standing()).toEqual(['paid', 2, 49_900, 0]);
    await callApi(address, `/payments/${razorpay_payment_id}/refund`, {});
    expect(await standing()).toEqual(['paid', 2, 49_900, 0]);
  });

  it('survive a restart, even one in the middle of a write', async () => {
    const dataDir = temporaryFolder();
    const before = await runSandboxes({ dataDir });
    const id = await createOrder(before.address, { receipt: 'kept' });
    const { razorpay_payment_id: paymentId } = await pay(before.address, id);
    await callApi(before.address, `/payments/${paymentId}/refund`, { amount: 100 });
    const order = await callApi(before.address, `/orders/${id}`);
    const payment = await callApi(before.address, `/payments/${paymentId}`);
    await before.stop();
    appendFileSync(`${dataDir}/razorpay-journal.ndjson`, '{"shelf":"orders","item":{"id":"order_half');
    const after = await runSandboxes({ dataDir });
    expect((await callApi(after.address, `/orders/${id}`)).body).toEqual(order.body);
    expect((await callApi(after.address, `/payments/${paymentId}`)).body).toEqual(payment.body);
    const later = await createOrder(after.address);
    await after.stop();
    const again = await runSandboxes({ dataDir });
    expect((await callApi(again.address, `/orders/${later}`)).body['id']).toBe(later);
  });
});
