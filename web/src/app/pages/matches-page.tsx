import { useLingui } from '@lingui/react';
import { MatchesList } from '../../features/matches/matches-list.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

/** The page `/matches`, for signed-in users: live, upcoming and recent matches. */
export function Component() {
  const { i18n } = useLingui();
  return (
    <PlainPage title={i18n.t('Cricket Matches')} width="whole">
      <h1 className="text-xl font-extrabold md:text-2xl">{i18n.t('Cricket Matches')}</h1>
      <p className="mb-3 mt-0.5 text-sm text-muted">
        {i18n.t('Live scores, upcoming fixtures and recent results')}
      </p>
      <h2 className="sr-only">{i18n.t('Matches by state')}</h2>
      <MatchesList />
    </PlainPage>
  );
}
