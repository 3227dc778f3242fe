import { matchPath, useLocation } from 'react-router';
import { LegalDocument } from '../../features/legal/legal-document.tsx';
import { privacyText } from '../../features/legal/privacy-text.ts';
import { termsText } from '../../features/legal/terms-text.ts';
import { paths } from '../../platform/links.ts';
import { PlainPage } from '../shell/plain-page.tsx';

/** The pages `/terms` and `/privacy`, open to everyone. */
export function Component() {
  const { pathname } = useLocation();
  const text = matchPath(paths.terms, pathname) ? termsText : privacyText;
  return (
    <PlainPage title={text.title} width="reading">
      <h1 className="mb-2 text-2xl font-extrabold">{text.title}</h1>
      <LegalDocument text={text} headingLevel="h2" />
    </PlainPage>
  );
}
