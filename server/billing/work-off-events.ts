import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { retryAt } from '../platform/retry-at.ts';
import { RazorpayError } from '../vendors/razorpay/razorpay-error.ts';
import type { BillingContext } from './billing-context.ts';
import { handleEvent } from './handle-event.ts';
import { events, type StoredEvent } from './tables.ts';

const BATCH = 20;
/** Whoever claimed an event and died is thought dead after this. */
const CLAIM_MS = 60_000;

/** Handles the stored events that are due; gives how many. Processes share the work without meeting. */
export async function workOffEvents(context: BillingContext, stopping?: AbortSignal): Promise<number> {
  const claimed = await claimEvents(context);
  for (const event of claimed) if (!stopping?.aborted) await workOff(context, event);
  return claimed.length;
}

async function claimEvents({ db, clock }: BillingContext): Promise<readonly StoredEvent[]> {
  const now = clock.now();
  const due = db
    .select({ id: events.id })
    .from(events)
    .where(lte(events.nextAttemptAt, now))
    .orderBy(asc(events.nextAttemptAt))
    .limit(BATCH)
    .for('update', { skipLocked: true });
  return db
    .update(events)
    .set({ nextAttemptAt: new Date(now.getTime() + CLAIM_MS), attempts: sql`${events.attempts} + 1` })
    .where(inArray(events.id, due))
    .returning();
}

async function workOff(context: BillingContext, event: StoredEvent): Promise<void> {
  const { db, clock, log } = context;
  const row = eq(events.id, event.id);
  try {
    await handleEvent(context, event);
    await db.update(events).set({ handledAt: clock.now(), nextAttemptAt: null }).where(row);
  } catch (error) {
    const refused = error instanceof RazorpayError && error.kind === 'refused';
    const next = refused ? null : retryAt(event.attempts, clock.now());
    log.warn({ err: error, eventId: event.eventId, attempts: event.attempts, next }, 'event not handled');
    await db.update(events).set({ nextAttemptAt: next }).where(row);
  }
}
