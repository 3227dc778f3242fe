import { createHash } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import type { Transaction } from '../platform/database/open-database.ts';
import { nextRetryAt } from '../platform/jobs/backoff.ts';
import { RazorpayError } from '../vendors/razorpay/razorpay-error.ts';
import { readRazorpayEvent } from '../vendors/razorpay/razorpay-event.ts';
import { findWebhookSecret } from '../vendors/razorpay/razorpay-signatures.ts';
import { applyPayment } from './apply-payment.ts';
import type { BillingContext } from './billing-context.ts';
import { restoreGrant, revokeGrant } from './change-grants.ts';
import { claimDue } from './claim-due.ts';
import { reconcileOrder } from './reconcile-orders.ts';
import { retryFailedRefund } from './refunds.ts';
import { events, grants, type Order, orders, payments, type StoredEvent } from './tables.ts';

interface Delivery {
  readonly rawBody: Buffer;
  readonly signature: string;
  /** Razorpay's id of the event. Events without an id are identified by their bytes. */
  readonly eventId: string | undefined;
}

/** Stores a correctly signed event for the job. Razorpay times out after five seconds, so nothing is processed here. */
export async function receiveWebhook(context: BillingContext, delivery: Delivery): Promise<void> {
  const { rawBody, signature } = delivery;
  if (findWebhookSecret(rawBody, signature, context.webhookSecrets) === -1) {
    context.counters.webhooks.inc({ result: 'refused' });
    throw new AppError('webhook_signature_invalid', { log: 'webhook signature invalid' });
  }
  const event = readRazorpayEvent(rawBody);
  if (event === null) throw new AppError('bad_request', { log: 'signed webhook body is not an event' });
  const bodySha256 = createHash('sha256').update(rawBody).digest('hex');
  const eventId = delivery.eventId?.slice(0, 100) ?? bodySha256;
  const now = context.clock.now();
  const stored = await context.db
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
    .returning({ id: events.id });
  context.counters.webhooks.inc({ result: stored.length > 0 ? 'stored' : 'repeated' });
}

/** Events processed per batch, one after another. */
const BATCH_SIZE = 20;

/** Processes the stored events that are due and returns their number. */
export async function processEvents(context: BillingContext, stopping?: AbortSignal): Promise<number> {
  const claimed = await claimDue(context, {
    table: events,
    key: events.id,
    dueAt: events.nextAttemptAt,
    batchSize: BATCH_SIZE,
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
 * Processes a stored event. A payment event only names the payment to fetch from Razorpay, so order and repetition of
 * events do not matter. Throws `RazorpayError` when the request fails.
 */
async function handleEvent(context: BillingContext, event: StoredEvent): Promise<void> {
  const order = await findOrder(context, event);
  if (order === null) {
    context.log.info({ eventId: event.eventId, event: event.event }, 'webhook event for an unknown order');
    return;
  }
  if (event.event.startsWith('payment.dispute.')) return settleDispute(context, event, order);
  if (event.razorpayPaymentId === null) {
    await reconcileOrder(context, order, 'webhook');
    return;
  }
  if (PAYMENT_EVENTS.has(event.event) && (await isGranted(context, event.razorpayPaymentId))) return;
  const payment = await context.razorpay.fetchPayment(event.razorpayPaymentId);
  await applyPayment(context, { orderId: order.id, payment, via: 'webhook' });
  if (event.event === 'refund.failed') await retryFailedRefund(context, event.razorpayPaymentId);
}

/** Razorpay sends all of these for one payment. Once its month is granted, the others are redundant. */
const PAYMENT_EVENTS = new Set(['payment.authorized', 'payment.captured', 'order.paid']);

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
 * An open dispute changes nothing. A lost dispute revokes the month, a won one restores it. Only these events are
 * trusted as sent, because a payment does not show its dispute's outcome. The latest outcome counts, whatever the order
 * of arrival.
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
    if (event.event === 'payment.dispute.lost') await revokeGrant(tx, context, { order, reason: 'dispute' });
    if (event.event !== 'payment.dispute.won') return;
    const [payment] = await tx
      .select()
      .from(payments)
      .where(eq(payments.razorpayPaymentId, grant.razorpayPaymentId));
    // Won, but refunded meanwhile: we do not have the money.
    if (payment?.status !== 'refunded') await restoreGrant(tx, context, order);
  });
}

const DISPUTE_OUTCOMES = ['payment.dispute.lost', 'payment.dispute.won'];

/** True when a later outcome of the payment's dispute is stored, processed or not. */
async function hasLaterOutcome(tx: Transaction, razorpayPaymentId: string, occurredAt: Date | null) {
  const later = and(
    eq(events.razorpayPaymentId, razorpayPaymentId),
    inArray(events.event, DISPUTE_OUTCOMES),
    sql`${events.occurredAt} > ${occurredAt}::timestamptz`,
  );
  return (await tx.$count(events, later)) > 0;
}
