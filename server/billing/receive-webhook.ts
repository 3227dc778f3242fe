import { createHash } from 'node:crypto';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { AppError } from '../platform/app-error.ts';
import { readRazorpayEvent } from '../vendors/razorpay/razorpay-event.ts';
import { findWebhookSecret } from '../vendors/razorpay/razorpay-signatures.ts';
import type { BillingContext } from './billing-context.ts';
import { events } from './tables.ts';

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
    context.figures.countWebhook('refused');
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
  context.figures.countWebhook(stored ? 'stored' : 'repeated');
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
