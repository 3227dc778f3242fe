import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkWebhookSilence } from './billing-jobs.ts';
import { events } from './tables.ts';
import { signUp } from './testing/paying-user.ts';
import { startTestBilling, type TestBilling } from './testing/start-test-billing.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

let on: TestBilling;
beforeAll(async () => {
  on = await startTestBilling();
});
afterAll(() => on.stop());

async function alarms(): Promise<readonly unknown[]> {
  const before = on.capturedLog.alerts().length;
  await checkWebhookSilence(on.context);
  return on.capturedLog.alerts().slice(before);
}

const receiveEvent = (receivedAt: Date) =>
  on.database.db
    .insert(events)
    .values({ eventId: randomUUID(), bodySha256: 'a'.repeat(64), event: 'payment.captured', receivedAt });

test('a payment of the last two days raises an alarm while its event is missing for ten minutes', async () => {
  const alarm = ['razorpay_last_webhook_age'];
  expect(await alarms()).toEqual([]);
  const user = signUp(on);
  await user.verify(await user.pay(await user.openOrder()));
  const paidAt = on.clock.now().getTime();
  on.clock.advance(10 * MINUTE);
  expect(await alarms()).toEqual([]);
  on.clock.advance(1);
  expect(await alarms()).toEqual(alarm);
  await receiveEvent(new Date(paidAt - HOUR));
  expect(await alarms()).toEqual(alarm);
  on.clock.advance(48 * HOUR - 10 * MINUTE - 2);
  expect(await alarms()).toEqual(alarm);
  on.clock.advance(1);
  expect(await alarms()).toEqual([]);
  on.clock.advance(-HOUR);
  expect(await alarms()).toEqual(alarm);
  await receiveEvent(new Date(paidAt - HOUR + 1));
  expect(await alarms()).toEqual([]);
});
