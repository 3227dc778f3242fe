import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningSandboxes, startSandboxes } from '@gullylens/sandboxes/start-sandboxes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRazorpayClient } from './razorpay-client.ts';
import { vendorCalls } from '../../platform/vendor-metrics.ts';
import { RazorpayError } from './razorpay-error.ts';

let sandboxes: RunningSandboxes;
beforeAll(async () => {
  sandboxes = await startSandboxes({ port: 0 });
});
afterAll(() => sandboxes.stop());

const NEW_ORDER = { amountPaise: 49_900, currency: 'INR', receipt: 'gl_1' };
const createClient = (changes: object = {}) =>
  createRazorpayClient({
    baseUrl: `${sandboxes.address}/razorpay/v1`,
    keyId: sandboxes.settings.razorpayKeyId,
    keySecret: sandboxes.settings.razorpayKeySecret,
    timeoutMs: 20_000,
    firstRetryMs: 1,
    ...changes,
  });

async function spoil(mode: string, count: number): Promise<void> {
  await fetch(`${sandboxes.address}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ vendor: 'razorpay', mode, count }),
  });
}

async function countCalls(): Promise<number> {
  const log = (await (await fetch(`${sandboxes.address}/control/log`)).json()) as { calls: unknown[] };
  return log.calls.length;
}

const loadFailureOf = async (call: Promise<unknown>): Promise<RazorpayError> => {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof RazorpayError)) throw new Error(`expected a RazorpayError, got ${String(error)}`);
  return error;
};

describe('a call to Razorpay', () => {
  test.each(['http500', 'http429', 'html', 'truncated', 'reset', 'hang'])(
    'with the response %s is unreachable after three attempts, and works again later',
    async (mode) => {
      const client = createClient({ timeoutMs: 200 });
      const order = await createClient().createOrder(NEW_ORDER);
      const before = await countCalls();
      await spoil(mode, 3);
      expect((await loadFailureOf(client.listOrderPayments(order.id))).kind).toBe('unreachable');
      expect(await countCalls()).toBe(before + 3);
      expect(await createClient().listOrderPayments(order.id)).toEqual([]);
    },
  );

  test('is retried, so that one failure is not visible', async () => {
    const client = createClient();
    const order = await client.createOrder(NEW_ORDER);
    await spoil('http500', 2);
    expect(await client.listOrderPayments(order.id)).toEqual([]);
  });

  test('that creates an order is never repeated', async () => {
    const client = createClient();
    const before = await countCalls();
    await spoil('reset', 1);
    expect((await loadFailureOf(client.createOrder({ ...NEW_ORDER, receipt: 'gl_once' }))).kind).toBe(
      'unreachable',
    );
    expect(await countCalls()).toBe(before + 1);
    expect(await client.findOrderByReceipt('gl_once')).toMatchObject({ amount: 49_900, status: 'created' });
  });

  test('that Razorpay rejects keeps its error text, and is not repeated', async () => {
    const client = createClient();
    const before = await countCalls();
    const error = await loadFailureOf(client.fetchPayment('pay_unknown'));
    expect(error.kind).toBe('refused');
    expect(error.message).toBe(
      'Razorpay refused: GET /payments/pay_unknown 400 BAD_REQUEST_ERROR input_validation_failed The id provided does not exist',
    );
    expect(await countCalls()).toBe(before + 1);
  });

  test('is not sent for a while after eight consecutive failures', async () => {
    const client = createClient();
    await spoil('http500', 20);
    for (let call = 0; call < 3; call++) await loadFailureOf(client.listOrderPayments('order_1'));
    const before = await countCalls();
    expect((await loadFailureOf(client.listOrderPayments('order_1'))).kind).toBe('unreachable');
    expect(await countCalls()).toBe(before);
    await spoil('http500', 0);
  });

  test('with a wrong key is locked out, and no error contains the key', async () => {
    const keySecret = 'not-the-secret';
    const error = await loadFailureOf(createClient({ keySecret }).fetchPayment('pay_unknown'));
    expect(error.kind).toBe('locked-out');
    const received = `${error.message} ${error.stack} ${JSON.stringify(error)} ${String(error.cause)}`;
    expect(received).not.toContain(keySecret);
    expect(received).not.toContain('Basic ');
  });

  test('counts calls with a wrong key as failed, so that the operator is warned, and refused ones not', async () => {
    const before = [await countOf('failed'), await countOf('refused')];
    await loadFailureOf(createClient({ keySecret: 'not-the-secret' }).fetchPayment('pay_unknown'));
    await loadFailureOf(createClient({}).fetchPayment('pay_unknown'));
    expect([await countOf('failed'), await countOf('refused')]).toEqual(before.map((count) => count + 1));
  });
});

/** The number of vendor calls so far with this outcome. */
async function countOf(outcome: string): Promise<number> {
  const { values } = await vendorCalls.get();
  return (
    values.find(({ metricName, labels }) => metricName?.endsWith('_count') && labels.outcome === outcome)
      ?.value ?? 0
  );
}

/** The failure of a call to a vendor that answers with this status and body. */
async function failureWith(status: number, body: object): Promise<RazorpayError> {
  const vendor = createServer((_request, response) => {
    response.writeHead(status).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(vendor, 'listening');
  const { port } = vendor.address() as AddressInfo;
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}` });
  const failure = await loadFailureOf(client.createOrder(NEW_ORDER));
  vendor.closeAllConnections();
  vendor.close();
  return failure;
}

