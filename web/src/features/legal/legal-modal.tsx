import { Modal } from '../../ui/feedback/modal.tsx';
import { LegalDocument } from './legal-document.tsx';
import { privacyText } from './privacy-text.ts';
import { termsText } from './terms-text.ts';

export function LegalModal({ name, onClose }: { name: 'terms' | 'privacy'; onClose: () => void }) {
  const text = name === 'terms' ? termsText : privacyText;
  return (
    <Modal title={text.title} onClose={onClose}>
      <LegalDocument text={text} headingLevel="h3" />
    </Modal>
  );
}
