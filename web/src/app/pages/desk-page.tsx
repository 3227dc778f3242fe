import { useLingui } from '@lingui/react';
import { AnalysisParts } from '../../features/analysis/full-analysis.tsx';
import { Desk } from '../../features/desk/desk.tsx';
import { useAuth } from '../../features/session/auth-context.ts';
import { EmptyState } from '../../ui/list-states.tsx';
import { Header } from '../shell/header.tsx';
import { PlainFooter } from '../shell/plain-footer.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';

export function Component() {
  const { i18n } = useLingui();
  const { user } = useAuth();
  usePageTitle(i18n.t('Desk'));
  return (
    <>
      <Header />
      <main id="main" className="mx-auto min-h-[70dvh] max-w-5xl px-4 py-8 md:px-6">
        <h1 className="mb-6 text-2xl font-extrabold">{i18n.t('Desk')}</h1>
        {user !== null && user.role !== 'user' ? (
          <Desk preview={(analysis) => <AnalysisParts analysis={analysis} />} />
        ) : (
          <EmptyState
            title={i18n.t('You do not have access to this.')}
            text={i18n.t('The desk is where analysts work.')}
          />
        )}
      </main>
      <PlainFooter />
    </>
  );
}
