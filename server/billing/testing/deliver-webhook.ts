import { createHmac, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { processBatches } from '../billing-jobs.ts';
import { events } from '../tables.ts';
import { type JsonResponse, requestJson, type CheckoutResult, control } from './paying-user.ts';
import type { TestBilling } from './start-test-billing.ts';

interface Delivery {
  readonly secret?: string;
  readonly signature?: string;
  readonly eventId?: string;
}

export const signBody = (secret: string, body: string) =>
  createHmac('sha256', secret).update(body).digest('hex');

/** Posts a body to the webhook as Razorpay would, signed with our secret by default. */
export function deliver(
  test: Pick<TestBilling, 'sandboxes' | 'address'>,
  body: string,
  delivery: Delivery = {},
): Promise<JsonResponse> {
  const secret = delivery.secret ?? test.sandboxes.settings.razorpayWebhookSecret;
  return requestJson(`${test.address}/api/webhooks/razorpay/`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': delivery.eventId ?? `evt_${randomUUID()}`,
      'x-razorpay-signature': delivery.signature ?? signBody(secret, body),
    },
    body,
  });
}

/** The body of a payment event, with the fields that we read. */
export function paymentEvent(
  event: string,
  paid: CheckoutResult,
  { status = 'captured', occurredAt }: { readonly status?: string; readonly occurredAt?: Date } = {},
): string {
  const payment = { id: paid.razorpay_payment_id, order_id: paid.razorpay_order_id, status };
  const about: Record<string, object> = { payment: { entity: payment } };
  if (event.startsWith('payment.dispute.')) about['dispute'] = { entity: { payment_id: payment.id } };
  if (event === 'order.paid') about['order'] = { entity: { id: payment.order_id } };
  const created_at = occurredAt && Math.floor(occurredAt.getTime() / 1000);
  return JSON.stringify({ entity: 'event', event, contains: Object.keys(about), payload: about, created_at });
}

/** Subscribes this server to the sandbox's events. */
export const subscribe = (test: TestBilling) =>
  control(test, 'webhooks', { url: `${test.address}/api/webhooks/razorpay/`, off: false });

/** Waits for the given number of events to have been stored in all. */
export async function eventsArrived(test: TestBilling, total: number): Promise<void> {
  await expect.poll(() => test.database.db.$count(events)).toBe(total);
}

/** Runs the jobs until nothing is due. */
export async function runJobs(test: TestBilling): Promise<void> {
  while ((await processBatches(test.context)) > 0);
}
