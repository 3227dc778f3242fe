import { useLingui } from '@lingui/react';
import { AnalysisPlaceholder } from '../../features/analysis/analysis-placeholder.tsx';
import { FullAnalysis } from '../../features/analysis/full-analysis.tsx';
import { AnalysisGrade } from '../../features/track-record/analysis-grade.tsx';
import { PremiumMatchPage } from '../premium/premium-match-page.tsx';

/** The page `/analysis/:matchKey`: one analysis with its grade, for Premium members and staff. */
export function Component() {
  const { i18n } = useLingui();
  return (
    <PremiumMatchPage
      title={i18n.t('Expert Analysis')}
      offer={i18n.t(
        'Captain and vice-captain with the range of their points, every player’s projection and the reasons for it, pitch, form and ground.',
      )}
      placeholder={<AnalysisPlaceholder />}
    >
      {(matchKey) => <FullAnalysis matchKey={matchKey} grade={<AnalysisGrade matchKey={matchKey} />} />}
    </PremiumMatchPage>
  );
}
