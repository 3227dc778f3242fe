import { createHash } from 'node:crypto';
import { and, eq, inArray, ne, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { nextRetryAt } from '../platform/jobs/backoff.ts';
import { RazorpayError } from '../vendors/razorpay/razorpay-error.ts';
import { readRazorpayEvent } from '../vendors/razorpay/razorpay-event.ts';
import { findWebhookSecret } from '../vendors/razorpay/razorpay-signatures.ts';
import { applyPayment } from './apply-payment.ts';
import type { BillingContext } from './model/billing-context.ts';
import { restoreGrant, revokeGrant } from './change-grants.ts';
import { claimDue } from './claim-due.ts';
import { reconcileOrder } from './reconcile-orders.ts';
import { retryFailedRefund } from './refunds.ts';
import { events, grants, type Order, orders, payments, type StoredEvent } from './model/tables.ts';

interface Delivery {
  readonly rawBody: Buffer;
  readonly signature: string;
  /** Razorpay's id of the event; one that comes without is known by its bytes. */
  readonly eventId: string | undefined;
}

/** Keeps a genuine event for the job and returns: Razorpay waits five seconds, and its answer needs none of the work. */
export async function receiveWebhook(context: BillingContext, delivery: Delivery): Promise<void> {
  const { rawBody, signature } = delivery;
  if (findWebhookSecret(rawBody, signature, context.webhookSecrets) === -1) {
    context.figures.webhooks.inc({ result: 'refused' });
    throw new AppError('webhook_signature_invalid', { log: 'webhook with a signature that is not ours' });
  }
  const event = readRazorpayEvent(rawBody);
  if (event === null) throw new AppError('bad_request', { log: 'signed webhook that is no event' });
  const bodySha256 = createHash('sha256').update(rawBody).digest('hex');
  const eventId = delivery.eventId?.slice(0, 100) ?? bodySha256;
  const now = context.clock.now();
  const [stored] = await context.db
    .insert(events)
    .values({
      eventId,
      bodySha256,
      event: event.event,
      razorpayPaymentId: event.paymentId,
      razorpayOrderId: event.orderId,
      occurredAt: event.occurredAt,
      receivedAt: now,
      nextAttemptAt: now,
    })
    .onConflictDoNothing()
    .returning({ isReused: hasOtherBody(eventId, bodySha256) });
  context.figures.webhooks.inc({ result: stored ? 'stored' : 'repeated' });
  // A fault at the sender or an attack; both bodies are genuine doorbells all the same.
  if (stored?.isReused) {
    const line = { eventId, bodySha256, alert: 'webhook_event_id_reused' };
    context.log.error(line, 'event id came with another body');
  }
}

/** Whether the event id has come before with another body: asked in the statement that stores this one. */
function hasOtherBody(eventId: string, bodySha256: string): SQL<boolean> {
  const others = and(eq(events.eventId, eventId), ne(events.bodySha256, bodySha256));
  return sql<boolean>`exists (select from ${events} where ${others})`;
}

/** Events processed per batch. */
const BATCH = 20;

/** Processes the stored events that are due and returns their number. */
export async function processEvents(context: BillingContext, stopping?: AbortSignal): Promise<number> {
  const claimed = await claimDue(context, {
    table: events,
    key: events.id,
    dueAt: events.nextAttemptAt,
    most: BATCH,
    claim: (until) => ({ nextAttemptAt: until, attempts: sql`${events.attempts} + 1` }),
  });
  for (const event of claimed) if (!stopping?.aborted) await processEvent(context, event);
  return claimed.length;
}

async function processEvent(context: BillingContext, event: StoredEvent): Promise<void> {
  const { db, clock, log } = context;
  const row = eq(events.id, event.id);
  try {
    await handleEvent(context, event);
    await db.update(events).set({ handledAt: clock.now(), nextAttemptAt: null }).where(row);
  } catch (error) {
    const refused = error instanceof RazorpayError && error.kind === 'refused';
    const next = refused ? null : nextRetryAt(event.attempts, clock.now());
    log.warn({ err: error, eventId: event.eventId, attempts: event.attempts, next }, 'event not handled');
    await db.update(events).set({ nextAttemptAt: next }).where(row);
  }
}

/**
 * Does what a stored event calls for. A payment's event only says which payment to ask Razorpay about, so it does not
 * matter in what order events come, or how often. Throws `RazorpayError` when Razorpay could not be asked.
 */
async function handleEvent(context: BillingContext, event: StoredEvent): Promise<void> {
  const order = await findOrder(context, event);
  if (order === null) {
    context.log.info({ eventId: event.eventId, event: event.event }, 'event of no order of ours');
    return;
  }
  if (event.event.startsWith('payment.dispute.')) return settleDispute(context, event, order);
  if (event.razorpayPaymentId === null) {
    await reconcileOrder(context, order, 'webhook');
    return;
  }
  if (BROUGHT_BY_PAYING.has(event.event) && (await isGranted(context, event.razorpayPaymentId))) return;
  const payment = await context.razorpay.fetchPayment(event.razorpayPaymentId);
  await applyPayment(context, { orderId: order.id, payment, via: 'webhook' });
  if (event.event === 'refund.failed') await retryFailedRefund(context, event.razorpayPaymentId);
}

/** Razorpay sends all of these for one payment: after the first that counted, the others have nothing to tell. */
const BROUGHT_BY_PAYING = new Set(['payment.authorized', 'payment.captured', 'order.paid']);

async function isGranted({ db }: BillingContext, razorpayPaymentId: string): Promise<boolean> {
  return (await db.$count(grants, eq(grants.razorpayPaymentId, razorpayPaymentId))) > 0;
}

async function findOrder({ db }: BillingContext, event: StoredEvent): Promise<Order | null> {
  if (event.razorpayOrderId !== null) {
    const [order] = await db.select().from(orders).where(eq(orders.razorpayOrderId, event.razorpayOrderId));
    return order ?? null;
  }
  if (event.razorpayPaymentId === null) return null;
  const [row] = await db
    .select({ order: orders })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(eq(payments.razorpayPaymentId, event.razorpayPaymentId));
  return row?.order ?? null;
}

/**
 * An open dispute changes nothing for its user. A lost one takes the month back, a won one gives it back. These are the
 * only events believed as they stand, because a payment does not show how its dispute ended: the one that occurred last
 * counts, in whatever order they come.
 */
async function settleDispute(context: BillingContext, event: StoredEvent, order: Order): Promise<void> {
  context.log.warn(
    { orderId: order.id, event: event.event, alert: 'payment_dispute' },
    'payment is disputed',
  );
  await context.db.transaction(async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, order.id)).for('update');
    const [grant] = await tx.select().from(grants).where(eq(grants.orderId, order.id));
    if (grant === undefined || grant.razorpayPaymentId !== event.razorpayPaymentId) return;
    if (await hasLaterOutcome(tx, grant.razorpayPaymentId, event.occurredAt)) return;
    if (event.event === 'payment.dispute.lost') await revokeGrant(tx, context, { order, because: 'dispute' });
    if (event.event !== 'payment.dispute.won') return;
    const [payment] = await tx
      .select()
      .from(payments)
      .where(eq(payments.razorpayPaymentId, grant.razorpayPaymentId));
    // Won, but refunded meanwhile: the money is not with us.
    if (payment?.status !== 'refunded') await restoreGrant(tx, context, order);
  });
}

const DISPUTE_OUTCOMES = ['payment.dispute.lost', 'payment.dispute.won'];

/** Whether another outcome of the payment's dispute, handled or waiting, occurred after this time. */
async function hasLaterOutcome(
  tx: Transaction,
  razorpayPaymentId: string,
  occurredAt: Date | null,
): Promise<boolean> {
  const later = and(
    eq(events.razorpayPaymentId, razorpayPaymentId),
    inArray(events.event, DISPUTE_OUTCOMES),
    sql`${events.occurredAt} > ${occurredAt}::timestamptz`,
  );
  return (await tx.$count(events, later)) > 0;
}
