import { LegalDocument } from '../../features/legal/legal-document.tsx';
import type { LegalText } from '../../features/legal/legal-text.ts';
import { Header } from '../shell/header.tsx';
import { PlainFooter } from '../shell/plain-footer.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';

/** A legal document as a page of its own. */
export function LegalPage({ text }: { text: LegalText }) {
  usePageTitle(text.title);
  return (
    <>
      <Header />
      <main id="main" className="mx-auto max-w-4xl px-4 py-8 md:px-6">
        <h1 className="mb-2 text-2xl font-extrabold">{text.title}</h1>
        <LegalDocument text={text} headingLevel="h2" />
      </main>
      <PlainFooter />
    </>
  );
}
