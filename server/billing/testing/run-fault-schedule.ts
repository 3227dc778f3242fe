import { expect } from 'vitest';
import { checkLedger } from '../check-ledger.ts';
import { callRazorpay } from './call-razorpay-api.ts';
import { checkInvariants } from './check-invariants.ts';
import { deliver, eventAbout, runJobs } from './deliver-webhook.ts';
import { type CheckoutAnswer, control, type PayingUser, signUp } from './paying-user.ts';
import type { Attempt, Step } from './fault-schedule.ts';
import type { TestBilling } from './start-test-billing.ts';

/** Billing behind a database connection that can break. */
export interface FaultyBilling {
  readonly on: TestBilling;
  cutDatabase(): void;
}

interface Made {
  readonly by: PayingUser;
  readonly answer: CheckoutAnswer;
  readonly how: Attempt;
  readonly at: Date;
}

interface Offered {
  readonly orderId: string;
  readonly at: Date;
}

interface Play extends FaultyBilling {
  readonly users: readonly PayingUser[];
  readonly offered: Map<PayingUser, Offered>;
  readonly made: Made[];
  /** Payments refunded after their orders' last check: only Razorpay's event reports these. */
  readonly refundedLate: Made[];
}

const HOUR_MS = 3_600_000;
/** Maximum age of an order when paid: the page requests a new one when its dialog opens. */
const DIALOG_OPEN_MS = 24 * HOUR_MS;
/** Well within the four days for which a paid order is checked, however the clock was moved. */
const SURELY_WATCHED_MS = 24 * HOUR_MS;
/** Razorpay's limit for late authorisation. */
const LATE_MS = 72 * HOUR_MS;
/** Connections of the pool. */
const CONNECTIONS = 20;
/** Clock steps until every order has had its last check. */
const SETTLING_MS = [0.3, 2, 6, 24, 48, 30].map((hours) => hours * HOUR_MS);

/** Runs a schedule, lets both sides settle and checks the invariants of each user. */
export async function runFaultSchedule(fragile: FaultyBilling, steps: readonly Step[]): Promise<void> {
  const { on } = fragile;
  const users = [signUp(on), signUp(on)];
  const play: Play = { ...fragile, users, offered: new Map(), made: [], refundedLate: [] };
  for (const step of steps) await perform(play, step);
  await control(on, 'faults', { vendor: 'razorpay', mode: 'http500', count: 0 });
  await untilDone(() => on.restart());
  for (const { answer } of play.refundedLate) await untilDone(() => notifyRefund(on, answer));
  for (const ms of SETTLING_MS) {
    on.clock.advance(ms);
    await untilDone(() => runJobs(on));
  }
  for (const user of users) await checkInvariants(on, user.userId);
  expect(await checkLedger(on.database.db)).toEqual([]);
}

async function perform(play: Play, step: Step): Promise<void> {
  const { on } = play;
  switch (step.do) {
    case 'order':
      return openOrder(play, userOf(play, step.user));
    case 'pay':
      return pay(play, step);
    case 'leave':
      return void on.users.delete(userOf(play, step.user).userId);
    case 'jobs':
      return runJobs(on).catch(() => {});
    case 'restart':
      return untilDone(() => on.restart());
    case 'fault':
      return control(on, 'faults', { vendor: 'razorpay', mode: step.mode, count: step.count });
    case 'clock':
      return on.clock.advance(step.minutes * 60_000);
    default:
      return performOnPayment(play, step);
  }
}

type OnPayment = Extract<Step, { pick: number }>;

async function performOnPayment(play: Play, step: OnPayment): Promise<void> {
  const made = play.made[step.pick % Math.max(1, play.made.length)];
  if (made === undefined) return;
  switch (step.do) {
    case 'verify':
      return together(Array.from({ length: step.times }, () => made.by.verify(made.answer)));
    case 'webhook':
      return webhook(play, made, step);
    case 'refund':
      return giveBack(play, made);
    case 'settle-late':
      return settleLate(play, made);
    case 'storm':
      return storm(play, made, step.cut);
  }
}

