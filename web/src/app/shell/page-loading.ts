import { useSyncExternalStore } from 'react';

/** How long a page may load before that is shown: most are loaded sooner, and a flash helps nobody. */
export const PROGRESS_DELAY_MS = 150;

const listeners = new Set<() => void>();
let shown = 0;

/** Returns the same promise, and shows that a page is loading until it settles. */
export async function showWhileLoading<T>(loading: Promise<T>): Promise<T> {
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    change(1);
  }, PROGRESS_DELAY_MS);
  try {
    return await loading;
  } finally {
    clearTimeout(timer);
    if (isShown) change(-1);
  }
}

/** Whether a page has been loading for longer than the delay. */
export function useIsPageLoading(): boolean {
  return useSyncExternalStore(subscribe, () => shown > 0);
}

function change(by: number): void {
  shown += by;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
