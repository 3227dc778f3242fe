import { Suspense, lazy, useSyncExternalStore } from 'react';
import { onToastsWanted, toastsAreWanted } from './toast.ts';

const Toaster = lazy(() => import('./toaster.tsx').then((module) => ({ default: module.Toaster })));

/** Renders the toaster from the first toast on. */
export function ToasterHost() {
  const wanted = useSyncExternalStore(onToastsWanted, toastsAreWanted);
  return (
    wanted && (
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    )
  );
}
