import type { toast } from 'react-hot-toast';

let wanted = false;
const listeners = new Set<() => void>();

/** The toasts. Their code loads with the first one. */
export async function loadToasts(): Promise<typeof toast> {
  wanted = true;
  for (const listener of listeners) listener();
  return (await import('react-hot-toast')).toast;
}

export function showError(message: string): void {
  void loadToasts().then((toasts) => toasts.error(message));
}

export function toastsAreWanted(): boolean {
  return wanted;
}

export function onToastsWanted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
