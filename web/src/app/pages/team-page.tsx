import { useLingui } from '@lingui/react';
import { useParams } from 'react-router';
import { TeamProfile } from '../../features/teams/team-profile.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

export function Component() {
  const { i18n } = useLingui();
  const { key = '' } = useParams();
  return (
    <PlainPage title={i18n.t('Team')} width="working">
      <TeamProfile key={key} teamKey={key} />
    </PlainPage>
  );
}
