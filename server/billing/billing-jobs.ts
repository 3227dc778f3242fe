import { setTimeout as delay } from 'node:timers/promises';
import type { BillingContext } from './billing-context.ts';
import { workOffEvents } from './work-off-events.ts';
import { recheckOpenOrders, workOffOrders } from './work-off-orders.ts';
import { workOffRefunds } from './work-off-refunds.ts';

const ROUND_MS = 5_000;

/** One round of all that is due: events, orders, then the refunds that came of them, until nothing is left. */
export async function workOffEverything(context: BillingContext): Promise<void> {
  while ((await workOffEvents(context)) > 0);
  while ((await workOffOrders(context)) > 0);
  while ((await workOffRefunds(context)) > 0);
}

export interface BillingJobs {
  start(): () => Promise<void>;
  /** Has the next round begin at once, where this process runs the jobs. */
  nudge(): void;
}

/** The jobs of billing. Any number of processes may run them: rows are claimed, so no leader is needed. */
export function createBillingJobs(context: BillingContext): BillingJobs {
  const bell = new EventTarget();
  let nudged = false;

  async function round(): Promise<void> {
    try {
      await workOffEverything(context);
    } catch (error) {
      context.log.error({ err: error }, 'billing round failed');
    }
  }

  /** Until it is time, or somebody nudges, or nudged while the last round ran. */
  async function rest(stopping: AbortSignal): Promise<void> {
    const woken = new AbortController();
    const wake = () => woken.abort();
    bell.addEventListener('nudge', wake, { once: true, signal: stopping });
    const signal = AbortSignal.any([stopping, woken.signal]);
    await delay(nudged ? 0 : ROUND_MS, undefined, { signal }).catch(() => {});
    bell.removeEventListener('nudge', wake);
    nudged = false;
  }

  async function run(stopping: AbortSignal): Promise<void> {
    await recheckOpenOrders(context).catch((error: unknown) =>
      context.log.error({ err: error }, 'orders could not be made due'),
    );
    while (!stopping.aborted) {
      await round();
      await rest(stopping);
    }
  }

  return {
    nudge() {
      nudged = true;
      bell.dispatchEvent(new Event('nudge'));
    },
    start() {
      const stopping = new AbortController();
      const ended = run(stopping.signal);
      return () => {
        stopping.abort();
        return ended;
      };
    },
  };
}
