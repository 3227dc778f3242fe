import { Modal } from '../../ui/feedback/modal.tsx';
import type { LegalText } from './legal-text.ts';
import { privacyText } from './privacy-text.ts';
import { termsText } from './terms-text.ts';

/** A legal document over the page, for the footer and the sign-in panel. */
export function LegalModal({ name, onClose }: { name: 'terms' | 'privacy'; onClose: () => void }) {
  const text = name === 'terms' ? termsText : privacyText;
  return (
    <Modal title={text.title} onClose={onClose}>
      <LegalDocument text={text} headingLevel="h3" />
    </Modal>
  );
}

interface LegalDocumentProps {
  text: LegalText;
  headingLevel: 'h2' | 'h3';
}

/** A legal document with its date and numbered sections; the container renders the title. */
export function LegalDocument({ text, headingLevel: Heading }: LegalDocumentProps) {
  return (
    <div lang="en" className="max-w-prose">
      <p className="mb-6 text-sm text-muted">Last updated: {text.lastUpdated}</p>
      <ol className="space-y-6">
        {text.sections.map(({ heading, paragraphs, points }, index) => (
          <li key={heading}>
            <Heading className="mb-2 font-bold">
              {index + 1}. {heading}
            </Heading>
            <div className="space-y-2 text-muted">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {points && (
                <ul className="list-disc space-y-1 pl-5">
                  {points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
