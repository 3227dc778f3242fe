import { and, desc, gt, lt, max } from 'drizzle-orm';
import type { BillingContext } from './billing-context.ts';
import { events, payments } from './tables.ts';

/** Razorpay sends an event within seconds of its payment. */
const LATE_MS = 10 * 60_000;
/** How far before we first saw a payment its event may have come. */
const EARLY_MS = 3_600_000;
const LOOKED_BACK_MS = 48 * 3_600_000;

/**
 * Raises `razorpay_last_webhook_age` when payments come but no events: Razorpay switches a webhook off that has failed
 * for a day, and says so by e-mail only. Nothing is lost meanwhile, but every payment waits for the checks.
 */
export async function watchWebhooks({ db, clock, log }: BillingContext): Promise<void> {
  const now = clock.now().getTime();
  const [payment] = await db
    .select({ at: payments.firstSeenAt })
    .from(payments)
    .where(
      and(
        gt(payments.firstSeenAt, new Date(now - LOOKED_BACK_MS)),
        lt(payments.firstSeenAt, new Date(now - LATE_MS)),
      ),
    )
    .orderBy(desc(payments.firstSeenAt))
    .limit(1);
  if (payment === undefined) return;
  const [event] = await db.select({ at: max(events.receivedAt) }).from(events);
  const last = event?.at?.getTime() ?? null;
  if (last !== null && last > payment.at.getTime() - EARLY_MS) return;
  const ageSeconds = last === null ? null : Math.round((now - last) / 1000);
  log.error({ alert: 'razorpay_last_webhook_age', ageSeconds }, 'payments come, webhooks do not');
}
