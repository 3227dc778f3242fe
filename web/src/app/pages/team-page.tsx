import { useLingui } from '@lingui/react';
import { useParams } from 'react-router';
import { TeamProfile } from '../../features/teams/team-profile.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { WayToMatches } from '../shell/way-to-matches.tsx';

export function Component() {
  const { i18n } = useLingui();
  usePageTitle(i18n.t('Team'));
  const { key = '' } = useParams();
  return (
    <PlainPage width="working">
      <TeamProfile key={key} teamKey={key} wayBack={<WayToMatches />} />
    </PlainPage>
  );
}
