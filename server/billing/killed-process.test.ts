import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BundledProgram } from '../platform/testing/bundle-program.ts';
import { orders } from './tables.ts';
import type { CrashPoint } from './testing/billing-process-program.ts';
import { checkInvariants } from './testing/check-invariants.ts';
import { deliver, paymentEvent, runJobs } from './testing/deliver-webhook.ts';
import { countCalls, type PayingUser, signUp } from './testing/paying-user.ts';
import { buildBillingProcess, startKillableProcess } from './testing/start-billing-process.ts';
import { startTestBilling, type TestBilling } from './testing/start-test-billing.ts';

/** Longer than every lease and claim of a dead process. */
const LEASES_OVER_MS = 120_000;

/** Database and Razorpay sandbox, shared by the killed process and its successor. */
let on: TestBilling;
let program: BundledProgram;
beforeAll(async () => {
  [on, program] = await Promise.all([startTestBilling(), buildBillingProcess()]);
});
afterAll(() => Promise.all([on.stop(), program.remove()]));

const killedWhileAsked = (
  killPoint: CrashPoint,
  sendRequest: (user: PayingUser) => Promise<unknown>,
  user: PayingUser,
) => inDoomedProcess({ killPoint, runsJobs: false }, async (address) => sendRequest(user.at(address)));

/** Runs work that kills its process and waits for the exit. */
async function inDoomedProcess(
  how: { killPoint: CrashPoint; runsJobs: boolean },
  act: (address: string) => Promise<unknown>,
): Promise<void> {
  const doomed = await startKillableProcess(on, { program, ...how });
  await act(doomed.address).catch(() => {});
  expect(await doomed.ended).toBe('SIGKILL');
}

describe('a process killed while it verifies a payment', () => {
  test.each<[string, CrashPoint]>([
    ['before the payment is stored', { when: 'before', statement: 'insert into "billing_payments"' }],
    ['between payment and grant', { when: 'after', statement: 'insert into "billing_payments"' }],
    ['between grant and premium_until', { when: 'after', statement: 'insert into "billing_grants"' }],
    [
      'after a receipt number was taken',
      { when: 'after', statement: 'insert into "billing_receipt_series"' },
    ],
    ['before the commit', { when: 'before', statement: 'commit' }],
    ['after the commit, before the reply', { when: 'after', statement: 'commit' }],
  ])('%s: the next request succeeds as if nothing had happened', async (_where, killPoint) => {
    const user = signUp(on);
    const paid = await user.pay(await user.openOrder());
    await killedWhileAsked(killPoint, (there) => there.verify(paid), user);
    const answers = [await user.verify(paid), await user.verify(paid)];
    expect(answers[0]).toMatchObject({
      status: 200,
      body: { success: true, premium: await user.status() },
    });
    expect(answers[1]).toEqual(answers[0]);
    await checkInvariants(on, user.userId);
  });

  test('and never gets another request: reconciliation grants the month', async () => {
    const user = signUp(on);
    const paid = await user.pay(await user.openOrder());
    await killedWhileAsked({ when: 'before', statement: 'commit' }, (there) => there.verify(paid), user);
    on.clock.advance(LEASES_OVER_MS);
    await runJobs(on);
    expect(await user.status()).toMatchObject({ isPremium: true });
    await checkInvariants(on, user.userId);
  });
});

describe('a process killed while it processes a webhook', () => {
  test.each<[string, CrashPoint]>([
    ['before the event is stored', { when: 'before', statement: 'insert into "billing_events"' }],
    [
      'after the event is stored, before the reply',
      { when: 'after', statement: 'insert into "billing_events"' },
    ],
    ['when it has claimed the event', { when: 'after', statement: 'update "billing_events" set "attempts"' }],
    ['between payment and grant', { when: 'after', statement: 'insert into "billing_payments"' }],
    [
      'before the event is marked as handled',
      { when: 'before', statement: 'update "billing_events" set "handled_at"' },
    ],
  ])('%s: the month is granted once', async (_where, killPoint) => {
    const user = signUp(on);
    const paid = await user.pay(await user.openOrder());
    await inDoomedProcess({ killPoint, runsJobs: true }, (address) =>
      deliver({ sandboxes: on.sandboxes, address }, paymentEvent('payment.captured', paid)),
    );
    on.clock.advance(LEASES_OVER_MS);
    await runJobs(on);
    expect(await user.status()).toMatchObject({ isPremium: true });
    await checkInvariants(on, user.userId);
  });
});

test('an order that Razorpay created before the process was killed is found by its receipt', async () => {
  const user = signUp(on);
  const created = () => countCalls(on, /^POST .*\/orders$/);
  const before = await created();
  await killedWhileAsked(
    { when: 'before', statement: 'update "billing_orders" set "razorpay_order_id"' },
    (there) => there.createOrder(),
    user,
  );
  on.clock.advance(LEASES_OVER_MS);
  expect((await user.createOrder()).status).toBe(200);
  expect(await created()).toBe(before + 1);
  expect(await on.database.db.$count(orders, eq(orders.userId, user.userId))).toBe(1);
});

test('a refund that Razorpay accepted before the process was killed is sent again with the same key', async () => {
  const user = signUp(on);
  const orderId = await user.openOrder();
  await user.verify(await user.pay(orderId));
  await user.verify(await user.pay(orderId, { second: true }));
  const killPoint: CrashPoint = {
    when: 'before',
    statement: 'update "billing_refunds" set "razorpay_refund_id"',
  };
  await inDoomedProcess({ killPoint, runsJobs: true }, async () => {});
  on.clock.advance(LEASES_OVER_MS);
  await runJobs(on);
  expect(await countCalls(on, /POST .*\/refund$/)).toBe(2);
  await checkInvariants(on, user.userId);
});
