import { useLingui } from '@lingui/react';
import { AnalysisParts } from '../../features/analysis/full-analysis.tsx';
import { Desk } from '../../features/desk/desk.tsx';
import { useAuth } from '../../features/session/auth-context.ts';
import { isStaff } from '../../features/session/describe-user.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

/** The page `/desk`: the desk for staff, a message for other signed-in users. */
export function Component() {
  const { i18n } = useLingui();
  const { user } = useAuth();
  return (
    <PlainPage title={i18n.t('Desk')} width="working">
      <h1 className="mb-3 text-2xl font-extrabold">{i18n.t('Desk')}</h1>
      {isStaff(user) ? (
        <Desk preview={(analysis) => <AnalysisParts analysis={analysis} heading="h2" />} />
      ) : (
        <EmptyState
          title={i18n.t('You do not have access to this.')}
          text={i18n.t('The desk is where analysts work.')}
        />
      )}
    </PlainPage>
  );
}
