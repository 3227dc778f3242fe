import { readOrderState } from './pay-for-premium.ts';
import { forgetPendingOrder } from './pending-order.ts';

/** A payment that is still on its way is asked after this often. */
export const PENDING_POLL_MS = 3_000;

/** Asks after an order until it is decided, and says so once. Gives back how to stop: what comes after that is not told. */
export function watchOrder(orderId: string, onDecided: (isPaid: boolean) => void): () => void {
  let isWatched = true;
  const stop = () => {
    isWatched = false;
    clearInterval(timer);
  };
  const look = async () => {
    const state = await readOrderState(orderId);
    // Slow answers overlap: the first that decides is the last that is heard.
    if (!isWatched || state === null || state === 'pending') return;
    stop();
    forgetPendingOrder();
    onDecided(state === 'paid');
  };
  const timer = setInterval(() => void look(), PENDING_POLL_MS);
  return stop;
}
