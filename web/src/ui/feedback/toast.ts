import type { toast } from 'react-hot-toast/headless';

/** True once a toast was requested; then `ToasterHost` renders the toaster. */
let wanted = false;
const listeners = new Set<() => void>();

/** Loads the toast library, on the first toast, and returns its `toast` function. */
export async function loadToasts(): Promise<typeof toast> {
  wanted = true;
  for (const listener of listeners) listener();
  return (await import('react-hot-toast/headless')).toast;
}

/** Shows an error in a toast. `message` is already translated. */
export function showError(message: string): void {
  void loadToasts().then((toasts) => toasts.error(message));
}

/** True once a toast was requested: then the toaster must be rendered. */
export function toastsAreWanted(): boolean {
  return wanted;
}

/** Calls `listener` when a toast is requested. Returns the function that stops it. */
export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
