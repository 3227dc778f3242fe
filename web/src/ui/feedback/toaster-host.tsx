import { Suspense, lazy, useSyncExternalStore } from 'react';
import { isToasterNeeded, onToastRequested } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })));

/** Renders the toaster from the first toast on. */
export function ToasterHost() {
  const isNeeded = useSyncExternalStore(onToastRequested, isToasterNeeded);
  return (
    isNeeded && (
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    )
  );
}
