import { useLingui } from '@lingui/react';
import { MatchesList } from '../../features/matches/matches-list.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

/** The page `/matches`, for signed-in users: live, upcoming and recent matches. */
export function Component() {
  const { i18n } = useLingui();
  return (
    <PlainPage title={i18n.t('Cricket Matches')} width="whole">
      <h1 className="text-2xl font-extrabold">{i18n.t('Cricket Matches')}</h1>
      <p className="mb-4 mt-1 text-muted max-sm:mb-3 max-sm:text-sm">
        {i18n.t('Live scores, upcoming fixtures and recent results')}
      </p>
      <h2 className="sr-only">{i18n.t('Matches by state')}</h2>
      <MatchesList />
    </PlainPage>
  );
}
