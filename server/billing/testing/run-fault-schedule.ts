import { expect } from 'vitest';
import { checkLedger } from '../check-ledger.ts';
import { callRazorpay } from './call-razorpay-api.ts';
import { checkInvariants } from './check-invariants.ts';
import { deliver, paymentEvent, runJobs } from './deliver-webhook.ts';
import { type CheckoutResult, control, type PayingUser, signUp } from './paying-user.ts';
import type { Attempt, Step } from './fault-schedule.ts';
import type { TestBilling } from './start-test-billing.ts';

/** Billing behind a database connection that can break. */
export interface FaultyBilling {
  readonly test: TestBilling;
  cutDatabase(): void;
}

/** A payment of the schedule: by which user, with which result of the checkout, and when. */
interface PaymentMade {
  readonly user: PayingUser;
  readonly result: CheckoutResult;
  readonly attempt: Attempt;
  readonly paidAt: Date;
}

/** The order that a user's checkout shows. */
interface OfferedOrder {
  readonly orderId: string;
  readonly offeredAt: Date;
}

/** The state of a running schedule. */
interface ScheduleRun extends FaultyBilling {
  readonly users: readonly PayingUser[];
  readonly offered: Map<PayingUser, OfferedOrder>;
  readonly payments: PaymentMade[];
  /** Payments refunded after their orders' last check: only Razorpay's event reports these. */
  readonly refundedLate: PaymentMade[];
}

const HOUR_MS = 3_600_000;
/** Maximum age of an order when paid: the page requests a new one when its dialog opens. */
const DIALOG_OPEN_MS = 24 * HOUR_MS;
/** Well within the four days for which a paid order is checked, even if the clock was moved back and forth. */
const SURELY_CHECKED_MS = 24 * HOUR_MS;
/** Razorpay's limit for late authorisation. */
const LATE_AUTHORISATION_MS = 72 * HOUR_MS;
/** Connections of the pool. */
const CONNECTIONS = 20;
/** Clock steps until every order has had its last check. */
const SETTLING_MS = [0.3, 2, 6, 24, 48, 30].map((hours) => hours * HOUR_MS);

/** Runs a schedule, lets both sides settle and checks the invariants of each user. */
export async function runFaultSchedule(faulty: FaultyBilling, steps: readonly Step[]): Promise<void> {
  const { test } = faulty;
  const users = [signUp(test), signUp(test)];
  const run: ScheduleRun = { ...faulty, users, offered: new Map(), payments: [], refundedLate: [] };
  for (const step of steps) await perform(run, step);
  await control(test, 'faults', { vendor: 'razorpay', mode: 'http500', count: 0 });
  await untilDone(() => test.restart());
  for (const { result } of run.refundedLate) await untilDone(() => notifyRefund(test, result));
  for (const ms of SETTLING_MS) {
    test.clock.advance(ms);
    await untilDone(() => runJobs(test));
  }
  for (const user of users) await checkInvariants(test, user.userId);
  expect(await checkLedger(test.database.db)).toEqual([]);
}

async function perform(run: ScheduleRun, step: Step): Promise<void> {
  const { test } = run;
  switch (step.do) {
    case 'order':
      return openOrder(run, userOf(run, step.user));
    case 'pay':
      return pay(run, step);
    case 'delete-account':
      return void test.users.delete(userOf(run, step.user).userId);
    case 'jobs':
      return runJobs(test).catch(() => {});
    case 'restart':
      return untilDone(() => test.restart());
    case 'fault':
      return control(test, 'faults', { vendor: 'razorpay', mode: step.mode, count: step.count });
    case 'clock':
      return test.clock.advance(step.minutes * 60_000);
    default:
      return performOnPayment(run, step);
  }
}

type OnPayment = Extract<Step, { pick: number }>;

async function performOnPayment(run: ScheduleRun, step: OnPayment): Promise<void> {
  const payment = run.payments[step.pick % Math.max(1, run.payments.length)];
  if (payment === undefined) return;
  switch (step.do) {
    case 'verify':
      return runTogether(Array.from({ length: step.times }, () => payment.user.verify(payment.result)));
    case 'webhook':
      return webhook(run, payment, step);
    case 'refund':
      return refund(run, payment);
    case 'settle-late':
      return settleLate(run, payment);
    case 'everything':
      return runEverything(run, payment, step.cut);
  }
}

