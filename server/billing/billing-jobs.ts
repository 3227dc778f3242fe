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
  let wake: (() => void) | null = null;
  let nudged = false;

  async function round(): Promise<void> {
    try {
      await workOffEverything(context);
    } catch (error) {
      context.log.error({ err: error }, 'billing round failed');
    }
  }

  function rest(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, nudged ? 0 : ROUND_MS);
      nudged = false;
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  return {
    nudge() {
      nudged = true;
      wake?.();
    },
    start() {
      let running = true;
      const loop = async () => {
        await recheckOpenOrders(context).catch((error: unknown) =>
          context.log.error({ err: error }, 'orders could not be made due'),
        );
        while (running) {
          await round();
          if (running) await rest();
        }
      };
      const ended = loop();
      return () => {
        running = false;
        wake?.();
        return ended;
      };
    },
  };
}
