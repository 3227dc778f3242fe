import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { sentence } from '../../platform/language/sentence.ts';
import { paths } from '../../platform/links.ts';
import { reloadOnce } from '../../platform/reload-once.ts';
import { reportProblem } from '../../platform/report-problem.ts';
import { BrandLogo } from '../../ui/layout/brand-logo.tsx';
import { Button, buttonClasses } from '../../ui/controls/button.tsx';
import { isMissingFile, PanelBoundary } from '../../ui/feedback/panel-boundary.tsx';
import { FullPageSpinner } from './page-loading.tsx';

/** Replaces the whole app after an error that no page boundary caught. A missing file reloads the page once. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const [isReloading, setIsReloading] = useState(false);
  const onError = (error: unknown) => {
    reportProblem('A page broke.', error);
    setIsReloading(isMissingFile(error) && reloadOnce());
  };
  return (
    <PanelBoundary
      resetKey=""
      onError={onError}
      renderFailure={(retry, error) =>
        isReloading ? <FullPageSpinner /> : <PageFailure error={error} onGoingBack={retry} />
      }
    >
      {children}
    </PanelBoundary>
  );
}

const screens = {
  broken: {
    title: sentence('Unexpected Application Error!'),
    text: sentence('Something broke on this page. Loading it again often helps.'),
  },
  'out-of-reach': {
    title: sentence('No network'),
    text: sentence('This page has not been opened on this device before, so it needs the network.'),
  },
  'not-loaded': {
    title: sentence('Unexpected Application Error!'),
    text: sentence('The connection broke, or our server was unavailable for a moment.'),
  },
} as const;

function loadFailureOf(error: unknown): keyof typeof screens {
  if (!isMissingFile(error)) return 'broken';
  return navigator.onLine ? 'not-loaded' : 'out-of-reach';
}

function PageFailure({ error, onGoingBack }: { error: unknown; onGoingBack: () => void }) {
  const { i18n } = useLingui();
  const [failure] = useState(() => loadFailureOf(error));
  useEffect(() => {
    window.addEventListener('popstate', onGoingBack);
    return () => window.removeEventListener('popstate', onGoingBack);
  }, [onGoingBack]);
  const isFileMissing = failure !== 'broken';
  useReloadWhenOnline(isFileMissing);

  const { title, text } = screens[failure];
  const canGoBack = isFileMissing && window.history.length > 1;
  return (
    <main id="main" className="flex min-h-dvh flex-col items-center justify-center gap-4 p-6 text-center">
      <BrandLogo className="size-12" />
      <h1 className="text-xl font-bold">{i18n.t(title)}</h1>
      <p className="max-w-sm text-muted">{i18n.t(text)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {isFileMissing && (
          <Button size="large" onClick={() => window.location.reload()}>
            {i18n.t('Try Again')}
          </Button>
        )}
        {canGoBack ? (
          <Button look="outline" size="large" onClick={() => window.history.back()}>
            {i18n.t('Go Back')}
          </Button>
        ) : (
          // A plain link, not the router's, because the page must be reloaded.
          <a href={paths.landing} className={buttonClasses(isFileMissing ? 'outline' : 'primary', 'large')}>
            {i18n.t('Back to the home page')}
          </a>
        )}
      </div>
    </main>
  );
}

/** Reloads the page when the browser is online again, because the missing file may load then. */
function useReloadWhenOnline(isFileMissing: boolean): void {
  useEffect(() => {
    if (!isFileMissing) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    window.addEventListener('online', () => navigator.onLine && window.location.reload(), { signal });
    // A reload would interrupt a navigation to another page.
    window.addEventListener('beforeunload', () => stopping.abort(), { signal });
    return () => stopping.abort();
  }, [isFileMissing]);
}