const EXPLAINED = { error: { code: 'BAD_REQUEST_ERROR', description: 'No.' } };
const ORDER = { id: 'order_1', amount: 49_900, currency: 'INR', receipt: 'gl_1', status: 'created' };

describe('a response with the status', () => {
  test.each([
    [400, 'refused'],
    [499, 'refused'],
    [401, 'locked-out'],
    [403, 'locked-out'],
    [399, 'unreachable'],
    [409, 'unreachable'],
    [429, 'unreachable'],
    [500, 'unreachable'],
  ])('%i and an error in Razorpay’s form is %s', async (status, kind) => {
    expect((await failureWith(status, EXPLAINED)).kind).toBe(kind);
  });

  test('400 and another form leaves the outcome unknown', async () => {
    expect((await failureWith(400, { message: 'No.' })).kind).toBe('unreachable');
  });

  test('300 is no success, even with the expected body', async () => {
    const failure = await failureWith(300, ORDER);
    expect([failure.kind, failure.message]).toEqual([
      'unreachable',
      'Razorpay unreachable: POST /orders 300',
    ]);
  });
});

test('reads every page of refunds', async () => {
  const refunds = Array.from({ length: 150 }, (_, i) => ({
    id: `rfnd_${i}`,
    payment_id: 'pay_1',
    amount: 100,
    status: 'processed',
  }));
  const vendor = createServer((request, response) => {
    const skip = Number(new URL(request.url ?? '', 'http://vendor').searchParams.get('skip'));
    response.end(JSON.stringify({ items: refunds.slice(skip, skip + 100) }));
  }).listen(0, '127.0.0.1');
  await once(vendor, 'listening');
  const { port } = vendor.address() as AddressInfo;
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}` });
  expect((await client.listRefunds(new Date(0))).map(({ id }) => id)).toEqual(refunds.map(({ id }) => id));
  vendor.closeAllConnections();
  vendor.close();
});

test('reading a list of refunds ends when its pages repeat', async () => {
  const items = Array.from({ length: 100 }, (_, i) => ({
    id: `rfnd_${i}`,
    payment_id: 'pay_1',
    amount: 100,
    status: 'processed',
  }));
  let requestCount = 0;
  const vendor = createServer((_request, response) => {
    requestCount += 1;
    if (requestCount > 5) response.destroy();
    else response.end(JSON.stringify({ items }));
  }).listen(0, '127.0.0.1');
  await once(vendor, 'listening');
  const { port } = vendor.address() as AddressInfo;
  const client = createClient({ baseUrl: `http://127.0.0.1:${port}` });
  expect(await client.listRefunds(new Date(0))).toHaveLength(100);
  vendor.closeAllConnections();
  vendor.close();
});
