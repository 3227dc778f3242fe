import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInvariants } from './testing/check-invariants.ts';
import type { DatabaseProxy } from '../platform/testing/database-proxy.ts';
import { deliver, paymentEvent, runJobs } from './testing/deliver-webhook.ts';
import { signUp } from './testing/paying-user.ts';
import { startBillingWithFaults } from './testing/start-billing-with-faults.ts';
import type { TestBilling } from './testing/start-test-billing.ts';

let on: TestBilling;
let network: DatabaseProxy;
let stop: () => Promise<void>;
beforeAll(async () => {
  ({ test: on, network, stop } = await startBillingWithFaults());
});
afterAll(() => stop());

test('answers 503 to a verification while the database is unavailable; the payment counts afterwards', async () => {
  const user = signUp(on);
  const paid = await user.pay(await user.openOrder());
  network.shut();
  const refused = await user.verify(paid);
  network.open();
  expect(refused).toMatchObject({ status: 503, body: { code: 'unavailable' } });
  expect(Number(refused.retryAfter)).toBeGreaterThan(0);
  expect(new Set(on.capturedLog.levelsOf('database unavailable'))).toEqual(new Set(['error']));
  expect((await user.verify(paid)).status).toBe(200);
  await checkInvariants(on, user.userId);
});

test('finds by reconciliation a payment whose verification and webhook failed for lack of a database', async () => {
  const user = signUp(on);
  const paid = await user.pay(await user.openOrder());
  network.shut();
  expect((await user.verify(paid)).status).toBe(503);
  // Razorpay retries on any status but 2xx.
  expect((await deliver(on, paymentEvent('payment.captured', paid))).status).toBe(503);
  network.open();
  on.clock.advance(60_000);
  await runJobs(on);
  expect(await user.status()).toMatchObject({ isPremium: true });
  await checkInvariants(on, user.userId);
});

test('connections that break during verifications leave no partial result', async () => {
  const users = Array.from({ length: 20 }, () => signUp(on));
  const paid = await Promise.all(users.map(async (user) => user.pay(await user.openOrder())));
  const answers = users.map((user, index) => {
    const answer = paid[index] && user.verify(paid[index]);
    void answer?.then(network.cut);
    return answer;
  });
  for (const answer of await Promise.all(answers)) expect([200, 503]).toContain(answer?.status);
  on.clock.advance(60_000);
  await runJobs(on);
  for (const user of users) {
    expect(await user.status()).toMatchObject({ isPremium: true });
    await checkInvariants(on, user.userId);
  }
});
