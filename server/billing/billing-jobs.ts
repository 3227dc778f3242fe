import { and, desc, gt, inArray, lt, max } from 'drizzle-orm';
import { runEach } from '../platform/jobs/run-each.ts';
import { runPeriodically } from '../platform/jobs/run-periodically.ts';
import type { RazorpayRefund } from '../vendors/razorpay/razorpay-entities.ts';
import { applyPayment } from './apply-payment.ts';
import type { BillingContext } from './billing-context.ts';
import { addMissingSuppliers } from './receipts.ts';
import { scheduleRecheckOfOpenOrders, reconcileDueOrders } from './reconcile-orders.ts';
import { sendRefunds } from './refunds.ts';
import { events, payments } from './tables.ts';
import { processEvents } from './webhook-events.ts';

/** Pause after a run in which nothing was due any more. */
const PROCESSING_INTERVAL_MS = 1_000;
const WEBHOOK_CHECK_INTERVAL_MS = 15 * 60_000;
/** Interval between searches for refunds whose event was lost. */
const REFUND_SEARCH_INTERVAL_MS = 6 * 3_600_000;

/**
 * Processes a batch of each kind of due work, so that none delays the others: events, orders, then the resulting
 * refunds. Returns the number of claimed rows; unfinished rows are claimed again later.
 */
export async function processBatches(context: BillingContext, stopping?: AbortSignal): Promise<number> {
  let claimed = 0;
  for (const process of [processEvents, reconcileDueOrders, sendRefunds])
    if (!stopping?.aborted) claimed += await process(context, stopping);
  return claimed;
}

/**
 * Starts the jobs of billing in a process with the worker role: due events, orders and refunds every second, a check
 * for missing webhooks every 15 minutes, a search for missed refunds every 6 hours. Any number of processes may run
 * them. Returns the function that stops them and resolves when the current runs have ended.
 */
export function startBillingJobs(context: BillingContext): () => Promise<void> {
  const { log } = context;
  const stopping = new AbortController();
  let isPrepared = false;
  async function run(): Promise<void> {
    if (!isPrepared) {
      await scheduleRecheckOfOpenOrders(context);
      await addMissingSuppliers(context);
    }
    isPrepared = true;
    while ((await processBatches(context, stopping.signal)) > 0);
  }
  const checkWebhooks = () => checkWebhookSilence(context);
  const findRefunds = () => findMissedRefunds(context);
  const stops = [
    { name: 'payments', work: run, pauseMs: PROCESSING_INTERVAL_MS },
    { name: 'check for missing webhooks', work: checkWebhooks, pauseMs: WEBHOOK_CHECK_INTERVAL_MS },
    { name: 'search for missed refunds', work: findRefunds, pauseMs: REFUND_SEARCH_INTERVAL_MS },
  ].map((job) => runPeriodically({ ...job, log }));
  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}

/** How far back to look for refunds: covers a weekend outage plus a day. */
const REFUND_SEARCH_WINDOW_MS = 4 * 24 * 3_600_000;

/**
 * Applies recent refunds at Razorpay whose event was lost. They are searched for because an order is checked for four
 * days only, but may be refunded for six months. Returns the number of refunded payments that were unknown. Throws the
 * failures together after trying all.
 */
export async function findMissedRefunds(context: BillingContext): Promise<number> {
  const { db, razorpay, clock, log } = context;
  const since = new Date(clock.now().getTime() - REFUND_SEARCH_WINDOW_MS);
  const refunded = sumByPayment(await razorpay.listRefunds(since));
  if (refunded.size === 0) return 0;
  const { razorpayPaymentId, orderId, amountRefundedPaise } = payments;
  const ours = await db
    .select({ id: razorpayPaymentId, orderId, known: amountRefundedPaise })
    .from(payments)
    .where(inArray(razorpayPaymentId, [...refunded.keys()]));
  const unknown = ours.filter(({ id, known }) => known < Number(refunded.get(id)));
  await runEach(unknown, 'refunds could not be applied', async ({ id, orderId: paidOrderId }) => {
    log.warn({ paymentId: id, alert: 'refund_event_lost' }, 'refund found without a webhook event');
    const payment = await razorpay.fetchPayment(id);
    await applyPayment(context, { orderId: paidOrderId, payment, via: 'reconcile' });
  });
  return unknown.length;
}

/** Sums refunds per payment, without failed ones. */
function sumByPayment(refunds: readonly RazorpayRefund[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { payment_id, amount, status } of refunds) {
    if (status !== 'failed') sums.set(payment_id, (sums.get(payment_id) ?? 0) + amount);
  }
  return sums;
}

/** Payments younger than this may still be waiting for their event: Razorpay sends it within seconds. */
const EVENT_DELAY_MS = 10 * 60_000;
/** How long before our first record of a payment its event may have arrived; chosen. */
const EVENT_LEAD_MS = 3_600_000;
/** Maximum age of the newest payment for the check for missing webhooks. */
const PAYMENT_SEARCH_WINDOW_MS = 48 * 3_600_000;

/**
 * Logs the alert `razorpay_last_webhook_age` when payments arrive without events: Razorpay disables a webhook that
 * failed for a day and reports this by e-mail only. No payment is lost, but each waits for reconciliation.
 */
export async function checkWebhookSilence({ db, clock, log }: BillingContext): Promise<void> {
  const now = clock.now().getTime();
  const [payment] = await db
    .select({ at: payments.firstSeenAt })
    .from(payments)
    .where(
      and(
        gt(payments.firstSeenAt, new Date(now - PAYMENT_SEARCH_WINDOW_MS)),
        lt(payments.firstSeenAt, new Date(now - EVENT_DELAY_MS)),
      ),
    )
    .orderBy(desc(payments.firstSeenAt))
    .limit(1);
  if (payment === undefined) return;
  const [event] = await db.select({ at: max(events.receivedAt) }).from(events);
  const last = event?.at?.getTime() ?? null;
  if (last !== null && last > payment.at.getTime() - EVENT_LEAD_MS) return;
  const ageSeconds = last === null ? null : Math.round((now - last) / 1000);
  log.error({ alert: 'razorpay_last_webhook_age', ageSeconds }, 'payments arrive but webhooks do not');
}
