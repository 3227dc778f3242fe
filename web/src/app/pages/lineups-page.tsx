import { useLingui } from '@lingui/react';
import { SampleLineups } from '../../features/analysis/sample-lineups.tsx';
import { Lineups } from '../../features/lineups/lineups.tsx';
import { LineupsLoading } from '../../features/lineups/lineups-loading.tsx';
import { sentence } from '../../platform/language/sentence.ts';
import { PremiumMatchPage } from '../premium/premium-match-page.tsx';

const offered = [
  sentence('Up to 150 different line-ups for one match'),
  sentence('Built on simulated matches'),
  sentence('With the players you want in or out'),
] as const;

/** The page `/lineups/:matchKey`: line-ups for one match, for Premium members and staff. */
export function Component() {
  const { i18n } = useLingui();
  return (
    <PremiumMatchPage
      title={i18n.t('Line-ups')}
      offer={offered}
      loading={<LineupsLoading />}
      free={() => <SampleLineups />}
    >
      {(matchKey) => <Lineups key={matchKey} matchKey={matchKey} />}
    </PremiumMatchPage>
  );
}
