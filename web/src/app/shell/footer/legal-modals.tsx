import { useState } from 'react';
import { lazyDialog } from '../../../ui/feedback/lazy-part.tsx';

const LegalModal = lazyDialog(
  async () => (await import('../../../features/legal/legal-document.tsx')).LegalModal,
);

/** The legal texts that open as dialogs. */
export type LegalName = 'terms' | 'privacy';

/** Returns the terms and the privacy policy as dialogs: `open` shows one, `modal` is the element to render. */
export function useLegalModal() {
  const [name, setName] = useState<LegalName | null>(null);
  const modal = name !== null && <LegalModal name={name} onClose={() => setName(null)} />;
  return { open: setName, modal };
}
