import { useLingui } from '@lingui/react';
import { useParams } from 'react-router';
import { VenueProfile } from '../../features/venues/venue-profile.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { WayToMatches } from '../shell/way-to-matches.tsx';

export function Component() {
  const { i18n } = useLingui();
  usePageTitle(i18n.t('Venue'));
  const { key = '' } = useParams();
  return (
    <PlainPage width="working">
      <VenueProfile key={key} venueKey={key} wayBack={<WayToMatches />} />
    </PlainPage>
  );
}
