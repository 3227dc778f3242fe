import type { toast } from 'react-hot-toast/headless';

/** True from the first toast on. */
let isNeeded = false;
const listeners = new Set<() => void>();

/** Loads the toast library, on the first toast, and returns its `toast` function. */
export async function loadToasts(): Promise<typeof toast> {
  isNeeded = true;
  for (const listener of listeners) listener();
  return (await import('react-hot-toast/headless')).toast;
}

/** Shows an error in a toast. `message` is already translated. */
export function showError(message: string): void {
  void loadToasts().then((toasts) => toasts.error(message));
}

/** True once a toast was requested: then `ToasterHost` must render the toaster. */
export function isToasterNeeded(): boolean {
  return isNeeded;
}

/** Calls `listener` when a toast is requested. Returns a function that unsubscribes. */
export function onToastRequested(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