async function giveBack({ on, refundedLate }: Play, made: Made): Promise<void> {
  await refused(callRazorpay(on, `/payments/${made.answer.razorpay_payment_id}/refund`, {}));
  if (on.clock.now().getTime() - made.at.getTime() > SURELY_WATCHED_MS) refundedLate.push(made);
}

/** Delivers a refund event, repeatedly until it is accepted, as Razorpay does. */
async function notifyRefund(on: TestBilling, answer: CheckoutAnswer): Promise<void> {
  const { status } = await deliver(on, eventAbout('refund.processed', answer));
  if (status !== 200) throw new Error(`the event was answered ${status}`);
}

/** Runs all kinds of work concurrently while the database connection breaks. */
async function storm(play: Play, made: Made, cut: boolean): Promise<void> {
  const { on } = play;
  const verified = made.by.verify(made.answer);
  const work = [
    verified,
    made.by.verify(made.answer),
    deliver(on, eventAbout('payment.captured', made.answer)),
    runJobs(on).catch(() => {}),
    made.by.createOrder(),
  ];
  if (cut) void verified.then(play.cutDatabase);
  await together(work);
}

async function openOrder(play: Play, user: PayingUser): Promise<void> {
  const { status, body } = await user.createOrder();
  if (status === 200) play.offered.set(user, { orderId: String(body['order_id']), at: play.on.clock.now() });
  else play.offered.delete(user);
}

const variations: Record<Attempt, object> = {
  captured: { outcome: 'captured' },
  authorized: { outcome: 'authorized' },
  failed: { outcome: 'failed' },
  'too little': { outcome: 'captured', amount: 100 },
  'in dollars': { outcome: 'captured', currency: 'USD' },
};

/** Opens the dialog and pays. A second payment is made in a dialog that was already open. */
async function pay(play: Play, step: Extract<Step, { do: 'pay' }>): Promise<void> {
  const user = userOf(play, step.user);
  const at = play.on.clock.now();
  if (!step.second) await openOrder(play, user);
  const offered = play.offered.get(user);
  if (offered === undefined || Math.abs(at.getTime() - offered.at.getTime()) > DIALOG_OPEN_MS) return;
  // The sandbox refuses a second payment, as Razorpay does, unless configured to accept it.
  const answer = await user
    .pay(offered.orderId, { ...variations[step.how], second: step.second })
    .catch(() => null);
  if (answer !== null) play.made.push({ by: user, answer, how: step.how, at });
}

/** A late bank response: an authorised payment is captured, a failed one is authorised. */
async function settleLate({ on }: Play, { by, answer, how, at }: Made): Promise<void> {
  if (Math.abs(on.clock.now().getTime() - at.getTime()) > LATE_MS) return;
  const { razorpay_payment_id: paymentId, razorpay_order_id: orderId } = answer;
  if (how === 'authorized') {
    await refused(callRazorpay(on, `/payments/${paymentId}/capture`, { amount: 49_900, currency: 'INR' }));
  }
  if (how === 'failed') await refused(by.pay(orderId, { payment_id: paymentId, second: true }));
}

async function webhook(
  { on }: Play,
  { answer }: Made,
  { event, copies }: Extract<Step, { do: 'webhook' }>,
): Promise<void> {
  const body = eventAbout(event, answer);
  const eventId = `evt_${answer.razorpay_payment_id}_${event}`;
  await together(Array.from({ length: copies }, () => deliver(on, body, { eventId })));
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

/** Ignores calls that Razorpay refuses. */
const refused = (call: Promise<unknown>) => together([call]);

/** Ignores the results: only the final state is checked. */
const together = async (work: readonly Promise<unknown>[]) => void (await Promise.allSettled(work));

function userOf({ users }: Play, index: number): PayingUser {
  const user = users[index % users.length];
  if (user === undefined) throw new Error('no user');
  return user;
}
