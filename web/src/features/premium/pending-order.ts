import {
  isMoment,
  isRecord,
  readStored,
  removeStored,
  writeStored,
} from '../../platform/storage/local-storage.ts';

/** Key in local storage. The `storage` event lets other tabs watch the order too. */
export const PENDING_ORDER_KEY = 'gullylens.pendingOrder';
/** Key in local storage, written after a payment. The `storage` event lets other tabs refetch their data. */
export const PREMIUM_BOUGHT_KEY = 'gullylens.premiumBought';

/** An order whose payment is not decided yet. All tabs of a browser share it, and it survives reloads. */
export interface PendingOrder {
  readonly userId: string;
  readonly orderId: string;
  /** When this browser started to watch the order, after the checkout, by the server's clock, in ms since 1970. */
  readonly since: number;
}

/** Returns the pending order of this user; null when there is none. */
export function readPendingOrder(userId: string): PendingOrder | null {
  const stored = readStored(PENDING_ORDER_KEY);
  return isPendingOrder(stored) && stored.userId === userId ? stored : null;
}

/** Stores the order, replacing an earlier one. */
export function writePendingOrder(order: PendingOrder): void {
  writeStored(PENDING_ORDER_KEY, order);
}

/** Removes a pending order, unless a newer one has replaced it. */
export function removePendingOrder({ userId, orderId }: PendingOrder): void {
  if (readPendingOrder(userId)?.orderId === orderId) removeStored(PENDING_ORDER_KEY);
}

/** Notifies the other tabs of this browser of a payment. */
export function notifyOtherTabs(): void {
  writeStored(PREMIUM_BOUGHT_KEY, Date.now());
}

function isPendingOrder(value: unknown): value is PendingOrder {
  if (!isRecord(value) || !isMoment(value['since'])) return false;
  return typeof value['userId'] === 'string' && typeof value['orderId'] === 'string';
}
