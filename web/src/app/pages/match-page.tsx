import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useParams } from 'react-router';
import { MatchCentre } from '../../features/match-centre/match-centre.tsx';
import { Upgrade } from '../../features/premium/upgrade.tsx';
import { useAuth } from '../../features/session/auth-context.ts';
import { PlainPage } from '../shell/plain-page.tsx';
import { usePageTitle } from '../shell/use-page-title.ts';
import { WayToMatches } from '../shell/way-to-matches.tsx';

export function Component() {
  const { i18n } = useLingui();
  usePageTitle(i18n.t('Match centre'));
  const { key = '' } = useParams();
  const { isPremium } = useAuth();
  const [upgrading, setUpgrading] = useState(false);
  return (
    <>
      <PlainPage width="working">
        <MatchCentre
          key={key}
          matchKey={key}
          isPremium={isPremium}
          onUpgrade={() => setUpgrading(true)}
          wayBack={<WayToMatches />}
        />
      </PlainPage>
      <Upgrade open={upgrading} onClose={() => setUpgrading(false)} />
    </>
  );
}
