import type { PendingOrder } from './pending-order.ts';
import { readOrderState } from './read-order-state.ts';

/** The gap before the second check; it doubles with every check, up to the longest. */
export const FIRST_GAP_MS = 3_000;
export const LONGEST_GAP_MS = 60_000;
/** An order may look unpaid until the server has asked Razorpay. After this it counts as not paid. */
export const UNPAID_AFTER_MS = 120_000;

/**
 * Checks an order until its payment is decided, and reports the decision once. Checks at once, then with doubling gaps;
 * pauses while the tab is hidden and starts again when it is shown or the network is back. Returns how to stop.
 */
export function watchOrder(order: PendingOrder, onDecided: (isPaid: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let gap = FIRST_GAP_MS;
  const stopping = new AbortController();
  const { signal } = stopping;

  const check = async () => {
    clearTimeout(timer);
    const isPaid = decide(await readOrderState(order.orderId), order);
    // Slow checks overlap: the first that decides stops the others.
    if (signal.aborted) return;
    if (isPaid === null) return scheduleNext();
    stop();
    onDecided(isPaid);
  };
  const scheduleNext = () => {
    clearTimeout(timer);
    if (document.visibilityState === 'hidden') return;
    timer = setTimeout(() => void check(), gap);
    gap = Math.min(2 * gap, LONGEST_GAP_MS);
  };
  const restart = () => {
    if (document.visibilityState === 'hidden') return;
    gap = FIRST_GAP_MS;
    void check();
  };
  const stop = () => {
    stopping.abort();
    clearTimeout(timer);
  };

  document.addEventListener('visibilitychange', restart, { signal });
  window.addEventListener('online', restart, { signal });
  restart();
  return stop;
}

/** Whether the order is paid; null while that is not decided. */
function decide(state: Awaited<ReturnType<typeof readOrderState>>, { since }: PendingOrder): boolean | null {
  if (state === 'paid') return true;
  if (state === 'refunded') return false;
  if (state === null || state === 'pending') return null;
  return Date.now() - since >= UNPAID_AFTER_MS ? false : null;
}
