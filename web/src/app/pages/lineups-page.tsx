import { useLingui } from '@lingui/react';
import { SampleLineups } from '../../features/analysis/sample-lineups.tsx';
import { Lineups } from '../../features/lineups/lineups.tsx';
import { LineupsLoading } from '../../features/lineups/lineups-loading.tsx';
import { PremiumMatchPage } from '../premium/premium-match-page.tsx';

/** The page `/lineups/:matchKey`: line-ups for one match, for Premium members and staff. */
export function Component() {
  const { i18n } = useLingui();
  return (
    <PremiumMatchPage
      title={i18n.t('Line-ups')}
      offer={i18n.t(
        'Up to 150 different line-ups for one match, built on simulated matches, with the players you want in or out.',
      )}
      loading={<LineupsLoading />}
      free={() => <SampleLineups />}
    >
      {(matchKey) => <Lineups key={matchKey} matchKey={matchKey} />}
    </PremiumMatchPage>
  );
}
