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

type Work = (context: BillingContext, stopping?: AbortSignal) => Promise<number>;

/**
 * One round of all that is due: events, orders, then the refunds that came of them, until nothing is left or it is
 * told to stop; what was claimed and not done is then done by another, or later.
 */
export async function workOffEverything(context: BillingContext, stopping?: AbortSignal): Promise<void> {
  const workOff = async (work: Work): Promise<void> => {
    const done = await work(context, stopping);
    if (done > 0 && !stopping?.aborted) await workOff(work);
  };
  for (const work of [workOffEvents, workOffOrders, workOffRefunds]) await workOff(work);
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
    await workOffEverything(context, stopping);
    const now = context.clock.now().getTime();
    if (now - watchedAt < WATCH_MS) return;
    watchedAt = now;
    await watchWebhooks(context);
    if (now - sweptAt < SWEEP_MS) return;
    await sweepRefunds(context);
    sweptAt = now;
  }

  /** Until it is time or somebody nudges; not at all when nudged while the last round ran. */
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
