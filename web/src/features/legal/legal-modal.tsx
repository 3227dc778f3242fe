import { Modal } from '../../ui/modal.tsx';
import { LegalDocument } from './legal-document.tsx';
import { privacyText } from './privacy-text.ts';
import { termsText } from './terms-text.ts';

interface LegalModalProps {
  name: 'terms' | 'privacy';
  onClose: () => void;
}

export function LegalModal({ name, onClose }: LegalModalProps) {
  const text = name === 'terms' ? termsText : privacyText;
  return (
    <Modal title={text.title} onClose={onClose}>
      <LegalDocument text={text} headingLevel="h3" />
    </Modal>
  );
}