async function refund({ test, refundedLate }: ScheduleRun, payment: PaymentMade): Promise<void> {
  await ignoreRefusal(callRazorpay(test, `/payments/${payment.result.razorpay_payment_id}/refund`, {}));
  if (test.clock.now().getTime() - payment.paidAt.getTime() > SURELY_CHECKED_MS) refundedLate.push(payment);
}

/** Delivers a refund event, repeatedly until it is accepted, as Razorpay does. */
async function notifyRefund(test: TestBilling, result: CheckoutResult): Promise<void> {
  const { status } = await deliver(test, paymentEvent('refund.processed', result));
  if (status !== 200) throw new Error(`the event was answered ${status}`);
}

/** Runs all kinds of work concurrently while the database connection breaks. */
async function runEverything(run: ScheduleRun, payment: PaymentMade, cut: boolean): Promise<void> {
  const { test } = run;
  const verified = payment.user.verify(payment.result);
  const work = [
    verified,
    payment.user.verify(payment.result),
    deliver(test, paymentEvent('payment.captured', payment.result)),
    runJobs(test).catch(() => {}),
    payment.user.createOrder(),
  ];
  if (cut) void verified.then(run.cutDatabase);
  await runTogether(work);
}

async function openOrder(run: ScheduleRun, user: PayingUser): Promise<void> {
  const { status, body } = await user.createOrder();
  if (status === 200)
    run.offered.set(user, { orderId: String(body['order_id']), offeredAt: run.test.clock.now() });
  else run.offered.delete(user);
}

const variations: Record<Attempt, object> = {
  captured: { outcome: 'captured' },
  authorized: { outcome: 'authorized' },
  failed: { outcome: 'failed' },
  'too little': { outcome: 'captured', amount: 100 },
  'in dollars': { outcome: 'captured', currency: 'USD' },
};

/** Opens the dialog and pays. A second payment is made in a dialog that was already open. */
async function pay(run: ScheduleRun, step: Extract<Step, { do: 'pay' }>): Promise<void> {
  const user = userOf(run, step.user);
  const now = run.test.clock.now();
  if (!step.second) await openOrder(run, user);
  const offered = run.offered.get(user);
  if (offered === undefined || Math.abs(now.getTime() - offered.offeredAt.getTime()) > DIALOG_OPEN_MS) return;
  // The sandbox refuses a second payment, as Razorpay does, unless configured to accept it.
  const result = await user
    .pay(offered.orderId, { ...variations[step.attempt], second: step.second })
    .catch(() => null);
  if (result !== null) run.payments.push({ user, result, attempt: step.attempt, paidAt: now });
}

/** A late bank response: an authorised payment is captured, a failed one is authorised. */
async function settleLate(
  { test }: ScheduleRun,
  { user, result, attempt, paidAt }: PaymentMade,
): Promise<void> {
  if (Math.abs(test.clock.now().getTime() - paidAt.getTime()) > LATE_AUTHORISATION_MS) return;
  const { razorpay_payment_id: paymentId, razorpay_order_id: orderId } = result;
  if (attempt === 'authorized') {
    await ignoreRefusal(
      callRazorpay(test, `/payments/${paymentId}/capture`, { amount: 49_900, currency: 'INR' }),
    );
  }
  if (attempt === 'failed') await ignoreRefusal(user.pay(orderId, { payment_id: paymentId, second: true }));
}

async function webhook(
  { test }: ScheduleRun,
  { result }: PaymentMade,
  { event, copies }: Extract<Step, { do: 'webhook' }>,
): Promise<void> {
  const body = paymentEvent(event, result);
  const eventId = `evt_${result.razorpay_payment_id}_${event}`;
  await runTogether(Array.from({ length: copies }, () => deliver(test, body, { eventId })));
}

/** Retries: each attempt may take a broken connection from the pool. */
async function untilDone(work: () => Promise<void>): Promise<void> {
  for (let attempt = 0; attempt < CONNECTIONS; attempt++) {
    if (
      await work().then(
        () => true,
        () => false,
      )
    )
      return;
  }
  await work();
}

/** Makes a call that Razorpay may refuse. */
const ignoreRefusal = (call: Promise<unknown>) => runTogether([call]);

/** Runs all work concurrently and ignores the results: only the final state is checked. */
const runTogether = async (work: readonly Promise<unknown>[]) => void (await Promise.allSettled(work));

function userOf({ users }: ScheduleRun, index: number): PayingUser {
  const user = users[index % users.length];
  if (user === undefined) throw new Error('no user');
  return user;
}
