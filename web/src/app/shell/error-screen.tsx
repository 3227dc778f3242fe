import { useLingui } from '@lingui/react';
import { BrandLogo } from '../../ui/brand-logo.tsx';
import { buttonClasses } from '../../ui/button.tsx';
import { paths } from '../../platform/links.ts';

/** What is left when a page broke. A plain link, not the router's: the page is loaded anew. */
export function ErrorScreen() {
  const { i18n } = useLingui();
  return (
    <main id="main" className="flex min-h-dvh flex-col items-center justify-center gap-4 p-6 text-center">
      <BrandLogo className="size-12" />
      <h1 className="text-xl font-bold">{i18n.t('Unexpected Application Error!')}</h1>
      <p className="max-w-sm text-muted">
        {i18n.t('Something broke on this page. Loading it again often helps.')}
      </p>
      <a href={paths.landing} className={buttonClasses('primary', 'large')}>
        {i18n.t('Back to the start')}
      </a>
    </main>
  );
}
