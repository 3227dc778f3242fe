import { useLingui } from '@lingui/react';
import { useParams } from 'react-router';
import { PlayerProfile } from '../../features/players/player-profile.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

export function Component() {
  const { i18n } = useLingui();
  const { key = '' } = useParams();
  return (
    <PlainPage title={i18n.t('Player')} width="working">
      <PlayerProfile key={key} playerKey={key} />
    </PlainPage>
  );
}
