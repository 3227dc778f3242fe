import { useLingui } from '@lingui/react';
import { AnalysisLoading } from '../../features/analysis/analysis-loading.tsx';
import { FreeFacts } from '../../features/analysis/free-facts.tsx';
import { CurrentSample } from '../../features/analysis/free-sample.tsx';
import { FullAnalysis } from '../../features/analysis/full-analysis.tsx';
import { usePaymentWatch } from '../../features/premium/payment-watch.tsx';
import { AnalysisGrade } from '../../features/track-record/analysis-grade.tsx';
import { sentence } from '../../platform/language/sentence.ts';
import { Badge } from '../../ui/layout/badge.tsx';
import { OfferBar } from '../../ui/feedback/offer-box.tsx';
import { PremiumMatchPage } from '../premium/premium-match-page.tsx';

const offered = [
  sentence('Captain and vice-captain, with the range of their points'),
  sentence('Every player’s projection, and the reasons for it'),
  sentence('Pitch, form and ground'),
] as const;

/** The page `/analysis/:matchKey`: one analysis with its grade, for Premium members and staff; for all as the sample. */
export function Component() {
  const { i18n } = useLingui();
  const { upgrade } = usePaymentWatch();
  return (
    <PremiumMatchPage
      title={i18n.t('Expert Analysis')}
      offer={offered}
      loading={<AnalysisLoading />}
      free={(matchKey) => (
        <>
          <FreeFacts matchKey={matchKey} />
          <CurrentSample />
        </>
      )}
      sample={(matchKey) => (
        <div className="space-y-6">
          <Badge tone="turf">{i18n.t('Free sample')}</Badge>
          {whole(matchKey)}
          <OfferBar
            title={i18n.t('This was a free sample')}
            offer={i18n.t('Members read the analysis of each match from six hours before its start.')}
            onUpgrade={() => upgrade()}
          />
        </div>
      )}
    >
      {whole}
    </PremiumMatchPage>
  );
}

function whole(matchKey: string) {
  return <FullAnalysis matchKey={matchKey} grade={<AnalysisGrade matchKey={matchKey} />} />;
}
