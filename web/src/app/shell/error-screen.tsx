import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { BrandLogo } from '../../ui/brand-logo.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { paths } from '../../platform/links.ts';

/** What is left when a page broke. A plain link, not the router's: the page is loaded anew. */
export function ErrorScreen() {
  const { i18n } = useLingui();
  return (
    <WholeScreen
      title={i18n.t('Unexpected Application Error!')}
      text={i18n.t('Something broke on this page. Loading it again often helps.')}
    >
      <WayToStart look="primary" />
    </WholeScreen>
  );
}

/** What is shown of a page whose files are not on this device, while there is no network to bring them. */
export function NoNetworkScreen() {
  const { i18n } = useLingui();
  return (
    <PageToComeScreen
      title={i18n.t('No network')}
      text={i18n.t('This page has not been opened on this device before, so it needs the network.')}
    />
  );
}

/** What is shown of a page whose files did not come, whatever kept them. */
export function NotLoadedScreen() {
  const { i18n } = useLingui();
  return (
    <PageToComeScreen
      title={i18n.t('Unexpected Application Error!')}
      text={i18n.t('The connection broke, or our server was away for a moment.')}
    />
  );
}

function PageToComeScreen({ title, text }: { title: string; text: string }) {
  const { i18n } = useLingui();
  return (
    <WholeScreen title={title} text={text}>
      <Button size="large" onClick={() => window.location.reload()}>
        {i18n.t('Try Again')}
      </Button>
      {window.history.length > 1 ? (
        <Button look="outline" size="large" onClick={() => window.history.back()}>
          {i18n.t('Go Back')}
        </Button>
      ) : (
        <WayToStart look="outline" />
      )}
    </WholeScreen>
  );
}

function WayToStart({ look }: { look: 'primary' | 'outline' }) {
  const { i18n } = useLingui();
  return (
    <a href={paths.landing} className={buttonClasses(look, 'large')}>
      {i18n.t('Back to the start')}
    </a>
  );
}

function WholeScreen({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <main id="main" className="flex min-h-dvh flex-col items-center justify-center gap-4 p-6 text-center">
      <BrandLogo className="size-12" />
      <h1 className="text-xl font-bold">{title}</h1>
      <p className="max-w-sm text-muted">{text}</p>
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
    </main>
  );
}
