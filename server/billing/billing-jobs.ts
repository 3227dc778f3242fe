import { tellFailures } from '../platform/tell-failures.ts';
import type { BillingContext } from './billing-context.ts';
import { sweepRefunds } from './sweep-refunds.ts';
import { watchWebhooks } from './watch-webhooks.ts';
import { workOffEvents } from './work-off-events.ts';
import { recheckOpenOrders, workOffOrders } from './work-off-orders.ts';
import { workOffRefunds } from './work-off-refunds.ts';

const ROUND_MS = 5_000;
const WATCH_MS = 15 * 60_000;
/** A refund whose event was lost is noticed within these. */
const SWEEP_MS = 6 * 3_600_000;

const KINDS = [workOffEvents, workOffOrders, workOffRefunds] as const;

/**
 * A batch of each kind of work that is due, so that much of one holds up none of the others: events, orders, then the
 * refunds that came of them. Gives how many were done; what was claimed and not done is done by another, or later.
 */
export async function workOffBatches(context: BillingContext, stopping?: AbortSignal): Promise<number> {
  let done = 0;
  for (const workOff of KINDS) if (!stopping?.aborted) done += await workOff(context, stopping);
  return done;
}

export interface BillingJobs {
  start(): () => Promise<void>;
  /** Has the next round begin at once, where this process runs the jobs. */
  nudge(): void;
}

/** The jobs of billing. Any number of processes may run them: rows are claimed, so no leader is needed. */
export function createBillingJobs(context: BillingContext): BillingJobs {
  let nudged = false;
  let watchedAt = 0;
  let sweptAt = 0;
  let hasLookedBack = false;
  let wake: (() => void) | undefined;
  const teller = tellFailures((err) =>
    context.log.error({ err }, 'a billing round failed; the next one tries again'),
  );

  async function round(stopping: AbortSignal): Promise<void> {
    if (!hasLookedBack) await recheckOpenOrders(context);
    hasLookedBack = true;
    if ((await workOffBatches(context, stopping)) > 0) nudged = true;
    await lookAfter();
  }

  async function lookAfter(): Promise<void> {
    const now = context.clock.now().getTime();
    if (now - watchedAt < WATCH_MS) return;
    watchedAt = now;
    await watchWebhooks(context);
    if (now - sweptAt < SWEEP_MS) return;
    // Before it is known how it went: one refund that is never taken in must not have all of them listed every round.
    sweptAt = now;
    await sweepRefunds(context);
  }

  /** Until it is time or somebody nudges; not at all when nudged while the last round ran, or when that found work. */
  async function rest(): Promise<void> {
    if (!nudged) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ROUND_MS);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    nudged = false;
  }

  async function run(stopping: AbortSignal): Promise<void> {
    while (!stopping.aborted) {
      await round(stopping).then(teller.worked, teller.failed);
      if (!stopping.aborted) await rest();
    }
  }

  return {
    nudge() {
      nudged = true;
      wake?.();
    },
    start() {
      const stopping = new AbortController();
      const ended = run(stopping.signal);
      return () => {
        stopping.abort();
        wake?.();
        return ended;
      };
    },
  };
}
