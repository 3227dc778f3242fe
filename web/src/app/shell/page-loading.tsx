import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { Spinner } from '../../ui/controls/skeleton.tsx';

/** A bar at the top while the file of the next page loads. The previous page stays until then. */
export function NavigationProgress() {
  const { i18n } = useLingui();
  const isLoading = useIsPageLoading();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {isLoading && (
        <>
          <div aria-hidden="true" className="h-1 animate-pulse-soft bg-turf" />
          <span className="sr-only">{i18n.t('Loading')}</span>
        </>
      )}
    </div>
  );
}

/** Delay in milliseconds before the bar is shown: most pages load sooner, and a flash would distract. */
export const PROGRESS_DELAY_MS = 150;

const listeners = new Set<() => void>();
/** Files that have been loading for longer than the delay. */
let slowLoads = 0;

/** Returns the same promise, and shows the bar until it settles. */
export async function showWhileLoading<T>(loading: Promise<T>): Promise<T> {
  let isSlow = false;
  const timer = setTimeout(() => {
    isSlow = true;
    changeSlowLoads(1);
  }, PROGRESS_DELAY_MS);
  try {
    return await loading;
  } finally {
    clearTimeout(timer);
    if (isSlow) changeSlowLoads(-1);
  }
}

function useIsPageLoading(): boolean {
  return useSyncExternalStore(subscribe, () => slowLoads > 0);
}

function changeSlowLoads(difference: 1 | -1): void {
  slowLoads += difference;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** A spinner in the middle of the window, while no page can be shown yet. */
export function FullPageSpinner() {
  const { i18n } = useLingui();
  return (
    <div className="flex min-h-dvh items-center justify-center">
      <Spinner label={i18n.t('Loading')} />
    </div>
  );
}
