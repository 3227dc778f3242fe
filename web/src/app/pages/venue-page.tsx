import { useLingui } from '@lingui/react';
import { useParams } from 'react-router';
import { VenueProfile } from '../../features/venues/venue-profile.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

export function Component() {
  const { i18n } = useLingui();
  const { key = '' } = useParams();
  return (
    <PlainPage title={i18n.t('Venue')} width="working">
      <VenueProfile key={key} venueKey={key} />
    </PlainPage>
  );
}
