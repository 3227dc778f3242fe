import { callApi } from '../../platform/api/api-client.ts';
import { isApiError } from '../../platform/api/api-error.ts';
import { serverNow } from '../../platform/api/server-clock.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import type { PendingOrder } from './pending-order.ts';

/** Pause between the first two checks, in milliseconds. It doubles after every check. */
export const FIRST_GAP_MS = 3_000;
/** Longest pause between two checks, in milliseconds. */
export const LONGEST_GAP_MS = 60_000;
/**
 * An unpaid order counts as not paid after this time since the checkout, in milliseconds, and only if the server has
 * checked it with Razorpay since then: `checkedAt`.
 */
export const UNPAID_AFTER_MS = 120_000;

/**
 * Checks an order until its payment is decided, and reports the decision once. Checks at once, then with doubling
 * pauses. Stops while the tab is hidden and starts again when it is shown or the network is back. Returns a function
 * that stops.
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

type OrderAnswer = Awaited<ReturnType<typeof readOrderState>>;

/** Returns whether the order is paid; null while that is not decided. */
function decide(answer: OrderAnswer, { since }: PendingOrder): boolean | null {
  if (answer === null || answer.state === 'pending') return null;
  if (answer.state === 'paid') return true;
  if (answer.state === 'refunded' || answer.state === 'not-found') return false;
  const isChecked = answer.checkedAt !== null && Date.parse(answer.checkedAt) > since;
  return isChecked && serverNow() - since >= UNPAID_AFTER_MS ? false : null;
}

/**
 * Returns the state of an order: `not-found` when this account has no such order, null when it cannot be read now.
 * Reading an unpaid order schedules the server's next check at Razorpay within seconds; `checkedAt` is the last check.
 * Also called after the checkout was closed.
 */
export async function readOrderState(orderId: string) {
  try {
    const params = { order_id: orderId };
    return await callApi('GET /api/subscriptions/premium/orders/{order_id}/', { params });
  } catch (error) {
    if (isApiError(error) && error.code === 'order_not_found') return { state: 'not-found' } as const;
    reportProblem('The order could not be read.', error);
    return null;
  }
}
