import { useLingui } from '@lingui/react';
import { MatchesList } from '../../features/matches/matches-list.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';

export function Component() {
  const { i18n } = useLingui();
  usePageTitle(i18n.t('Cricket Matches'));
  return (
    <PlainPage width="whole">
      <h1 className="text-2xl font-extrabold">{i18n.t('Cricket Matches')}</h1>
      <p className="mb-6 mt-1 text-muted">{i18n.t('Live scores, upcoming fixtures and recent results')}</p>
      <h2 className="sr-only">{i18n.t('Matches by state')}</h2>
      <MatchesList />
    </PlainPage>
  );
}
