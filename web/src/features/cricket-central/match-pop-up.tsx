import { lazy, Suspense, useState } from 'react';

const MatchDialog = lazy(() =>
  import('./match-dialog.tsx').then((module) => ({ default: module.MatchDialog })),
);

/** The match pop-up: `open` shows a match, `popUp` is to be put on the page. */
export function useMatchPopUp(isPremium: boolean) {
  const [key, setKey] = useState<string | null>(null);
  const popUp = key !== null && (
    <Suspense fallback={null}>
      <MatchDialog matchKey={key} isPremium={isPremium} onClose={() => setKey(null)} />
    </Suspense>
  );
  return { open: setKey, popUp };
}
