import { useLingui } from '@lingui/react';
import { Link, useParams } from 'react-router';
import { VenueProfile } from '../../features/venues/venue-profile.tsx';
import { paths } from '../../platform/links.ts';
import { buttonClasses } from '../../ui/button.tsx';
import { Header } from '../shell/header.tsx';
import { PlainFooter } from '../shell/plain-footer.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';

export function Component() {
  const { i18n } = useLingui();
  usePageTitle(i18n.t('Venue'));
  const { key = '' } = useParams();
  return (
    <>
      <Header />
      <main id="main" className="mx-auto min-h-[70dvh] max-w-5xl px-4 py-6 md:px-6">
        <VenueProfile
          key={key}
          venueKey={key}
          wayBack={
            <Link to={paths.matches} className={buttonClasses('primary')}>
              {i18n.t('All matches')}
            </Link>
          }
        />
      </main>
      <PlainFooter />
    </>
  );
}
