const KEY = 'gullylens.pendingOrder';

/** The order whose payment is on its way, kept for this tab while its dialog is closed or the page reloads. */
export function readPendingOrder(): string | null {
  return window.sessionStorage.getItem(KEY);
}

export function keepPendingOrder(orderId: string): void {
  window.sessionStorage.setItem(KEY, orderId);
}

export function forgetPendingOrder(): void {
  window.sessionStorage.removeItem(KEY);
}
