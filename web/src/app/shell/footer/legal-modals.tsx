import { lazy, Suspense, useState } from 'react';

const LegalModal = lazy(() =>
  import('../../../features/legal/legal-document.tsx').then((module) => ({ default: module.LegalModal })),
);

/** The legal texts that open as dialogs. */
export type LegalName = 'terms' | 'privacy';

/** The terms and the privacy policy as dialogs: `open` shows one, `modal` is the element to render. */
export function useLegalModal() {
  const [name, setName] = useState<LegalName | null>(null);
  const modal = name !== null && (
    <Suspense fallback={null}>
      <LegalModal name={name} onClose={() => setName(null)} />
    </Suspense>
  );
  return { open: setName, modal };
}
