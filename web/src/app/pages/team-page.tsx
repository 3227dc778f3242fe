import { useLingui } from '@lingui/react';
import { useParams } from 'react-router';
import { TeamProfile } from '../../features/teams/team-profile.tsx';
import { Header } from '../shell/header.tsx';
import { PlainFooter } from '../shell/plain-footer.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { WayToMatches } from '../shell/way-to-matches.tsx';

export function Component() {
  const { i18n } = useLingui();
  usePageTitle(i18n.t('Team'));
  const { key = '' } = useParams();
  return (
    <>
      <Header />
      <main id="main" className="mx-auto min-h-[70dvh] max-w-5xl px-4 py-6 md:px-6">
        <TeamProfile key={key} teamKey={key} wayBack={<WayToMatches />} />
      </main>
      <PlainFooter />
    </>
  );
}
