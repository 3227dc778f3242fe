import { callRazorpay } from './call-razorpay-api.ts';
import { checkInvariants } from './check-invariants.ts';
import { deliver, eventAbout, runJobs } from './deliver-webhook.ts';
import { type CheckoutAnswer, control, type PayingUser, signUp } from './paying-user.ts';
import type { Attempt, Step } from './fault-schedule.ts';
import type { TestBilling } from './start-test-billing.ts';

/** Billing with a network to its database that can break. */
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
  /** Payments given back when their orders may no longer be asked about: only Razorpay's event tells of these. */
  readonly givenBackLate: Made[];
}

const HOUR_MS = 3_600_000;
/** A page asks for its order anew when its dialog opens: no customer pays on one from long ago. */
const DIALOG_OPEN_MS = 24 * HOUR_MS;
/** Well inside the four days that a paid order is asked about, however the clock was moved. */
const SURELY_WATCHED_MS = 24 * HOUR_MS;
/** Razorpay's own limit for a bank that answers late. */
const LATE_MS = 72 * HOUR_MS;
/** As many as the pool may hold. */
const CONNECTIONS = 20;
/** Rounds of the jobs until every order has had its last check. */
const SETTLING_MS = [0.3, 2, 6, 24, 48, 30].map((hours) => hours * HOUR_MS);

/** Plays a schedule to its end, lets both sides settle, and checks what was promised to each user. */
export async function runFaultSchedule(fragile: FaultyBilling, steps: readonly Step[]): Promise<void> {
  const { on } = fragile;
  const users = [signUp(on), signUp(on)];
  const play: Play = { ...fragile, users, offered: new Map(), made: [], givenBackLate: [] };
  for (const step of steps) await perform(play, step);
  await control(on, 'faults', { vendor: 'razorpay', mode: 'http500', count: 0 });
  await untilDone(() => on.restart());
  for (const { answer } of play.givenBackLate) await untilDone(() => notifyRefund(on, answer));
  for (const ms of SETTLING_MS) {
    on.clock.advance(ms);
    await untilDone(() => runJobs(on));
  }
  for (const user of users) await checkInvariants(on, user.userId);
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

async function giveBack({ on, givenBackLate }: Play, made: Made): Promise<void> {
  await refused(callRazorpay(on, `/payments/${made.answer.razorpay_payment_id}/refund`, {}));
  if (on.clock.now().getTime() - made.at.getTime() > SURELY_WATCHED_MS) givenBackLate.push(made);
}

/** Razorpay repeats an event until it is taken. */
async function notifyRefund(on: TestBilling, answer: CheckoutAnswer): Promise<void> {
  const { status } = await deliver(on, eventAbout('refund.processed', answer));
  if (status !== 200) throw new Error(`the event was answered ${status}`);
}

/** Everything at once, and the database's network breaking in the middle of it. */
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

/** Opens the dialog and pays; a second payment comes out of a dialog that was open already. */
async function pay(play: Play, step: Extract<Step, { do: 'pay' }>): Promise<void> {
  const user = userOf(play, step.user);
  const at = play.on.clock.now();
  if (!step.second) await openOrder(play, user);
  const offered = play.offered.get(user);
  if (offered === undefined || Math.abs(at.getTime() - offered.at.getTime()) > DIALOG_OPEN_MS) return;
  // Razorpay itself refuses a second payment, unless it is told to let one slip through.
  const answer = await user
    .pay(offered.orderId, { ...variations[step.how], second: step.second })
    .catch(() => null);
  if (answer !== null) play.made.push({ by: user, answer, how: step.how, at });
}

/** The bank's word comes late: an authorised payment is captured, a failed one goes through after all. */
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

/** Each try uses up a connection that was cut and does not know it yet. */
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

/** What Razorpay does not allow did not happen. */
const refused = (call: Promise<unknown>) => together([call]);

/** Answers of any kind: what matters is how the books stand in the end. */
const together = async (work: readonly Promise<unknown>[]) => void (await Promise.allSettled(work));

function userOf({ users }: Play, index: number): PayingUser {
  const user = users[index % users.length];
  if (user === undefined) throw new Error('no user');
  return user;
}
