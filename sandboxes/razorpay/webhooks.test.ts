import { describe, expect, it } from 'vitest';
import { sandboxCredentials } from '../control/sandbox-settings.ts';
import { sendRequest } from '../testing/send-request.ts';
import { type ReceivedWebhook, startWebhookReceiver } from '../testing/webhook-receiver.ts';
import { callApi, createOrder, pay } from '../testing/call-razorpay.ts';
import { runSandboxes } from '../testing/run-sandboxes.ts';
import { buildEvent } from './payments/events.ts';
import { createWebhooks } from './payments/webhooks.ts';
import { signWebhook } from './requests/signatures.ts';

const names = (caught: readonly ReceivedWebhook[]) => caught.map(({ event }) => event);

async function paidWith(settings: object, count: number): Promise<readonly ReceivedWebhook[]> {
  const catcher = await startWebhookReceiver();
  const { address } = await runSandboxes({ razorpayWebhookUrl: catcher.url });
  await sendRequest(`${address}/control/webhooks`, { post: settings });
  await pay(address, await createOrder(address));
  return catcher.caught(count);
}

describe('webhooks', () => {
  it('report a captured payment in three events, each signed over its exact bytes and with its own id', async () => {
    const caught = await paidWith({}, 3);
    expect(names(caught)).toEqual(['payment.authorized', 'payment.captured', 'order.paid']);
    for (const { headers, raw } of caught) {
      expect(headers['x-razorpay-signature']).toBe(
        signWebhook(sandboxCredentials.razorpayWebhookSecret, raw),
      );
    }
    expect(new Set(caught.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(3);
  });

  it('are sent twice with the same id when duplicated', async () => {
    const caught = await paidWith({ duplicate: true }, 6);
    expect(new Set(caught.map(({ headers }) => headers['x-razorpay-event-id'])).size).toBe(3);
  });

  it('are sent in reverse order when reordered', async () => {
    const caught = await paidWith({ reorder: true }, 3);
    expect(names(caught)).toEqual(['order.paid', 'payment.captured', 'payment.authorized']);
  });

  it('are not sent while off and can be replayed later with the same ids', async () => {
    const catcher = await startWebhookReceiver();
    const { address } = await runSandboxes();
    await sendRequest(`${address}/control/webhooks`, { post: { off: true, url: catcher.url } });
    await pay(address, await createOrder(address));
    await sendRequest(`${address}/control/webhooks`, { post: { off: false, replay: true } });
    const first = await catcher.caught(3);
    const again = await sendRequest(`${address}/control/webhooks`, { post: { replay: 'order.paid' } });
    expect(again.body['replayed']).toBe(1);
    const repeated = (await catcher.caught(4)).at(-1);
    expect(repeated?.headers['x-razorpay-event-id']).toBe(first[2]?.headers['x-razorpay-event-id']);
    expect(repeated?.raw).toBe(first[2]?.raw);
  });

  it('are not sent for a payment whose webhook is lost', async () => {
    const catcher = await startWebhookReceiver();
    const { address } = await runSandboxes({ razorpayWebhookUrl: catcher.url });
    await pay(address, await createOrder(address), { webhook: false });
    await pay(address, await createOrder(address), { outcome: 'failed' });
    expect(names(await catcher.caught(1))).toEqual(['payment.failed']);
  });

  it('follow a capture and a refund made over the API', async () => {
    const catcher = await startWebhookReceiver();
    const { address } = await runSandboxes({ razorpayWebhookUrl: catcher.url });
    const { razorpay_payment_id: id } = await pay(address, await createOrder(address), {
      outcome: 'authorized',
    });
    await catcher.caught(1);
    await callApi(address, `/payments/${id}/capture`, { amount: 49_900, currency: 'INR' });
    await catcher.caught(3);
    await callApi(address, `/payments/${id}/refund`, {});
    expect(names(await catcher.caught(5))).toEqual([
      'payment.authorized',
      'payment.captured',
      'order.paid',
      'refund.created',
      'refund.processed',
    ]);
  });

  it('are retried until they are accepted', async () => {
    const catcher = await startWebhookReceiver((n) => (n < 2 ? 503 : 200));
    const webhooks = createWebhooks({ url: catcher.url, secret: 's', retryDelaysMs: [1, 1, 1] });
    webhooks.publish([buildEvent('payment.failed', { payment: {} })]);
    const tries = await catcher.caught(3);
    expect(new Set(tries.map(({ raw }) => raw)).size).toBe(1);
    await webhooks.stop();
  });

  it('do not delay stopping when they are never accepted', async () => {
    const catcher = await startWebhookReceiver(() => 500);
    const { address, stop } = await runSandboxes({ razorpayWebhookUrl: catcher.url });
    await pay(address, await createOrder(address));
    await catcher.caught(3);
    await stop();
  });

  it.each([[{ duplicate: 0 }], [{ delayMs: -1 }], [{ url: 'nowhere' }], [{ faster: true }]])(
    'refuse the setting %j',
    async (body) => {
      const { address } = await runSandboxes();
      expect((await sendRequest(`${address}/control/webhooks`, { post: body })).status).toBe(400);
    },
  );
});
