import { repeatWork } from '../platform/repeat-work.ts';
import type { BillingContext } from './billing-context.ts';
import { sweepRefunds, watchWebhooks } from './find-lost-events.ts';
import { completeFormerReceipts } from './issue-receipt.ts';
import { processEvents } from './process-events.ts';
import { recheckOpenOrders, reconcileDueOrders } from './reconcile-orders.ts';
import { sendRefunds } from './refunds.ts';

const ROUND_MS = 1_000;
const WATCH_MS = 15 * 60_000;
/** A refund whose event was lost is noticed within these. */
const SWEEP_MS = 6 * 3_600_000;

/**
 * Processes a batch of each kind of due work, so that none holds up the others: events, orders, then the refunds that
 * came of them. Returns how many rows were claimed; what is not done is claimed again later.
 */
export async function processBatches(context: BillingContext, stopping?: AbortSignal): Promise<number> {
  let claimed = 0;
  for (const process of [processEvents, reconcileDueOrders, sendRefunds])
    if (!stopping?.aborted) claimed += await process(context, stopping);
  return claimed;
}

/** Starts the jobs of billing; returns the function that stops them. Any number of processes may run them. */
export function startBillingJobs(context: BillingContext): () => Promise<void> {
  const { log } = context;
  const stopping = new AbortController();
  let hasCaughtUp = false;
  async function round(): Promise<void> {
    if (!hasCaughtUp) {
      await recheckOpenOrders(context);
      await completeFormerReceipts(context);
    }
    hasCaughtUp = true;
    while ((await processBatches(context, stopping.signal)) > 0);
  }
  const stops = [
    repeatWork({ name: 'payments', work: round, pauseMs: ROUND_MS, log }),
    repeatWork({ name: 'webhook watch', work: () => watchWebhooks(context), pauseMs: WATCH_MS, log }),
    repeatWork({ name: 'refund sweep', work: () => sweepRefunds(context), pauseMs: SWEEP_MS, log }),
  ];
  return async () => {
    stopping.abort();
    await Promise.all(stops.map((stop) => stop()));
  };
}
