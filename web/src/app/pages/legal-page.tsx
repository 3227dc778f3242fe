import { LegalDocument } from '../../features/legal/legal-document.tsx';
import type { LegalText } from '../../features/legal/legal-text.ts';
import { PlainPage } from '../shell/plain-page.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';

/** A legal document as a page of its own. */
export function LegalPage({ text }: { text: LegalText }) {
  usePageTitle(text.title);
  return (
    <PlainPage width="reading">
      <h1 className="mb-2 text-2xl font-extrabold">{text.title}</h1>
      <LegalDocument text={text} headingLevel="h2" />
    </PlainPage>
  );
}
